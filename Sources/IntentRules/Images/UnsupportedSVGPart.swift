// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Parts of an SVG file that are not drawn.
struct UnsupportedSVGPart: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unsupported-svg-part", family: .images, severity: .warning,
    summary: """
      An SVG file holds text, a filter, a style sheet or another part that previews do not \
      draw, or draw more simply.
      """,
    why: """
      The preview is not what the app shows, so nobody sees whether the icon fits.
      """,
    remedy: """
      Export the icon as paths with their colors as attributes: then it is the same everywhere.
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
