// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macros `@ComputedProperty` and `@DeferredProperty`, which give a computed variable the projection of an entity's property.
public struct EntityPropertyMacro: PeerMacro {
  /// Returns the projection, `$name`: with the value of a computed property, and without one for a deferred property, whose value has
  /// to be waited for.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.trimmed
    else { return [] }
    let access =
      variable.modifiers.first {
        ["public", "package", "fileprivate", "private"].contains($0.name.text)
      }.map { "\($0.name.text) " } ?? ""
    let title = node.arguments?.as(LabeledExprListSyntax.self)?
      .first { $0.label?.text == "title" }?.expression.trimmedDescription
    let isDeferred = node.attributeName.trimmedDescription.hasSuffix("DeferredProperty")
    let value = isDeferred ? "" : ", value: \(name)"
    return [
      """
      \(raw: access)var $\(raw: name): AppIntents.EntityProperty<\(type)> {
        AppIntents.EntityProperty(hostedTitle: \(raw: title ?? "nil")\(raw: value))
      }
      """
    ]
  }
}
