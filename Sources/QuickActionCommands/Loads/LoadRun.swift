// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline

/// A fleet that was counted, and the variations of it.
struct LoadRun {
  /// One count.
  struct Result {
    /// What it is called.
    let name: String
    /// The fleet.
    let fleet: FleetScenario
    /// What was counted.
    let forecast: LoadForecast
  }

  /// The widget.
  let subject: TimelineSubject

  /// The feed that its requests meet; nil where all are answered at once.
  let feedName: String?

  /// The shape in which it is placed.
  let family: String

  /// The time that is counted, and the zone whose clocks are told.
  let plan: DayPlan

  /// The counts, that of the fleet as it was asked for first.
  let results: [Result]

  /// Counts a fleet and its variations.
  ///
  /// - Throws: `CommandFailure` where one of them cannot be counted.
  init(
    _ subject: TimelineSubject, family: String, feedName: String?, _ fleet: FleetScenario,
    plan: DayPlan, _ variations: [LoadVariation], _ messages: Messages
  ) throws {
    self.subject = subject
    self.family = family
    self.feedName = feedName
    self.plan = plan
    let fleets = try variations.map { try $0.applied(to: fleet, plan) }
    // All are checked before the first one is counted.
    let models = try fleets.map { fleet in
      do throws(FleetError) {
        return try LoadModel(fleet)
      } catch {
        throw CommandFailure("\(error)", exitCode: 2)
      }
    }
    let progress = ProgressLine("counting", messages)
    let total = Double(models.count * fleet.devices)
    results = zip(variations, models).enumerated().map { number, pair in
      let (variation, model) = pair
      return Result(
        name: variation.name, fleet: model.scenario,
        forecast: model.forecast { done in
          progress?.report(Double(number * fleet.devices + done) / total)
        })
    }
    progress?.finish()
  }

  /// Whether the widget asks any server for anything.
  var asksServers: Bool { results.contains { !$0.forecast.endpoints.isEmpty } }

  /// What is said of a widget that asks none.
  static let silence =
    "the widget asks no server for anything, however many devices have it"

  /// How moments are told.
  var words: TimelineWords {
    TimelineWords(
      zone: plan.zone, needsDates: plan.start.duration(to: plan.end) > .seconds(93_600))
  }

  /// The maintenance of a result, as parts of the time from 0 to 1.
  func maintenance(of result: Result) -> [Range<Double>] {
    // What a feed has is told by its own file, and shown by what it does to the requests.
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

  /// What the widget wants, in words.
  func schedule(of result: Result) -> String {
    let text: String
    switch result.fleet.profile.schedule {
    case .rotating(let slot, let entries):
      text = "\(entries) entries of \(DurationText.of(slot)), and then the next"
    case .after(let interval): text = "again after \(DurationText.of(interval))"
    case .at(let date, let every):
      text =
        "again at \(words.clock(date)), on every device, "
        + "and every \(DurationText.of(every)) from then on"
    case .governed(let settings):
      text =
        feedName == nil
        ? "again after \(DurationText.of(settings.interval)), as the server says"
        : "again as the feed's settings say"
    case .never: text = "never by itself"
    }
    let jitter = result.fleet.profile.jitter
    return jitter > .zero ? text + ", each up to \(DurationText.of(jitter)) later" : text
  }
}
