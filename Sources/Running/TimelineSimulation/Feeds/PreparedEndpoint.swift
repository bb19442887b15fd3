// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// An endpoint whose times are known in a time zone.
struct PreparedEndpoint: Sendable {
  /// When each response begins.
  private enum Schedule {
    /// Every day: the seconds since midnight, ascending.
    case daily([Int])
    /// Once: ascending.
    case once([Instant])
  }

  /// A failure whose window is known.
  struct Failure {
    let window: PlacedWindow
    let reason: FeedFailure.Reason
    let share: Double
  }

  let latency: FeedEndpoint.Latency
  let maintenance: FeedEndpoint.Maintenance
  let failures: [Failure]
  let responses: [FeedEndpoint.Response]
  private let schedule: Schedule
  private let staleness: Duration
  private let frozen: [PlacedWindow]

  init(_ endpoint: FeedEndpoint, in zone: TimeZoneRules) {
    latency = endpoint.latency
    maintenance = endpoint.maintenance
    failures = endpoint.failures.map {
      Failure(window: $0.window.placed(in: zone), reason: $0.reason, share: $0.share)
    }
    responses = endpoint.responses
    staleness = endpoint.staleness
    frozen = endpoint.frozen.map { $0.placed(in: zone) }
    schedule = Self.schedule(of: endpoint.responses, in: zone)
  }

  private static func schedule(
    of responses: [FeedEndpoint.Response], in zone: TimeZoneRules
  ) -> Schedule {
    if responses.contains(where: { $0.from?.form == .daily }) {
      return .daily(
        responses.map { response in
          guard case .daily(let second) = response.from else { return 0 }
          return second
        })
    }
    // If clocks are put forward, times in order can be moments out of order: an hour that there is not is the next one.
    var last = Instant.distantPast
    return .once(
      responses.map { response in
        last = max(last, response.from?.instant(in: zone) ?? .distantPast)
        return last
      })
  }

  /// The moment that the answer at a moment speaks of.
  func dateOfData(at date: Instant, secondOfDay: Int) -> Instant {
    let age = frozen.lazy.compactMap { $0.age(at: date, secondOfDay: secondOfDay) }.first
    return date.advanced(by: .zero - (age ?? .zero) - staleness)
  }

  /// The position of the response that is given at a moment; nil before the first.
  func indexOfResponse(at date: Instant, in zone: TimeZoneRules) -> Int? {
    switch schedule {
    case .once(let starts):
      let count = Self.count(of: starts, upTo: date)
      return count == 0 ? nil : count - 1
    case .daily(let starts):
      let count = Self.count(of: starts, upTo: zone.secondOfDay(at: date))
      return (count == 0 ? responses.count : count) - 1
    }
  }

  /// How many of ascending values are not above one.
  private static func count<Value: Comparable>(of values: [Value], upTo value: Value) -> Int {
    var (low, high) = (0, values.count)
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
