// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// A provider as data whose requests meet a feed: one reload after the other.
///
/// It asks the profile's first endpoint; what that answers says what is asked next and when the next reload is wanted.
struct FeedBackedProvider {
  /// The longest random time of the device's own.
  var jitter: Int64 { plan.cadence.jitter }

  private let plan: FleetPlan
  private let feed: PlacedFleetFeed
  private let days: DayTable
  private let timeLimit: Int64
  private let retryDelay: Int64
  private let singleEntryDelay: Int64

  init(_ plan: FleetPlan, _ feed: PlacedFleetFeed, _ days: DayTable) {
    self.plan = plan
    self.feed = feed
    self.days = days
    let rules = plan.scenario.rules
    timeLimit = rules.providerTimeLimit.milliseconds
    retryDelay = rules.retryDelay.milliseconds
    singleEntryDelay = rules.singleEntryDelay.milliseconds
  }

  /// Asks what a reload asks.
  ///
  /// - Parameters:
  ///   - date: When it begins.
  ///   - ownTime: The random time that the provider adds to the moment that it names.
  ///   - count: Where the requests are counted, of reloads in the time that is counted.
  /// - Returns: The earliest moment of the next reload; nil for never.
  func reload(at date: Int64, _ ownTime: Int64, _ count: inout LoadCount) -> Int64? {
    guard let first = feed.first else {
      return plan.cadence.next(after: date, days: days, isInMaintenance: false)
        .map { $0 + ownTime }
    }
    let isCounted = date >= plan.start
    func ask(_ name: PlacedFleetFeed.Name, at moment: Int64) -> FeedConditions.Meeting {
      let meeting = feed.conditions.meeting(
        name.endpoint, hash: name.hash, at: Instant(millisecondsSince1970: moment))
      if isCounted {
        count.feed?.note(
          meeting.outcome, of: name.counter, second: Int((moment - plan.start) / 1_000))
      }
      return meeting
    }
    let meeting = ask(first, at: date)
    let answer = feed.answer(to: meeting.outcome)
    let known = meeting.end.millisecondsSince1970
    var end = known
    for name in answer?.requests ?? [] {
      end = ask(name, at: end).end.millisecondsSince1970
    }
    // The system ends a provider that takes too long, and tries again after a while.
    guard end <= date + timeLimit else { return date + timeLimit + retryDelay }
    let next = moment(reload: date, known: known, end: end, answer)
    return next.map { max(end, $0 + ownTime) }
  }

  /// The moment that the reload names for the next.
  private func moment(
    reload: Int64, known: Int64, end: Int64, _ answer: PlacedFleetFeed.Answer?
  ) -> Int64? {
    let profile = plan.scenario.profile
    if answer == nil {
      switch profile.unanswered {
      case .asScheduled: break
      case .after(let length): return end + length.milliseconds
      case .singleEntry: return end + singleEntryDelay
      }
    }
    if let interval = answer?.interval, case .governed = profile.schedule { return end + interval }
    let beginning: Int64
    switch (profile.schedule, profile.beginning) {
    // Slots are those of the day, from the one in which the provider knew what to show.
    case (.rotating, _): beginning = known
    case (_, .reload): beginning = reload
    case (_, .answer): beginning = end
    }
    return plan.cadence.next(after: beginning, days: days, isInMaintenance: false)
  }
}
