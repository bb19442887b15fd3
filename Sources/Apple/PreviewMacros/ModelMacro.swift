// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Model`, which adds a conformance only, as objects stay in memory unchanged.
public struct ModelMacro: ExtensionMacro {
  /// Returns the extension with the conformance and the type of `ID`.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let isPublic = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) }
    // Declared here, as other files may need it before the compiler has inferred it.
    let identifier = identifierType(of: declaration).map {
      "\(isPublic ? "public " : "")typealias ID = \($0)"
    }
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed): SwiftData.PersistentModel {
          \(raw: identifier ?? "")
        }
        """)
    ]
  }

  /// Returns the type of the class's own `id`: the library's if it has none, nil if its type is not
  /// written.
  private static func identifierType(of declaration: some DeclGroupSyntax) -> String? {
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "id" {
        return binding.typeAnnotation?.type.trimmedDescription
      }
    }
    return "SwiftData.PersistentIdentifier"
  }
}

/// A macro that declares something without an effect here; it expands to nothing.
public struct NothingMacro: DeclarationMacro {
  /// Returns no declarations, as nothing is needed here.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
