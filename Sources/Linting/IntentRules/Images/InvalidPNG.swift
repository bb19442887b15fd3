// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// PNG files that cannot be read.
struct InvalidPNG: ReaderRule {
  static let metadata = RuleMetadata(
    id: "invalid-png", family: .images, severity: .error,
    summary: "A PNG file is invalid, truncated, or in Apple's iOS-only variant.",
    why: """
      The icon is not drawn: previews show the first letter of the title instead, and Xcode \
      refuses the file.
      """,
    remedy: """
      Export the image again as PNG, or better as SVG. Xcode converts the PNG files inside an \
      app for iOS: use the original instead.
      """)

  static let examples: [RuleExample] = [
    .image("Widget.assets/tray.png", "↓GIF89a\n"),
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 1h6v6H1z"/>
      </svg>

      """),
  ]
}
