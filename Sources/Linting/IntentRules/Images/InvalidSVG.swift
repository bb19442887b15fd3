// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// SVG files that cannot be drawn.
struct InvalidSVG: ReaderRule {
  static let metadata = RuleMetadata(
    id: "invalid-svg", family: .images, severity: .error,
    summary: "An SVG file is not well formed, or has no size.",
    why: """
      The icon is not drawn: previews show the first letter of the title instead, and Xcode \
      refuses the file or shows nothing.
      """,
    remedy: "Repair the file at the place that the finding names, or export it again.")

  static let examples: [RuleExample] = [
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 1h6v6H1z">
      ↓</svg>

      """),
    .image(
      "Widget.assets/tray.svg",
      """
      ↓<svg xmlns="http://www.w3.org/2000/svg">
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
