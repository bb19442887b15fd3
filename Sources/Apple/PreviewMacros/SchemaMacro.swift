// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macros `@AppIntent(schema:)`, `@AppEntity(schema:)` and `@AppEnum(schema:)`, and the older ones whose names begin with `Assistant`.
///
/// The parameters and cases that a schema asks for are not checked.
public struct SchemaMacro: ExtensionMacro, MemberAttributeMacro {
  /// Returns the extensions with the conformances that the type does not have yet.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let schema = node.arguments?.as(LabeledExprListSyntax.self)?.first?.expression
      .trimmedDescription
    let action = schema?.split(separator: ".").last.map(String.init) ?? ""
    let names = protocols.map { String($0.trimmedDescription.split(separator: ".").last ?? "") }
    return try names.filter { isConformance($0, to: action, of: declaration) }.map {
      try ExtensionDeclSyntax("extension \(type.trimmed): AppIntents.\(raw: $0) {}")
    }
  }

  /// Whether a schema adds a conformance, which it does only if the type has the property that the protocol asks for.
  private static func isConformance(
    _ name: String, to action: String, of declaration: some DeclGroupSyntax
  ) -> Bool {
    let wanted: (property: String, action: String)? =
      switch name {
      case "OpenIntent": ("target", "open")
      case "DeleteIntent": ("entities", "delete")
      case "ShowInAppSearchResultsIntent": ("criteria", "search")
      default: nil
      }
    guard let wanted else { return true }
    return action.lowercased().hasPrefix(wanted.action)
      && declaration.memberBlock.members.contains { member in
        member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
          $0.pattern.trimmedDescription == wanted.property
        } ?? false
      }
  }

  /// Returns the wrapper of a stored variable without attributes: a parameter of an intent, or a property of an entity.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard let variable = member.as(VariableDeclSyntax.self), variable.attributes.isEmpty,
      variable.bindingSpecifier.text == "var", variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.typeAnnotation != nil,
      binding.initializer == nil, binding.accessorBlock == nil,
      !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return [] }
    switch String(node.attributeName.trimmedDescription.split(separator: ".").last ?? "") {
    case "AppIntent", "AssistantIntent": return ["@AppIntents.IntentParameter()"]
    case "AppEntity", "AssistantEntity":
      return name == "id" ? [] : ["@AppIntents.EntityProperty()"]
    default: return []
    }
  }
}
