// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TimelineSimulation
import WidgetTimeline

/// The counted requests of a fleet and of its variations.
package struct LoadRun {
  /// The result of one count.
  package struct Result {
    /// The name of the variation, as programs know it.
    package let name: String
    /// The name of the variation to show.
    var shownName: String { name == FleetVariation.ownName ? "unchanged" : name }
    /// The fleet that was counted.
    package let fleet: FleetScenario
    /// The forecast of the fleet's requests.
    package let forecast: LoadForecast
  }

  /// The widget.
  let subject: ReportSubject

  /// The feed that answers its requests; nil if all are answered at once.
  let feedName: String?

  /// The family in which it is placed.
  let family: String

  /// The simulated time, and the zone whose clocks are shown.
  let plan: DayPlan

  /// The counts; the first is that of the fleet as it was asked for.
  package let results: [Result]

  /// Counts the requests of fleets.
  ///
  /// - Parameters:
  ///   - subject: The widget.
  ///   - family: The family in which it is placed.
  ///   - feedName: The feed that answers its requests; nil if all are answered at once.
  ///   - plan: The simulated time.
  ///   - fleets: The fleets with their names, the one that was asked for first.
  ///   - progress: Called with the share of the work that is done, from 0 to 1, from any thread.
  /// - Throws: `FleetError` if one of the fleets cannot be simulated.
  package init(
    _ subject: ReportSubject, family: String, feedName: String?, plan: DayPlan,
    fleets: [(name: String, scenario: FleetScenario)],
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) throws(FleetError) {
    self.subject = subject
    self.family = family
    self.feedName = feedName
    self.plan = plan
    // All are checked before the first one is counted.
    var models: [LoadModel] = []
    for fleet in fleets { models.append(try LoadModel(fleet.scenario)) }
    let total = Double(models.reduce(0) { $0 + $1.scenario.devices })
    var counted = 0
    results = zip(fleets, models).map { fleet, model in
      let before = counted
      counted += model.scenario.devices
      return Result(
        name: fleet.name, fleet: model.scenario,
        forecast: model.forecast { done in progress(Double(before + done) / total) })
    }
  }

  /// Whether the widget asks any server for anything.
  var asksServers: Bool { results.contains { !$0.forecast.endpoints.isEmpty } }

  /// The sentence about a widget that sends no requests.
  static let silence = "the widget sends no requests, however many devices have it"

  /// How moments are written.
  var words: TimelineWords {
    TimelineWords(
      zone: plan.zone, needsDates: plan.start.duration(to: plan.end) > .seconds(93_600))
  }

  /// The maintenance of a result, as parts of the time from 0 to 1.
  func maintenance(of result: Result) -> [Range<Double>] {
    // The maintenance of a feed shows in the requests; the chart marks only that of the options.
    guard case .governed(let settings) = result.fleet.profile.schedule, feedName == nil else {
      return []
    }
    let length = Double(max(1, plan.start.duration(to: plan.end).milliseconds))
    return settings.maintenance.map { window in
      let ends = [window.lowerBound, window.upperBound].map {
        min(1, max(0, Double(plan.start.duration(to: $0).milliseconds) / length))
      }
      return ends[0]..<ends[1]
    }
  }

  /// The schedule that the widget asks for, in words.
  func schedule(of result: Result) -> String {
    let text: String
    switch result.fleet.profile.schedule {
    case .rotating(let slot, let entries):
      text = "\(entries) entries of \(DurationText.of(slot)), then a new timeline"
    case .after(let interval): text = "again after \(DurationText.of(interval))"
    case .at(let date, let every):
      text =
        "again at \(words.clock(date)) on every device, "
        + "then every \(DurationText.of(every))"
    case .governed(let settings):
      text =
        feedName == nil
        ? "again after \(DurationText.of(settings.interval)), as the server says"
        : "again when the settings in the feed say"
    case .never: text = "never by itself"
    }
    let jitter = result.fleet.profile.jitter
    return jitter > .zero ? text + ", each up to \(DurationText.of(jitter)) later" : text
  }
}
