// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `#Rule` of a hint, which calls the initializer of the rule with its arguments.
public struct RuleMacro: ExpressionMacro {
  /// Returns the call of the initializer.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    let closure = node.trailingClosure.map { " \($0.trimmedDescription)" } ?? ""
    return "TipKit.Tips.Rule(\(node.arguments))\(raw: closure)"
  }
}
