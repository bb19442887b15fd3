// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

extension LoadForecast {
  /// The outcomes of the requests to one endpoint of a feed.
  public struct Outcomes: Hashable, Sendable {
    /// The number of requests that were answered.
    public let answered: Int

    /// The number of requests without an answer, by the reason; those that found no network reached
    /// no server, and are not among its requests.
    public let failed: [FeedFailure.Reason: Int]

    /// The number of requests without a network.
    public var unreachable: Int { failed[.unreachable] ?? 0 }
  }

  /// The requests to one endpoint.
  public struct Endpoint: Sendable {
    /// The name of what is asked.
    public let name: String

    /// The requests of each second.
    public let counts: [UInt32]

    /// The outcomes of the requests; nil if all are answered at once.
    public let outcomes: Outcomes?

    /// The requests of all seconds.
    public let total: Int

    /// The most requests of a second.
    public let peak: Int

    /// The first second that has them, from the start.
    public let peakSecond: Int

    /// The requests that half of the seconds do not exceed.
    public let percentile50: Int

    /// The requests that 95 of 100 seconds do not exceed.
    public let percentile95: Int

    /// The requests that 99 of 100 seconds do not exceed.
    public let percentile99: Int

    /// The requests that 999 of 1,000 seconds do not exceed.
    public let percentile999: Int

    init(_ name: String, _ counts: [UInt32], _ outcomes: Outcomes? = nil) {
      self.name = name
      self.counts = counts
      self.outcomes = outcomes
      var total = 0
      var peak = 0
      var peakSecond = 0
      for (second, count) in counts.enumerated() {
        total += Int(count)
        if Int(count) > peak {
          peak = Int(count)
          peakSecond = second
        }
      }
      self.total = total
      self.peak = peak
      self.peakSecond = peakSecond
      let ranks = [500, 950, 990, 999].map { (counts.count * $0 + 999) / 1_000 }
      let values = Self.values(atRanks: ranks, of: counts, peak: peak)
      (percentile50, percentile95, percentile99, percentile999) = (
        values[0], values[1], values[2], values[3]
      )
    }

    /// The nearest ranks: the smallest counts that so many seconds do not exceed.
    private static func values(atRanks ranks: [Int], of counts: [UInt32], peak: Int) -> [Int] {
      guard !counts.isEmpty else { return ranks.map { _ in 0 } }
      guard peak <= 100_000 else {
        let sorted = counts.sorted()
        return ranks.map { Int(sorted[max(0, $0 - 1)]) }
      }
      // Most seconds have few requests, and counting them is much less work than sorting them.
      var seconds = Array(repeating: 0, count: peak + 1)
      for count in counts { seconds[Int(count)] += 1 }
      return ranks.map { rank in
        var sum = 0
        return seconds.firstIndex { number in
          sum += number
          return sum >= rank
        } ?? peak
      }
    }

    /// The requests of a second on average.
    public var mean: Double { counts.isEmpty ? 0 : Double(total) / Double(counts.count) }
  }
}
