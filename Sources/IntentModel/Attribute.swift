// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// A parameter of an intent, a parameter of a response, or a property of a custom type.
///
/// The runtime knows one thing for the three of them, under one set of keys with three prefixes; so does this type.
///
/// It is one reference wide: rules go over the attributes of a file dozens of times, and to copy each with all of its texts
/// took as long as what the rules do with them.
public struct Attribute: Sendable {
  /// What an attribute belongs to.
  public enum Owner: String, CaseIterable, Hashable, Sendable {
    /// An intent.
    case intent = "INIntentParameter"
    /// An intent's response.
    case response = "INIntentResponseParameter"
    /// A custom type.
    case type = "INTypeProperty"
  }

  private let content: Content

  init(_ fields: AttributeFields) {
    content = Content(fields)
  }

  /// What copies of an attribute share.
  private final class Content: Sendable {
    let fields: AttributeFields
    let propertyName: String
    let kind: Kind

    init(_ fields: AttributeFields) {
      self.fields = fields
      propertyName = fields.name?.value.asPropertyName ?? ""
      kind = fields.kind
    }
  }

  /// The dictionary that declares it.
  public var declaration: PropertyListValue { content.fields.declaration }

  /// What it belongs to.
  public var owner: Owner { content.fields.owner }

  /// The name as the file has it.
  public var name: Located<String>? { content.fields.name }

  /// The name in code: the file's, with its first character in lower case.
  public var propertyName: String { content.propertyName }

  /// The number under which a saved value is kept, as the file has it.
  public var declaredTag: Located<Int>? { content.fields.declaredTag }

  /// The position in which people see it, from 1.
  public var displayPriority: Located<Int>? { content.fields.displayPriority }

  /// The name for people.
  public var displayName: LocalizedText { content.fields.displayName }

  /// The name of the type, such as `String`, `Object` or `Integer`.
  public var typeName: Located<String>? { content.fields.typeName }

  /// What the values are, decided in the runtime's order: an enum's name first, then a scalar's, then a custom type's.
  ///
  /// A list of numbers or texts is decided like a single one; whether the runtime treats lists of scalars apart is not
  /// known.
  public var kind: Kind { content.kind }

  /// The name of the custom type of an object.
  public var objectTypeName: Located<String>? { content.fields.objectTypeName }

  /// The namespace of the custom type.
  public var objectTypeNamespace: Located<String>? { content.fields.objectTypeNamespace }

  /// The name of the enum that the values are from.
  public var enumTypeName: Located<String>? { content.fields.enumTypeName }

  /// The namespace of the enum.
  public var enumTypeNamespace: Located<String>? { content.fields.enumTypeNamespace }

  /// Whether the value is a list.
  public var supportsMultipleValues: Located<Bool>? { content.fields.supportsMultipleValues }

  /// Whether the list has as many values as ``arraySizes`` says.
  public var isFixedSizeArray: Located<Bool>? { content.fields.isFixedSizeArray }

  /// The sizes of a fixed-size list.
  public var arraySizes: ArraySizes? { content.fields.arraySizes }

  /// Whether people see it where the intent is configured.
  public var isConfigurable: Located<Bool>? { content.fields.isConfigurable }

  /// Whether the options come from code.
  public var supportsDynamicEnumeration: Located<Bool>? {
    content.fields.supportsDynamicEnumeration
  }

  /// Whether the options are searched by code.
  public var supportsSearch: Located<Bool>? { content.fields.supportsSearch }

  /// Whether the app resolves the value, so that it can be asked for.
  public var supportsResolution: Located<Bool>? { content.fields.supportsResolution }

  /// Whether the dialogs that tell values apart are the app's own.
  public var customDisambiguation: Located<Bool>? { content.fields.customDisambiguation }

  /// Whether it is one of the properties that every custom type has.
  public var isDefaultProperty: Located<Bool>? { content.fields.isDefaultProperty }

  /// How many options are shown at once.
  public var declaredWindowSize: Located<Int>? { content.fields.declaredWindowSize }

  /// What restricts and describes the value, by its type.
  public var metadata: AttributeMetadata? { content.fields.metadata }

  /// What the system says when it asks for the value, in the order of the file.
  public var promptDialogs: [PromptDialog] { content.fields.promptDialogs }

  /// On which other parameter's value it depends whether this one is shown.
  public var relationship: Relationship? { content.fields.relationship }

  /// Why a value can be refused, in the order of the file, which numbers the reasons from 1 in generated code.
  public var unsupportedReasons: [UnsupportedReason] { content.fields.unsupportedReasons }

  /// Keys that are none of the above.
  public var unknownEntries: [PropertyListValue.Entry] { content.fields.unknownEntries }
}

extension Attribute: CustomReflectable {
  /// The fields, for debuggers and `dump`.
  public var customMirror: Mirror { Mirror(reflecting: content.fields) }
}
