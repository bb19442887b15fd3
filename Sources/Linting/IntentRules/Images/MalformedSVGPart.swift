// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Parts of an SVG file that are invalid.
struct MalformedSVGPart: ReaderRule {
  static let metadata = RuleMetadata(
    id: "malformed-svg-part", family: .images, severity: .warning,
    summary: "A path, a value or a reference in an SVG file is invalid.",
    why: """
      The shape is not drawn, or drawn only up to the mistake, and each program does this \
      differently: the icon on the phone differs from the preview.
      """,
    remedy: """
      Repair the part at the place that the finding names, or export the icon again.
      """)

  static let examples: [RuleExample] = [
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 1h6v6H1z"/>
        <use href="↓#lid"/>
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
