// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Images that are too large for an icon.
struct ImageTooLarge: ReaderRule {
  static let metadata = RuleMetadata(
    id: "image-too-large", family: .images, severity: .error,
    summary: "An image has too many bytes, pixels, elements or levels for an icon.",
    why: """
      It is not drawn. A widget has little memory, and the system ends it if an image takes \
      too much: users see an empty widget.
      """,
    remedy: """
      Make the image smaller: at most 4096 × 4096 pixels, 4 MB as PNG and 16 MB as JPEG, and 1 MB, 100000 elements and 64 levels as SVG.
      """)

  static let examples: [RuleExample] = [
    .image("Widget.assets/tray.svg", nested(65)),
    .image("Widget.assets/tray.svg", nested(3)),
  ]

  /// A path in groups, of which the one on the level that is too many is marked.
  private static func nested(_ depth: Int) -> String {
    let groups = (2...depth).map { $0 == 65 ? "\n↓<g>" : "<g>" }.joined()
    let ends = String(repeating: "</g>", count: depth - 1)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
      \(groups)<path d="M1 1h6v6H1z"/>\(ends)
      </svg>

      """
  }
}
