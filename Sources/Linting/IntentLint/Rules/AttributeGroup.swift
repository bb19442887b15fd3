// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import PropertyListSyntax
package import SourceText

/// Attributes that are numbered and named together: those of one intent, one response or one type.
package struct AttributeGroup: Sendable {
  /// The owner of the attributes, in words such as `the intent 'Show'`.
  package let owner: String

  /// The kind of owner.
  package let kind: Attribute.Owner

  /// The dictionary that declares it.
  package let declaration: PropertyListValue

  /// The attributes, in the order of the file.
  package let attributes: [Attribute]

  /// The largest tag that the file says an attribute has or had.
  package let lastTag: Located<Int>?

  /// The key of that tag.
  package var lastTagKey: String {
    switch kind {
    case .intent: "INIntentLastParameterTag"
    case .response: "INIntentResponseLastParameterTag"
    case .type: "INTypeLastPropertyTag"
    }
  }
}

extension IntentDefinition {
  /// The attributes of all intents, responses and types, by owner.
  package var attributeGroups: [AttributeGroup] {
    let intents = intents.flatMap { intent in
      let name = intent.name?.value ?? ""
      let own = AttributeGroup(
        owner: "the intent '\(name)'", kind: .intent, declaration: intent.declaration,
        attributes: intent.parameters, lastTag: intent.lastParameterTag)
      let response = intent.response.map {
        AttributeGroup(
          owner: "the response of '\(name)'", kind: .response, declaration: $0.declaration,
          attributes: $0.parameters, lastTag: $0.lastParameterTag)
      }
      return [own] + (response.map { [$0] } ?? [])
    }
    let types = types.map { type in
      AttributeGroup(
        owner: "the type '\(type.name?.value ?? "")'", kind: .type,
        declaration: type.declaration, attributes: type.properties, lastTag: type.lastPropertyTag)
    }
    return intents + types
  }
}

extension Attribute {
  /// The noun for the attribute: `parameter` or `property`.
  package var noun: String { owner == .type ? "property" : "parameter" }

  /// The value of one of its own keys as the file has it, for an edit of it.
  package func value(ofKey suffix: String) -> PropertyListValue? {
    declaration[owner.rawValue + suffix]
  }
}
