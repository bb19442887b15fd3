// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The keys of an attribute and its parts, whose prefix depends on what the attribute belongs to.
///
/// A class, because each attribute of a file asks for them: a copy of the vocabularies would count a dozen references.
final class AttributeKeys: Sendable {
  let attribute: Vocabulary<Key>
  let arraySize: Vocabulary<ArraySize>
  let metadata: Vocabulary<AttributeMetadata.Key>
  let promptDialog: Vocabulary<PromptDialog>
  let relationship: Vocabulary<Relationship>
  let unsupportedReason: Vocabulary<UnsupportedReason>

  private static let intent = AttributeKeys(.intent)
  private static let response = AttributeKeys(.response)
  private static let type = AttributeKeys(.type)

  /// The keys of the attributes of an owner.
  static func of(_ owner: Attribute.Owner) -> AttributeKeys {
    switch owner {
    case .intent: intent
    case .response: response
    case .type: type
    }
  }

  private init(_ owner: Attribute.Owner) {
    let prefix = owner.rawValue
    attribute = Vocabulary(prefix: prefix)
    arraySize = Vocabulary(prefix: prefix + "ArraySize")
    metadata = Vocabulary(prefix: prefix + "Metadata")
    promptDialog = Vocabulary(prefix: prefix + "PromptDialog")
    relationship = Vocabulary(prefix: prefix + "Relationship")
    unsupportedReason = Vocabulary(prefix: prefix + "UnsupportedReason")
  }

  enum Key: String, CaseIterable {
    case arraySizes = "ArraySizes"
    case configurable = "Configurable"
    case customDisambiguation = "CustomDisambiguation"
    case `default` = "Default"
    case displayName = "DisplayName"
    case displayNameID = "DisplayNameID"
    case displayPriority = "DisplayPriority"
    case enumType = "EnumType"
    case enumTypeNamespace = "EnumTypeNamespace"
    case fixedSizeArray = "FixedSizeArray"
    case metadata = "Metadata"
    case name = "Name"
    case objectType = "ObjectType"
    case objectTypeNamespace = "ObjectTypeNamespace"
    case promptDialogs = "PromptDialogs"
    case relationship = "Relationship"
    case supportsDynamicEnumeration = "SupportsDynamicEnumeration"
    case supportsMultipleValues = "SupportsMultipleValues"
    case supportsResolution = "SupportsResolution"
    case supportsSearch = "SupportsSearch"
    case tag = "Tag"
    case type = "Type"
    case unsupportedReasons = "UnsupportedReasons"
    case windowSize = "WindowSize"
  }

  enum ArraySize: String, CaseIterable {
    case size = "Size"
    case sizeClass = "SizeClass"
  }

  enum PromptDialog: String, CaseIterable {
    case custom = "Custom"
    case format = "FormatString"
    case formatID = "FormatStringID"
    case type = "Type"
  }

  enum Relationship: String, CaseIterable {
    case parentName = "ParentName"
    case predicateName = "PredicateName"
    case predicateValue = "PredicateValue"
    case predicateValues = "PredicateValues"
  }

  enum UnsupportedReason: String, CaseIterable {
    case code = "Code"
    case custom = "Custom"
    case `default` = "Default"
    case format = "FormatString"
    case formatID = "FormatStringID"
  }
}
