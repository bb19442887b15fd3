// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
package import SourceText

/// Attributes that are numbered and named together: those of one intent, one response or one type.
package struct AttributeGroup: Sendable {
  /// What the attributes belong to, in words such as `the intent 'Show'`.
  package let owner: String

  /// The attributes, in the order of the file.
  package let attributes: [Attribute]

  /// The largest tag that the file says an attribute has or had.
  package let lastTag: Located<Int>?
}

extension IntentDefinition {
  /// The attributes of all intents, responses and types, by owner.
  package var attributeGroups: [AttributeGroup] {
    let intents = intents.flatMap { intent in
      let name = intent.name?.value ?? ""
      let own = AttributeGroup(
        owner: "the intent '\(name)'", attributes: intent.parameters,
        lastTag: intent.lastParameterTag)
      let response = intent.response.map {
        AttributeGroup(
          owner: "the response of '\(name)'", attributes: $0.parameters,
          lastTag: $0.lastParameterTag)
      }
      return [own] + (response.map { [$0] } ?? [])
    }
    let types = types.map { type in
      AttributeGroup(
        owner: "the type '\(type.name?.value ?? "")'", attributes: type.properties,
        lastTag: type.lastPropertyTag)
    }
    return intents + types
  }
}
