// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// A parameter of an intent, a parameter of a response, or a property of a custom type.
///
/// The runtime knows one thing for the three of them, under one set of keys with three prefixes; so does this type.
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

  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// What it belongs to.
  public let owner: Owner

  /// The name as the file has it.
  public var name: Located<String>?

  /// The number under which a saved value is kept, as the file has it.
  public var declaredTag: Located<Int>?

  /// The position in which people see it, from 1.
  public var displayPriority: Located<Int>?

  /// The name for people.
  public var displayName = LocalizedText()

  /// The name of the type, such as `String`, `Object` or `Integer`.
  public var typeName: Located<String>?

  /// The name of the custom type of an object.
  public var objectTypeName: Located<String>?

  /// The namespace of the custom type.
  public var objectTypeNamespace: Located<String>?

  /// The name of the enum that the values are from.
  public var enumTypeName: Located<String>?

  /// The namespace of the enum.
  public var enumTypeNamespace: Located<String>?

  /// Whether the value is a list.
  public var supportsMultipleValues: Located<Bool>?

  /// Whether the list has as many values as ``arraySizes`` says.
  public var isFixedSizeArray: Located<Bool>?

  /// The sizes of a fixed-size list.
  public var arraySizes: ArraySizes?

  /// Whether people see it where the intent is configured.
  public var isConfigurable: Located<Bool>?

  /// Whether the options come from code.
  public var supportsDynamicEnumeration: Located<Bool>?

  /// Whether the options are searched by code.
  public var supportsSearch: Located<Bool>?

  /// Whether the app resolves the value, so that it can be asked for.
  public var supportsResolution: Located<Bool>?

  /// Whether the dialogs that tell values apart are the app's own.
  public var customDisambiguation: Located<Bool>?

  /// Whether it is one of the properties that every custom type has.
  public var isDefaultProperty: Located<Bool>?

  /// How many options are shown at once.
  public var declaredWindowSize: Located<Int>?

  /// What restricts and describes the value, by its type.
  public var metadata: AttributeMetadata?

  /// What the system says when it asks for the value, in the order of the file.
  public var promptDialogs: [PromptDialog] = []

  /// On which other parameter's value it depends whether this one is shown.
  public var relationship: Relationship?

  /// Why a value can be refused, in the order of the file, which numbers the reasons from 1 in generated code.
  public var unsupportedReasons: [UnsupportedReason] = []

  /// Keys that are none of the above.
  public var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue, owner: Owner) {
    self.declaration = declaration
    self.owner = owner
  }
}
