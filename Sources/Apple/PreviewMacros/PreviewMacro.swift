// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The compiler loads this library: it is built against the compiler's own libraries, not by the
// package.

import SwiftSyntax
import SwiftSyntaxMacros

/// The macro `#Preview`, which makes a type that the program can list and show.
public struct PreviewMacro: DeclarationMacro {
  /// The labels of arguments that are closures with the preview's content.
  private static let closures = ["body", "widget", "timeline", "timelineProvider"]

  /// Returns a type whose function makes the preview from the arguments as they are written.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The location comes before closures, which may be in the parentheses, too.
    let written = node.arguments.map { argument in
      (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
    }
    let first = node.arguments.enumerated().first {
      Self.closures.contains($0.element.label?.text ?? "")
    }
    let count = first?.offset ?? written.count
    var place: [String] = []
    if let known = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID) {
      place = ["file: \(known.file)", "line: \(known.line)"]
    }
    let arguments = (written[..<count] + place + written[count...]).joined(separator: ", ")
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
