// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `#Preview` of a view of UIKit, which expands to nothing, as such a view is not drawn.
public struct UnlistedPreviewMacro: DeclarationMacro {
  /// Returns no declarations, so that nothing lists it.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
