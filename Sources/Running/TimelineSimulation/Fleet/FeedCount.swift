// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// The counts of a fleet's requests that a feed answers, for each endpoint.
struct FeedCount: Sendable {
  /// The requests that reach the server, of each second.
  var asked: [[UInt32]]

  /// The requests that got an answer.
  var answered: [Int]

  /// The requests without an answer, by the reason.
  var failed: [[FeedFailure.Reason: Int]]

  init(endpoints: Int, seconds: Int) {
    asked = Array(repeating: Array(repeating: 0, count: seconds), count: endpoints)
    answered = Array(repeating: 0, count: endpoints)
    failed = Array(repeating: [:], count: endpoints)
  }

  /// Counts a request.
  mutating func note(_ outcome: FeedConditions.Meeting.Outcome, of endpoint: Int, second: Int) {
    guard asked.indices.contains(endpoint), asked[endpoint].indices.contains(second) else {
      return
    }
    if case .failed(let reason) = outcome {
      failed[endpoint][reason, default: 0] += 1
      // What finds no network reaches no server.
      if reason == .unreachable { return }
    } else {
      answered[endpoint] += 1
    }
    asked[endpoint][second] &+= 1
  }

  /// Adds what was counted of other devices.
  mutating func add(_ other: FeedCount) {
    for endpoint in asked.indices {
      for second in asked[endpoint].indices {
        asked[endpoint][second] &+= other.asked[endpoint][second]
      }
      answered[endpoint] += other.answered[endpoint]
      failed[endpoint].merge(other.failed[endpoint]) { $0 + $1 }
    }
  }
}
