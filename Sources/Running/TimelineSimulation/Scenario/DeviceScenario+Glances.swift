// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

extension DeviceScenario {
  /// Adds the glances of a habit at a page, on each day of the scenario.
  ///
  /// - Parameters:
  ///   - habit: When the user looks.
  ///   - page: The page that the user looks at.
  public mutating func addGlances(of habit: GlanceFrequency, at page: WidgetPage) {
    let draws = RandomDraws(seed: seed, device: device, .glances)
    let earliest = widgets.compactMap(\.placed).min().map { min($0, start) } ?? start
    var midnight = timeZone.startOfDay(containing: earliest)
    while midnight < end {
      for (index, glance) in habit.glances.enumerated() {
        let number = Int(midnight.secondsSince1970 / 3_600) &* 100_003 &+ index
        let later = draws.number(number, through: glance.jitter.milliseconds)
        let begin = midnight.advanced(by: glance.start + .milliseconds(later))
        glances.append(Glance(at: page, from: begin, to: begin.advanced(by: glance.duration)))
      }
      midnight = timeZone.startOfNextDay(after: midnight)
    }
  }
}
