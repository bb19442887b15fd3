// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// A parameter of an intent, a parameter of a response, or a property of a custom type.
///
/// The runtime knows one thing for the three of them, under one set of keys with three prefixes; so does this type.
///
/// A class, because a copy of an attribute would count a dozen references, and rules go over the attributes of a file dozens
/// of times.
public final class Attribute: Sendable {
  /// The kind of declaration that has the attribute.
  public enum Owner: String, CaseIterable, Hashable, Sendable {
    /// The attribute is a parameter of an intent.
    case intent = "INIntentParameter"
    /// The attribute is a parameter of an intent's response.
    case response = "INIntentResponseParameter"
    /// The attribute is a property of a custom type.
    case type = "INTypeProperty"
  }

  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The kind of declaration that has the attribute.
  public let owner: Owner

  /// The name as the file has it.
  public let name: Located<String>?

  /// The name in code: the file's, with its first character in lower case.
  public let propertyName: String

  /// The number under which a saved value is kept, as the file has it.
  public let declaredTag: Located<Int>?

  /// The position in the edit sheet, from 1; nil if the file has none.
  public let displayPriority: Located<Int>?

  /// The display name, localized.
  public let displayName: LocalizedText

  /// The name of the type, such as `String`, `Object` or `Integer`.
  public let typeName: Located<String>?

  /// The type of the values, decided in the runtime's order: an enum's name first, then a scalar's,
  /// then a custom type's.
  ///
  /// A list of numbers or texts is decided like a single one; whether the runtime treats lists of scalars apart is not
  /// known.
  public let kind: Kind

  /// The name of the custom type of an object.
  public let objectTypeName: Located<String>?

  /// The namespace of the custom type.
  public let objectTypeNamespace: Located<String>?

  /// The name of the enum that the values are from.
  public let enumTypeName: Located<String>?

  /// The namespace of the enum.
  public let enumTypeNamespace: Located<String>?

  /// Whether the value is a list.
  public let supportsMultipleValues: Located<Bool>?

  /// Whether the list has as many values as ``arraySizes`` says.
  public let isFixedSizeArray: Located<Bool>?

  /// The sizes of a fixed-size list.
  public let arraySizes: ArraySizes?

  /// Whether the edit sheet shows the parameter; nil if the file does not say.
  public let isConfigurable: Located<Bool>?

  /// Whether the options come from code.
  public let supportsDynamicEnumeration: Located<Bool>?

  /// Whether the options are searched by code.
  public let supportsSearch: Located<Bool>?

  /// Whether the app resolves the value, so that it can be asked for.
  public let supportsResolution: Located<Bool>?

  /// Whether the dialogs that tell values apart are the app's own.
  public let customDisambiguation: Located<Bool>?

  /// Whether the attribute is one of the properties that every custom type has.
  public let isDefaultProperty: Located<Bool>?

  /// The number of options that are shown at once.
  public let declaredWindowSize: Located<Int>?

  /// The limits, default and other facts of the value, by its type; nil if the file has none.
  public let metadata: AttributeMetadata?

  /// The dialogs by which the system asks for the value, in the order of the file.
  public let promptDialogs: [PromptDialog]

  /// The condition on another parameter under which this one is shown; nil for none.
  public let relationship: Relationship?

  /// The reasons for which a value can be refused, in the order of the file, which numbers the
  /// reasons from 1 in generated code.
  public let unsupportedReasons: [UnsupportedReason]

  /// Keys that are none of the above.
  public let unknownEntries: [PropertyListValue.Entry]

  /// Decodes a parameter, a response parameter or a type's property.
  init(
    decoding declaration: PropertyListValue, owner: Owner, with decoder: inout DefinitionDecoder
  ) {
    let keys = AttributeKeys.of(owner)
    let declared = KeyedEntries(of: declaration, in: keys.attribute)
    self.declaration = declaration
    self.owner = owner
    name = decoder.string(.name, of: declared)
    propertyName = name?.value.asPropertyName ?? ""
    declaredTag = decoder.integer(.tag, of: declared)
    displayPriority = decoder.integer(.displayPriority, of: declared)
    displayName = decoder.text(.displayName, id: .displayNameID, of: declared)
    typeName = decoder.string(.type, of: declared)
    objectTypeName = decoder.string(.objectType, of: declared)
    objectTypeNamespace = decoder.string(.objectTypeNamespace, of: declared)
    enumTypeName = decoder.string(.enumType, of: declared)
    enumTypeNamespace = decoder.string(.enumTypeNamespace, of: declared)
    kind = Kind(
      typeName: typeName?.value,
      enumType: TypeReference(enumTypeName, in: enumTypeNamespace),
      objectType: TypeReference(objectTypeName, in: objectTypeNamespace))
    supportsMultipleValues = decoder.boolean(.supportsMultipleValues, of: declared)
    isFixedSizeArray = decoder.boolean(.fixedSizeArray, of: declared)
    arraySizes = declared.last(.arraySizes) { entry in
      ArraySizes(entries: decoder.elements(entry) { $0.arraySize($1, keys) })
    }
    isConfigurable = decoder.boolean(.configurable, of: declared)
    supportsDynamicEnumeration = decoder.boolean(.supportsDynamicEnumeration, of: declared)
    supportsSearch = decoder.boolean(.supportsSearch, of: declared)
    supportsResolution = decoder.boolean(.supportsResolution, of: declared)
    customDisambiguation = decoder.boolean(.customDisambiguation, of: declared)
    isDefaultProperty = decoder.boolean(.default, of: declared)
    declaredWindowSize = decoder.integer(.windowSize, of: declared)
    metadata = declared.last(.metadata) { entry in
      decoder.dictionary(entry).map { decoder.metadata($0, keys) }
    }
    promptDialogs = decoder.elements(.promptDialogs, of: declared) { $0.promptDialog($1, keys) }
    relationship = declared.last(.relationship) { entry in
      decoder.dictionary(entry).map { decoder.relationship($0, keys) }
    }
    unsupportedReasons = decoder.elements(.unsupportedReasons, of: declared) {
      $0.unsupportedReason($1, keys)
    }
    unknownEntries = declared.unknown

    let part = owner == .type ? "property" : "parameter"
    if name == nil {
      decoder.reportMissing(owner.rawValue + "Name", in: declaration, part: part)
    }
    if typeName == nil, enumTypeName == nil {
      decoder.reportMissing(owner.rawValue + "Type", in: declaration, part: part)
    }
  }
}
