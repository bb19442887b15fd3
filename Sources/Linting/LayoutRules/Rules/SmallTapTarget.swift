// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText
import WidgetViews

/// Tiles that are too small to tap.
struct SmallTapTarget: LayoutRule {
  static let metadata = RuleMetadata(
    id: "small-tap-target", family: .layout, severity: .warning,
    summary: "A tile's visible area is smaller than 44 × 44 points.",
    why: """
      Apple's Human Interface Guidelines ask for 44 × 44 points. Smaller tiles are missed, and \
      the tap opens the neighbor, or only the app.
      """,
    remedy: """
      Reduce the size of the array for the family in the definition, so that the rows have \
      space, or change 'tileHeight' or 'columns' of the style.
      """)

  static let examples: [RuleExample] = [
    .sixDestinations(in: "↓systemMedium", sizes: [("Medium", 6)]),
    .sixDestinations(in: "systemMedium", sizes: [("Medium", 4)]),
  ]

  func check(_ review: LayoutReview, findings: inout RuleFindings) {
    for family in review.families {
      var devices: Set<WidgetDevice> = []
      var positions: Set<Int> = []
      var least: Size?
      for look in review.chosenLooks where look.family == family.name {
        for case .smallTarget(let position, let size) in look.issues {
          devices.formUnion(look.devices)
          positions.insert(position)
          let length = min(size.width, size.height)
          if least.map({ length < min($0.width, $0.height) }) ?? true { least = size }
        }
      }
      guard let least else { continue }
      findings.add(
        .small(
          family.name.value, positions.sorted(), least,
          ScreenList.words(devices, of: family.devices)),
        at: family.name.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func small(
    _ family: String, _ positions: [Int], _ size: Size, _ screens: String
  ) -> Self {
    let list = positions.map(String.init).listed()
    let places = positions.count == 1 ? "position \(list)" : "the positions \(list)"
    let shown =
      "\(RoundedNumber.tenths(size.width)) × \(RoundedNumber.tenths(size.height)) points"
    return
      "in \(family) on \(screens), only \(shown) of the tiles at \(places) can be tapped; at least 44 × 44 is easy to hit, so show fewer rows"
  }
}
