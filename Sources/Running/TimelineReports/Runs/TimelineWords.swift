// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline

/// The words for the log of a simulation.
struct TimelineWords {
  /// The device's time zone.
  let zone: TimeZoneRules

  /// Whether the log is longer than a day, so that a time needs its date.
  let needsDates: Bool

  /// The language of the words.
  var texts = RunTexts()

  /// The time of a moment: hours and minutes, seconds if there are any.
  func clock(_ moment: Instant) -> String {
    let time = zone.civilTime(at: moment)
    return time.second == 0 ? time.clock : time.clock + ":" + Self.two(time.second)
  }

  /// The time of a moment, with its date if that can be another one.
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
    case .placed: texts(.causePlaced)
    case .policy(.atEnd): texts(.causeAtEnd)
    case .policy(.after): texts(.causeAfter)
    case .policy(.never): texts(.causeNever)
    case .retry: texts(.causeRetry)
    case .app(isForeground: true): texts(.causeForeground)
    case .app(isForeground: false): texts(.causeBackground)
    case .push: texts(.causePush)
    case .edit: texts(.causeEdit)
    case .locale: texts(.causeLocale)
    case .typeSize: texts(.causeTypeSize)
    case .location: texts(.causeLocation)
    }
  }

  /// The outcome of a reload; a moment by the device's clock is shown in the log's own time.
  func outcome(_ reload: SimulationLog.Reload) -> String {
    switch reload.outcome {
    case .timeline(let count, let policy):
      return texts(
        .entriesThen, texts.count(count, .entryOne, .entryMany),
        self.policy(policy, ahead: reload.clockOffset))
    case .failed(let text): return texts(.outcomeFailed, text)
    case .timedOut: return texts(.outcomeTimedOut)
    }
  }

  private func policy(_ policy: ReloadPolicy, ahead: Duration) -> String {
    switch policy {
    case .atEnd: texts(.policyAtEnd)
    case .after(let date): texts(.policyAfter, time(date.advanced(by: .zero - ahead)))
    case .never: texts(.policyNever)
    }
  }

  /// The sentence on what a budget allows.
  private func sentence(_ rhythm: ReloadRhythm) -> String {
    let interval = DurationText.of(rhythm.roundedInterval)
    return rhythm.inARow == 1
      ? texts(.delayRhythmOfOne, interval) : texts(.delayRhythm, "\(rhythm.inARow)", interval)
  }

  /// Why a reload waited.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - rhythm: The rhythm that the budget allows; nil if reloads are not counted.
  /// - Returns: The reason in words.
  func reason(_ reason: SimulationLog.DelayReason, _ rhythm: ReloadRhythm?) -> String {
    switch reason {
    case .systemDelay: texts(.delaySystem)
    case .minimumInterval: texts(.delayInterval)
    case .budget: rhythm.map(sentence) ?? texts(.delayBudget)
    case .coalesced: texts(.delayCoalesced)
    case .unseen: texts(.delayUnseen)
    }
  }

  /// The outcome of a request, with how long it took.
  func request(_ request: SimulationLog.Request) -> String {
    let length = DurationText.of(request.began.duration(to: request.ended))
    guard let failure = request.failure else {
      return texts(.requestDone, request.endpoint, length)
    }
    return texts(.requestFailed, request.endpoint, self.failure(failure), length)
  }

  /// Why a request was not answered.
  func failure(_ reason: FeedFailure.Reason) -> String {
    switch reason {
    case .status(let status): texts(.failureStatus, "\(status)")
    case .timedOut: texts(.failureTimedOut)
    case .unreachable: texts(.failureUnreachable)
    case .unknownEndpoint: texts(.failureUnknown)
    }
  }
}
