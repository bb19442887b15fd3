// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@ModelActor`, which gives an actor a container, what runs its code, and an initializer.
public struct ModelActorMacro: MemberMacro, ExtensionMacro {
  /// Returns the properties of the protocol and, unless it is not wanted, the initializer.
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let access = declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    var members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    let arguments = node.arguments?.as(LabeledExprListSyntax.self)
    let isWithout =
      arguments?.contains {
        $0.label?.text == "disableGenerateInit" && $0.expression.trimmedDescription == "true"
      } ?? false
    if !isWithout {
      members.append(
        """
        \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
          self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
            modelContext: SwiftData.ModelContext(modelContainer))
          self.modelContainer = modelContainer
        }
        """)
    }
    return members
  }

  /// Returns the extension with the conformance.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}
