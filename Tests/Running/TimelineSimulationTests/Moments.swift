// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// The midnight in UTC at which most tests begin.
let midnight = Instant(secondsSince1970: 1_795_478_400)

extension Instant {
  /// The moment as in `13:05`, `13:05:30` or `1d 13:05`, from ``midnight`` on.
  var clock: String {
    let seconds = midnight.duration(to: self).components.seconds
    let (day, rest) = (seconds / 86_400, seconds % 86_400)
    let parts = [rest / 3_600, rest / 60 % 60] + (rest % 60 == 0 ? [] : [rest % 60])
    let text = parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    return day == 0 ? text : "\(day)d \(text)"
  }
}

/// The moment that a clock shows some time after ``midnight``.
func at(_ hour: Int, _ minute: Int = 0, _ second: Int = 0) -> Instant {
  midnight.advanced(by: .seconds(hour * 3_600 + minute * 60 + second))
}

/// A device with some widgets, and a feed that answers at once.
func device(
  _ widgets: [TimelineWidget], for duration: Duration = .seconds(86_400),
  feed: any TimelineFeed = SampleFeed(), change: (inout DeviceScenario) -> Void = { _ in }
) -> DeviceScenario {
  var scenario = DeviceScenario(
    start: midnight, duration: duration,
    widgets: widgets.map { PlacedWidget($0, family: .systemSmall) }, feed: feed)
  change(&scenario)
  return scenario
}

/// Runs a scenario.
func run(_ scenario: DeviceScenario) async throws -> SimulationLog {
  await (try DeviceSimulator(scenario)).run()
}

extension SimulationLog {
  /// When the reloads of a widget began.
  func clocks(ofWidget widget: Int = 0) -> [String] {
    reloads.filter { $0.widget == widget }.map(\.began.clock)
  }

  /// What was shown of a widget, as in `00:00 reload 0 entry 0`.
  func shownTexts(ofWidget widget: Int = 0) -> [String] {
    shown.filter { $0.widget == widget }.map { span in
      switch span.content {
      case .placeholder: "\(span.start.clock) placeholder"
      case .entry(_, let reload, let position):
        "\(span.start.clock) reload \(reload) entry \(position)"
      }
    }
  }

  /// The names of the warnings.
  var warningNames: [String] { warnings.map(\.id.rawValue) }
}
