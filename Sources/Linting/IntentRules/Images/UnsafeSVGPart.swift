// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Parts of an SVG file that run code or load something.
struct UnsafeSVGPart: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unsafe-svg-part", family: .images, severity: .warning,
    summary: """
      An SVG file contains a script, an event handler, another document or an external \
      reference.
      """,
    why: """
      An icon needs none of these. Opening the file in a browser runs the script, or tells \
      another server that it was opened. Previews skip the part and do not copy it to their \
      output.
      """,
    remedy: "Remove the part. Draw an image that is loaded from elsewhere in the file itself.")

  static let examples: [RuleExample] = [
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        ↓<script>alert(1)</script>
        <path d="M1 1h6v6H1z"/>
      </svg>

      """),
    .image(
      "Widget.assets/tray.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 1h6v6H1z" ↓onclick="alert(1)"/>
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
