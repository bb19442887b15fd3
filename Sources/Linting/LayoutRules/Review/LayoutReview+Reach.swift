// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import SourceText
import WidgetViews

extension LayoutReview {
  /// How far the tiles of the default destinations reach on the screens of a family, by an issue that tells it.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - points: The points of an issue, where it is of the kind that is asked for.
  /// - Returns: The points with their screens, in words, the most first; and the screens, for machines. nil if there is no such issue.
  func reach(
    in family: LayoutFamily, _ points: (WidgetIssue) -> Double?
  ) -> (words: [String], screens: String)? {
    var most: [WidgetDevice: Double] = [:]
    for look in chosenLooks where look.family == family.name {
      guard let points = look.issues.lazy.compactMap(points).max() else { continue }
      for device in look.devices { most[device] = max(most[device] ?? 0, points) }
    }
    guard !most.isEmpty else { return nil }
    let groups = Dictionary(grouping: most.keys) { RoundedNumber.points(most[$0] ?? 0) }
      .sorted { (most[$0.value[0]] ?? 0) > (most[$1.value[0]] ?? 0) }
    let words = groups.map { length, devices in
      "\(length) on \(ScreenList.words(devices, of: family.devices))"
    }
    let screens = family.devices.filter { most[$0] != nil }.map(\.identifier)
    return (words, screens.joined(separator: ","))
  }
}
