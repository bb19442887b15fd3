// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Names of images that lead out of their folder.
struct UnusableImageName: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unusable-image-name", family: .images, severity: .error,
    summary:
      "The name of an image, or of a file of an image set, leads out of the folder of images.",
    why: """
      It is not followed: a catalog that somebody else wrote could show any file of the machine. The app looks the name up in \
      its asset catalog, where it is none.
      """,
    remedy: """
      Put the image into the folder and write its name alone, without a path and without extension.
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
