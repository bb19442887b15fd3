// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a model of a class that is written with `@Model`: a conformance, as objects are kept in memory as they are.
public struct ModelMacro: ExtensionMacro {
  /// The conformance.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let isPublic = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) }
    // Said here, as other files may ask for it before the compiler has inferred it.
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

  /// The type of the class's own `id`; that of the library if it has none, and nil if it is not written.
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

/// Says something of a class that makes no difference here: nothing is made of it.
public struct NothingMacro: DeclarationMacro {
  /// Nothing.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
