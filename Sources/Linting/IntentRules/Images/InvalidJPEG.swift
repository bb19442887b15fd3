// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// JPEG files that cannot be read.
struct InvalidJPEG: ReaderRule {
  static let metadata = RuleMetadata(
    id: "invalid-jpeg", family: .images, severity: .error,
    summary: "A JPEG file is invalid or truncated.",
    why: """
      The icon is not drawn: previews show the first letter of the title instead, and a device \
      shows a part of the image, or none.
      """,
    remedy: "Export the image again as JPEG, or better as SVG.")

  static let examples: [RuleExample] = [
    .image("Widget.assets/tray.jpg", "↓GIF89a\n"),
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 1h6v6H1z"/>
      </svg>

      """),
  ]
}
