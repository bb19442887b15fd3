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
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")]
  }
}

/// Says something of a class that makes no difference here: nothing is made of it.
public struct NothingMacro: DeclarationMacro {
  /// Nothing.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
