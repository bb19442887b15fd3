// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `@Previewable`, which marks a variable that lives as long as its preview; it expands
/// to nothing.
public struct PreviewableMacro: PeerMacro {
  /// Returns no declarations, as nothing is needed here.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
