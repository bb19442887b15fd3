// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Names of images that point outside their folder.
struct UnusableImageName: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unusable-image-name", family: .images, severity: .error,
    summary: """
      The name of an image, or of a file in an image set, points outside the folder of images.
      """,
    why: """
      The path is not followed: a catalog from someone else could show any file of the \
      machine. The app looks for the name in its asset catalog, and does not find it.
      """,
    remedy: """
      Put the image into the folder and write only its name, without a path or an extension.
      """)

  static let examples: [RuleExample] = [
    .catalog(destination("↓../tray")),
    .catalog(destination("tray"), with: [tray]),
  ]

  private static func destination(_ image: String) -> String {
    """
    "imageProperty": "image",
    "destinations": [
      { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://a", "image": "\(image)" } }
    ]
    """
  }

  private static let tray = RuleExample.File(
    "Widget.assets/tray.svg",
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>

    """)
}
