// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
import WidgetViews

extension DeviceScenario {
  /// Checks that the scenario can be run.
  ///
  /// - Throws: ``ScenarioError`` for the first reason why it cannot.
  func check() throws(ScenarioError) {
    guard duration >= .seconds(1), duration <= .seconds(3_653 * 86_400) else {
      throw .unusableDuration(DurationText.of(duration))
    }
    var lockScreen = LockScreen()
    for (id, placed) in widgets.enumerated() {
      let kind = placed.widget.kind
      guard placed.widget.supportedFamilies.contains(placed.family) else {
        throw .unsupportedFamily(kind: kind, placed.family)
      }
      guard placed.family.isAccessory == (placed.page == .lockScreen),
        placed.family != .accessoryCorner
      else { throw .wrongPage(kind: kind, placed.family, placed.page) }
      guard placed.page == .lockScreen else { continue }
      do throws(LockScreenRefusal) {
        try lockScreen.place(LockScreenWidget(id: id, kind: kind, family: placed.family))
      } catch {
        throw .noPlace(kind: kind, error)
      }
    }
  }

  /// When a page is looked at.
  func glances(at page: WidgetPage) -> GlanceSchedule {
    GlanceSchedule(
      glances.filter { $0.page == page && $0.start <= $0.end }.map {
        ($0.start.millisecondsSince1970, $0.end.millisecondsSince1970)
      })
  }

  /// How often a page is looked at in a day of the log, or in all of a shorter one.
  func glancesPerDay(at page: WidgetPage) -> Int {
    let log = start.millisecondsSince1970..<end.millisecondsSince1970
    let count = glances(at: page).spans.count { log.contains($0.start) }
    return Int(Int64(count) * ReloadPace.day / max(ReloadPace.day, duration.milliseconds))
  }
}
