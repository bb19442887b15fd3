// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Color sets that cannot be used.
struct InvalidColorSet: ReaderRule {
  static let metadata = RuleMetadata(
    id: "invalid-color-set", family: .images, severity: .warning,
    summary: """
      The 'Contents.json' of a color set has an invalid value, or no color for an iPhone.
      """,
    why: """
      Xcode ignores what it does not understand, so the color is missing on the device, and \
      what is drawn in it is invisible. Only the color sets that a catalog's style names, and \
      'AccentColor', are read.
      """,
    remedy: "Correct the value, or choose a color for the universal idiom in Xcode.")

  static let examples: [RuleExample] = [
    .colorSet(components(##""red": "↓x80", "green": "0x40", "blue": "0.5""##)),
    .colorSet(components(##""red": "0x80", "green": "64", "blue": "0.5""##)),
  ]

  private static func components(_ components: String) -> String {
    """
    { "colors": [{
      "idiom": "universal",
      "color": { "color-space": "srgb", "components": { \(components), "alpha": "1" } }
    }] }

    """
  }
}

extension RuleExample {
  /// An example of the color set that a catalog's style names.
  fileprivate static func colorSet(_ contents: String) -> RuleExample {
    let catalog = catalog(#""style": { "tint": { "asset": "Brand" } }"#)
    let hidden = catalog.files.map { File($0.path, $0.content, isShown: false) }
    return RuleExample(
      files: [File("Widget.xcassets/Brand.colorset/Contents.json", contents)] + hidden)
  }
}
