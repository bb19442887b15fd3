// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The compiler loads this library: it is built against the libraries of the compiler itself, not by the package.

import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a type of a `#Preview` that the program can be asked for.
public struct PreviewMacro: DeclarationMacro {
  /// A type whose function makes the preview, with the arguments as they are written.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    var arguments = node.arguments.trimmedDescription
    if let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) {
      arguments =
        (arguments.isEmpty ? "" : "\(arguments), ") + "file: \(place.file), line: \(place.line)"
    }
    let closure = node.trailingClosure?.description ?? ""
    let others = node.additionalTrailingClosures.description
    let name = context.makeUniqueName("Preview")
    return [
      """
      struct \(name): SwiftUI.PreviewRegistry {
        @MainActor static func makePreview() -> SwiftUI.Preview {
          SwiftUI.Preview(\(raw: arguments)) \(raw: closure) \(raw: others)
        }
      }
      """
    ]
  }
}
