// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline

/// What a log of a simulation says, in words.
struct TimelineWords {
  /// The device's time zone.
  let zone: TimeZoneRules

  /// Whether the log is longer than a day, so that a time needs its date.
  let needsDates: Bool

  /// The time of a moment: hours and minutes, seconds where there are any.
  func clock(_ moment: Instant) -> String {
    let time = zone.civilTime(at: moment)
    return time.second == 0 ? time.clock : time.clock + ":" + Self.two(time.second)
  }

  /// The time of a moment, with its date where that can be another one.
  func time(_ moment: Instant) -> String {
    needsDates ? "\(zone.civilTime(at: moment).date) \(clock(moment))" : clock(moment)
  }

  /// A moment as ISO 8601 writes it, to the millisecond.
  func stamp(_ moment: Instant) -> String {
    let time = zone.civilTime(at: moment)
    let milliseconds = moment.millisecondsSince1970 - moment.secondsSince1970 * 1_000
    let offset = zone.secondsFromUTC(at: moment)
    let minutes = abs(offset) / 60
    let fraction = milliseconds == 0 ? "" : "." + String(String(milliseconds + 1_000).dropFirst())
    return "\(time)\(fraction)\(offset < 0 ? "-" : "+")\(Self.two(minutes / 60)):"
      + Self.two(minutes % 60)
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  // MARK: Reloads

  /// Why a widget was asked for a new timeline.
  func cause(_ cause: SimulationLog.Cause) -> String {
    switch cause {
    case .placed: "the widget was placed"
    case .policy(.atEnd): "the timeline was at its end"
    case .policy(.after): "the timeline asked for it"
    case .policy(.never): "the system asked for it"
    case .retry: "the provider failed before"
    case .app(isForeground: true): "the app asked for it, in the foreground"
    case .app(isForeground: false): "the app asked for it, in the background"
    case .push: "a server pushed"
    case .edit: "the person edited the widget"
    case .locale: "the language or region changed"
    case .typeSize: "the type size changed"
    case .location: "the device got to another place"
    }
  }

  /// What came of a reload; a moment by the device's clock is told in the log's own time.
  func outcome(_ reload: SimulationLog.Reload) -> String {
    switch reload.outcome {
    case .timeline(let count, let policy):
      let entries = count == 1 ? "1 entry" : "\(count) entries"
      return "\(entries), \(self.policy(policy, ahead: reload.clockOffset))"
    case .failed(let text): return "the provider failed: \(text)"
    case .timedOut: return "the provider took too long"
    }
  }

  private func policy(_ policy: TimelineReloadPolicy, ahead: Duration) -> String {
    switch policy {
    case .atEnd: "again at their end"
    case .after(let date): "again after \(time(date.advanced(by: .zero - ahead)))"
    case .never: "not again by itself"
    }
  }

  /// Why a reload waited.
  func reason(_ reason: SimulationLog.DelayReason) -> String {
    switch reason {
    case .systemDelay: "the system takes its own time"
    case .minimumInterval: "it is too soon after the reload before"
    case .budget: "the budget is used up"
    case .coalesced: "the device wakes for all widgets at once"
    case .unseen: "nobody looked at the widget"
    }
  }

  /// What came of a request, with how long it took.
  func request(_ request: SimulationLog.Request) -> String {
    let length = DurationText.of(request.began.duration(to: request.ended))
    guard let failure = request.failure else { return "\(request.endpoint) \(length)" }
    return "\(request.endpoint) \(self.failure(failure)), \(length)"
  }

  /// Why a request was not answered.
  func failure(_ reason: FeedFailure.Reason) -> String {
    switch reason {
    case .status(let status): "status \(status)"
    case .timedOut: "no answer in time"
    case .unreachable: "no network"
    case .unknownEndpoint: "not in the feed"
    }
  }
}
