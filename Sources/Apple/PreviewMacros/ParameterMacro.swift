// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Parameter` of a hint, which keeps the value of a static variable in a constant beside it.
///
/// A property wrapper would do, but not in Swift 6: its storage is a variable that all threads share.
public struct ParameterMacro: AccessorMacro, PeerMacro {
  /// Returns the accessors that read and write the kept value.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let name = name(of: declaration) else { return [] }
    return [
      "get { $\(raw: name).wrappedValue }", "set { $\(raw: name).wrappedValue = newValue }",
    ]
  }

  /// Returns the constant that keeps the value, for rules.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, let name = name(of: declaration)
    else { return [] }
    let type = binding.typeAnnotation?.type.trimmedDescription
    let access = variable.modifiers.first {
      ["public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
    }
    let value = binding.initializer?.value.trimmedDescription ?? "nil"
    return [
      """
      \(raw: access.map { "\($0.name.text) " } ?? "")static let $\(raw: name) = \
      TipKit.Tips.Parameter\(raw: type.map { "<\($0)>" } ?? "")(wrappedValue: \(raw: value))
      """
    ]
  }

  private static func name(of declaration: some DeclSyntaxProtocol) -> String? {
    declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      .as(IdentifierPatternSyntax.self)?.identifier.text
  }
}
