// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import Testing

/// Definitions with as much in them as a test needs.
///
/// Keys are written as `…Name`: the ellipsis stands for the prefix of the part that is made, such as
/// `INIntentParameter`, at every depth.
enum Fixture {
  /// A definition of the given root.
  static func definition(_ root: PropertyListLiteral) throws -> IntentDefinition {
    let text = String(decoding: XMLWriter.document(root), as: UTF8.self)
    return try IntentDefinition(SourceFile(name: "test", text: text))
  }

  /// An intent, under `INIntent`.
  static func intent(_ literal: PropertyListLiteral) throws -> Intent {
    try #require(
      definition(["INIntents": [literal.withKeys(prefixedBy: "INIntent")]]).intents.first)
  }

  /// A custom type, under `INType`.
  static func type(_ literal: PropertyListLiteral) throws -> ObjectType {
    try #require(definition(["INTypes": [literal.withKeys(prefixedBy: "INType")]]).types.first)
  }

  /// An enum, under `INEnum`.
  static func enumType(_ literal: PropertyListLiteral) throws -> EnumType {
    try #require(definition(["INEnums": [literal.withKeys(prefixedBy: "INEnum")]]).enums.first)
  }

  /// A parameter, a response parameter or a property, under the prefix of its owner.
  static func attribute(
    _ literal: PropertyListLiteral, of owner: Attribute.Owner = .intent
  ) throws -> Attribute {
    let attributes: PropertyListLiteral = [literal.withKeys(prefixedBy: owner.rawValue)]
    let attribute =
      switch owner {
      case .intent: try intent(["…Parameters": attributes]).parameters.first
      case .response:
        try intent(["…Response": ["…ResponseParameters": attributes]]).response?.parameters.first
      case .type: try type(["…Properties": attributes]).properties.first
      }
    return try #require(attribute)
  }

  /// The metadata of a parameter.
  static func metadata(_ literal: PropertyListLiteral) throws -> AttributeMetadata {
    try #require(attribute(["…Metadata": literal]).metadata)
  }

  /// The relationship of a parameter to its parent.
  static func relationship(
    _ predicate: String, value: PropertyListLiteral? = nil, values: PropertyListLiteral? = nil
  ) throws -> Relationship {
    let literal: PropertyListLiteral = [
      "…RelationshipParentName": "parent",
      "…RelationshipPredicateName": .string(predicate),
      "…RelationshipPredicateValue": value ?? .null,
      "…RelationshipPredicateValues": values ?? .null,
    ]
    return try #require(attribute(["…Relationship": literal]).relationship)
  }
}

extension PropertyListLiteral {
  /// The same with a prefix in the place of the ellipsis that keys begin with.
  fileprivate func withKeys(prefixedBy prefix: String) -> PropertyListLiteral {
    switch self {
    case .dictionary(let members):
      .dictionary(
        members.map { member in
          let key = member.key.hasPrefix("…") ? prefix + member.key.dropFirst() : member.key
          return Member(key, member.value.withKeys(prefixedBy: prefix))
        })
    case .array(let elements): .array(elements.map { $0.withKeys(prefixedBy: prefix) })
    default: self
    }
  }
}
