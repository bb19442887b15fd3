// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Image sets and symbol sets that cannot be used.
struct InvalidImageSet: ReaderRule {
  static let metadata = RuleMetadata(
    id: "invalid-image-set", family: .images, severity: .warning,
    summary: """
      The 'Contents.json' of an image or symbol set has an invalid value, or lists no file for \
      an iPhone, or the file of a symbol is not a template.
      """,
    why: """
      Xcode ignores what it does not understand, so the app has no icon, or the wrong icon in \
      dark mode.
      """,
    remedy: """
      Correct the value, or add a file for the universal idiom in Xcode. Export the template of \
      a symbol from the SF Symbols app.
      """)

  static let examples: [RuleExample] = [
    .image("Widget.xcassets/tray.imageset/Contents.json", "↓{ \"images\": [] }\n"),
    .image("Widget.xcassets/tray.symbolset/Contents.json", "↓{ \"symbols\": [] }\n"),
    .image(
      "Widget.xcassets/tray.imageset/Contents.json",
      #"{ "images": [{ "idiom": "universal", "filename": "tray.svg" }] }"# + "\n",
      with: [
        .init(
          "Widget.xcassets/tray.imageset/tray.svg",
          """
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>

          """)
      ]),
  ]
}
