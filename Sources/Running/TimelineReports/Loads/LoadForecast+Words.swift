// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline

extension LoadForecast.Outcomes {
  /// The failures of requests that reached a server, by the words for their reasons, in a fixed order.
  var sorted: [(reason: String, count: Int)] {
    failed.filter { $0.key != .unreachable }
      .map { (reason: Self.words(for: $0.key), count: $0.value) }
      .sorted { $0.reason < $1.reason }
  }

  /// The outcomes of the requests, in a line.
  var sentence: String {
    let parts =
      ["answered \(RateChart.grouped(answered))"]
      + sorted.map { "\($0.reason) \(RateChart.grouped($0.count))" }
      + (unreachable > 0
        ? ["not sent for lack of a network: \(RateChart.grouped(unreachable))"] : [])
    return parts.joined(separator: " · ")
  }

  private static func words(for reason: FeedFailure.Reason) -> String {
    switch reason {
    case .status(let status): "status \(status)"
    case .timedOut: "no answer in time"
    case .unreachable: "no network"
    case .unknownEndpoint: "not in the feed"
    }
  }
}
