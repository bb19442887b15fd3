// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Images in unsupported formats.
struct UnsupportedImageFormat: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unsupported-image-format", family: .images, severity: .warning,
    summary:
      "The image of a destination is neither SVG nor PNG, JPEG or PDF, or a kind of JPEG that is not drawn.",
    why: """
      Previews show the first letter of the title instead, so nobody sees whether the icon \
      fits.
      """,
    remedy: "Export the image as SVG, which Xcode also reads.")

  static let examples: [RuleExample] = [
    .image("Widget.assets/tray.gif", "↓GIF89a\n"),
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 1h6v6H1z"/>
      </svg>

      """),
  ]
}
