// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@UnionValue`, which makes an enumeration whose cases have a value each a value of a parameter.
public struct UnionValueMacro: ExtensionMacro {
  /// Returns the extension with the names of the cases, and with the value of each as the tool sees it.
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let access =
      declaration.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let cases = declaration.memberBlock.members
      .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      .compactMap { element -> (name: String, label: String, type: String)? in
        guard let value = element.parameterClause?.parameters.first else { return nil }
        let label = value.firstName.map { "\($0.text): " } ?? ""
        return (element.name.text, label, value.type.trimmedDescription)
      }
    let names = cases.map { "case \($0.name)" }.joined(separator: "\n")
    let values = cases.map { "case .\($0.name)(let value): value.hostedValue" }
      .joined(separator: "\n")
    let readings = cases.map {
      """
      if let found = try await hostedCase(\($0.type).self, of: value, by: query) {
        return .\($0.name)(\($0.label)found)
      }
      """
    }.joined(separator: "\n")
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed): AppIntents.AppUnionValue {
          \(raw: access)enum Cases: String, AppIntents.AppUnionValueCasesProviding {
            \(raw: access)typealias UnionValue = \(type.trimmed)
            \(raw: names)
          }
          \(raw: access)var hostedValue: AppIntents.HostedIntentValue? {
            switch self {
            \(raw: values)
            }
          }
          \(raw: access)static func hosted(
            _ value: AppIntents.HostedIntentValue, by query: (any AppIntents.EntityQuery)?
          ) async throws -> \(type.trimmed)? {
            \(raw: readings)
            return nil
          }
        }
        """)
    ]
  }
}
