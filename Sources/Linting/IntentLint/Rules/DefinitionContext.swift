// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel

/// The facts about one definition that several rules need, gathered once.
package struct DefinitionContext: Sendable {
  /// The attributes of all intents, responses and types, by owner.
  package let attributeGroups: [AttributeGroup]

  /// The attributes of all intents, responses and types.
  package let attributes: [Attribute]

  /// Gathers the facts about a definition.
  package init(_ definition: IntentDefinition) {
    attributeGroups = definition.attributeGroups
    attributes = attributeGroups.flatMap(\.attributes)
  }
}
