// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `#bundle`, the bundle with the resources of the code that names it; a program has one bundle for all of its modules.
public struct BundleMacro: ExpressionMacro {
  /// Returns the bundle of the program.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> ExprSyntax { "Foundation.Bundle.main" }
}
