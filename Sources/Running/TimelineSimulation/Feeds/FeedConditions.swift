// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// The conditions of all requests to a feed: the network, the maintenance, and how long they wait.
struct FeedConditions: Sendable {
  /// The outcome of a request, and its time.
  struct Meeting {
    /// The answer, or the reason why there is none.
    enum Outcome {
      /// The response at a position in the endpoint's list.
      case response(Int)
      /// The answer of the endpoint during maintenance.
      case maintenance(FeedValue)
      /// There is no answer, for a reason.
      case failed(FeedFailure.Reason)
    }

    let outcome: Outcome
    /// When that is known.
    let end: Instant
  }

  private let offline: [PlacedWindow]
  private let maintenance: [PlacedWindow]
  private let timeout: Duration
  private let timeZone: TimeZoneRules
  private let seed: UInt64

  /// Prepares the conditions of a file in a time zone.
  init(_ file: FeedFile, timeZone: TimeZoneRules, seed: UInt64) {
    offline = file.offline.map { $0.placed(in: timeZone) }
    maintenance = file.maintenance.map { $0.placed(in: timeZone) }
    timeout = file.timeout
    self.timeZone = timeZone
    self.seed = seed
  }

  /// The outcome of a request to an endpoint at a moment.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint; nil if nothing is known of it.
  ///   - hash: The number of its name, from `FeedDraw.hash`.
  ///   - date: When it is asked.
  /// - Returns: The result.
  func meeting(_ endpoint: PreparedEndpoint?, hash: UInt64, at date: Instant) -> Meeting {
    let second = timeZone.secondOfDay(at: date)
    func isOpen(_ windows: [PlacedWindow]) -> Bool {
      windows.contains { $0.age(at: date, secondOfDay: second) != nil }
    }
    guard !isOpen(offline) else { return Meeting(outcome: .failed(.unreachable), end: date) }
    guard let endpoint else { return Meeting(outcome: .failed(.unknownEndpoint), end: date) }
    var draw = FeedDraw(seed: seed, endpoint: hash, date: date)
    let failure = endpoint.failures.first { failure in
      let share = draw.next()
      return share < failure.share && failure.window.age(at: date, secondOfDay: second) != nil
    }
    let isMaintained = isOpen(maintenance)
    let asOf = endpoint.dateOfData(at: date, secondOfDay: second)
    let response = endpoint.indexOfResponse(at: asOf, in: timeZone)
    let own = isMaintained ? nil : response.flatMap { endpoint.responses[$0].latency }
    let latency = own ?? endpoint.latency
    let arrival = date.advanced(by: draw.length(from: latency.shortest, to: latency.longest))
    let end = date.advanced(by: timeout)
    guard failure?.reason != .timedOut, arrival <= end else {
      return Meeting(outcome: .failed(.timedOut), end: end)
    }
    if let failure { return Meeting(outcome: .failed(failure.reason), end: arrival) }
    if isMaintained {
      switch endpoint.maintenance {
      case .body(let body): return Meeting(outcome: .maintenance(body), end: arrival)
      case .status(let status): return Meeting(outcome: .failed(.status(status)), end: arrival)
      }
    }
    return Meeting(
      outcome: response.map { .response($0) } ?? .failed(.status(404)), end: arrival)
  }
}
