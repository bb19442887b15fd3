// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import QuickActionWidget
import SourceText
import WidgetViews

/// Tiles of which too little is left to be tapped.
struct SmallTapTarget: LayoutRule {
  static let metadata = RuleMetadata(
    id: "small-tap-target", family: .layout, severity: .warning,
    summary: "Less of a tile is visible than 44 × 44 points.",
    why: """
      Apple's Human Interface Guidelines ask for 44 × 44 points. What is smaller is missed, and the tap opens the neighbor, \
      or the app as such.
      """,
    remedy: """
      Lower the size of the array for the family in the definition, so that the rows have room, or change 'tileHeight' or 'columns' of \
      the style.
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
          ScreenNames.words(devices, of: family.devices)),
        at: family.name.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func small(
    _ family: String, _ positions: [Int], _ size: Size, _ screens: String
  ) -> Self {
    let list = ScreenNames.list(positions.map(String.init))
    let places = positions.count == 1 ? "position \(list)" : "the positions \(list)"
    let shown =
      "\(RoundedNumber.tenths(size.width)) × \(RoundedNumber.tenths(size.height)) points"
    return
      "in \(family) on \(screens), as little as \(shown) of the tiles at \(places) is left to be tapped; 44 × 44 is the least that is easy to hit, so show fewer rows"
  }
}
