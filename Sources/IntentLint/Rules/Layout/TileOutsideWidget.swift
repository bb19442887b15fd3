// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import SourceText
import WidgetViews

/// Tiles that have no room in the widget.
package struct TileOutsideWidget: LayoutRule {
  package static let metadata = RuleMetadata(
    id: "tile-outside-widget", family: .layout, severity: .warning,
    summary: "The tiles of the default destinations are taller than the widget has room for.",
    why: """
      The rows stand in the middle and run over the content margins, at the top and at the bottom. Where that is not enough \
      they run over the widget's edges, which cut the outer tiles off: people see half of a title, or none.
      """,
    remedy: """
      Lower the size of the array for the family in the definition, so that there are fewer rows, or make the tiles of the \
      app's widget lower. The finding says on which screens how many points are too many.
      """)

  package static let examples: [RuleExample] = [
    .sixDestinations(in: "↓systemMedium", sizes: [("Medium", 6)]),
    .sixDestinations(in: "systemLarge", sizes: [("Large", 2)]),
  ]

  package init() {}

  package func check(_ review: LayoutReview, report: inout RuleReport) {
    for family in review.families {
      var points: [WidgetDevice: Double] = [:]
      for look in review.chosenLooks where look.family == family.name {
        for case .tilesTooTall(let overflow) in look.issues {
          for device in look.devices { points[device] = max(points[device] ?? 0, overflow) }
        }
      }
      guard !points.isEmpty else { continue }
      let groups = Dictionary(grouping: points.keys) { ScreenNames.points(points[$0] ?? 0) }
        .sorted { (points[$0.value[0]] ?? 0) > (points[$1.value[0]] ?? 0) }
      let words = groups.map { length, devices in
        "\(length) on \(ScreenNames.words(devices, of: family.devices))"
      }
      report.add(
        .tooTall(family.name.value, words), at: family.name.range, in: review.file,
        data: [.init("screens", family.devices.filter { points[$0] != nil }.names)])
    }
  }
}

extension [WidgetDevice] {
  /// The screens, for machines.
  fileprivate var names: String { map(\.identifier).joined(separator: ",") }
}

extension Diagnostic.Message {
  fileprivate static func tooTall(_ family: String, _ groups: [String]) -> Self {
    "in \(family) the tiles are too tall for the widget, which cuts them off: by \(groups.joined(separator: ", by ")); show fewer rows, or make the tiles lower"
  }
}
