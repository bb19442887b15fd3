// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a variable of a `#Preview` that lives as long as the preview: nothing is made of it.
public struct PreviewableMacro: PeerMacro {
  /// Nothing.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
