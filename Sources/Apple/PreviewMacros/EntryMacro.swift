// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Entry`, which makes an environment key for a variable of `EnvironmentValues`.
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// Returns the accessors that read and write the value by its key.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let entry = Entry(declaration) else { return [] }
    return [
      "get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }",
    ]
  }

  /// Returns the key's declaration.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let entry = Entry(declaration) else { return [] }
    // Without a type, that of the value is inferred for a constant.
    let value =
      entry.type.map { "static var defaultValue: \($0) { \(entry.value) }" }
      ?? "nonisolated(unsafe) static let defaultValue = \(entry.value)"
    return ["private struct \(raw: entry.key): SwiftUI.EnvironmentKey { \(raw: value) }"]
  }
}

/// A variable and its default value.
private struct Entry {
  let key: String
  let type: String?
  let value: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    type = binding.typeAnnotation?.type.trimmedDescription
    guard
      let value = binding.initializer?.value.trimmedDescription
        ?? (type?.hasSuffix("?") == true ? "nil" : nil)
    else { return nil }
    key = "__Key_\(name)"
    self.value = value
  }
}
