// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Parts of an SVG file that are not drawn.
struct UnsupportedSVGPart: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unsupported-svg-part", family: .images, severity: .warning,
    summary: """
      An SVG file contains text, a filter, a style sheet or another part that previews do not \
      draw, or simplify.
      """,
    why: "The preview differs from the app, so nobody sees whether the icon fits.",
    remedy: """
      Export the icon as paths with colors as attributes, so that it looks the same \
      everywhere.
      """)

  static let examples: [RuleExample] = [
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        ↓<text x="1" y="7">A</text>
        <path d="M1 1h6v6H1z"/>
      </svg>

      """),
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 1h6v6H1z"/>
      </svg>

      """),
  ]
}
