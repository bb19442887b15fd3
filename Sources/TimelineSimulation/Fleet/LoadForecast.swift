// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// The requests of a fleet, second by second.
public struct LoadForecast: Sendable {
  /// What is asked of one endpoint.
  public struct Endpoint: Sendable {
    /// The name of what is asked.
    public let name: String

    /// The requests of each second.
    public let counts: [UInt32]

    /// The requests of all seconds.
    public let total: Int

    /// The most requests of a second.
    public let peak: Int

    /// The first second that has them, from the start.
    public let peakSecond: Int

    /// The requests that 99 of 100 seconds do not exceed.
    public let percentile99: Int

    init(_ name: String, _ counts: [UInt32]) {
      self.name = name
      self.counts = counts
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
      percentile99 = Self.percentile99(of: counts, peak: peak)
    }

    /// The nearest rank: the smallest count that at least 99 of 100 seconds do not exceed.
    private static func percentile99(of counts: [UInt32], peak: Int) -> Int {
      guard !counts.isEmpty else { return 0 }
      let rank = (counts.count * 99 + 99) / 100
      guard peak <= 100_000 else { return Int(counts.sorted()[rank - 1]) }
      // Most seconds have few requests, and counting them is much less work than sorting them.
      var seconds = Array(repeating: 0, count: peak + 1)
      for count in counts { seconds[Int(count)] += 1 }
      var sum = 0
      return seconds.firstIndex { number in
        sum += number
        return sum >= rank
      } ?? peak
    }

    /// The requests of a second on average.
    public var mean: Double { counts.isEmpty ? 0 : Double(total) / Double(counts.count) }
  }

  /// How many devices there are.
  public let devices: Int

  /// The first moment of the first second.
  public let start: Instant

  /// The endpoints, in the order in which a reload asks them.
  public let endpoints: [Endpoint]

  /// All endpoints together; the only one where there is one.
  public let all: Endpoint

  /// How many reloads ran.
  public let reloads: Int

  /// How many of them ran later because their budget was used up.
  public let delayedByBudget: Int

  /// How many of them ran later because the reload before was too short a time ago.
  public let delayedByMinimumInterval: Int

  /// How many of them ran later because nobody looked.
  public let delayedUnseen: Int

  /// What hurts.
  public let warnings: [SimulationWarning]

  init(_ scenario: FleetScenario, _ count: LoadCount) {
    let profile = scenario.profile
    devices = scenario.devices
    start = scenario.start
    var allCounts = Array(repeating: UInt32(0), count: count.reloads.count)
    var endpoints: [Endpoint] = []
    let isGoverned = if case .governed = profile.schedule { true } else { false }
    for (index, endpoint) in profile.endpoints.enumerated() {
      let isLeftAlone = isGoverned && index > 0 && !count.inMaintenance.isEmpty
      let counts = count.reloads.indices.map { second in
        let reloads = count.reloads[second] &- (isLeftAlone ? count.inMaintenance[second] : 0)
        return UInt32(clamping: UInt64(reloads) * UInt64(max(0, endpoint.requests)))
      }
      for second in counts.indices {
        allCounts[second] = UInt32(clamping: UInt64(allCounts[second]) + UInt64(counts[second]))
      }
      endpoints.append(Endpoint(endpoint.name, counts))
    }
    self.endpoints = endpoints
    all = Endpoint("all", allCounts)
    reloads = count.reloads.reduce(0) { $0 + Int($1) }
    delayedByBudget = count.delayedByBudget
    delayedByMinimumInterval = count.delayedByMinimumInterval
    delayedUnseen = count.delayedUnseen
    warnings = Self.warnings(
      scenario, all, reloads: count.reloads, delayedByBudget: count.delayedByBudget)
  }

  /// The moment of a second.
  public func date(ofSecond second: Int) -> Instant {
    start.advanced(by: .seconds(second))
  }

  /// The most requests in each of so many parts of the time, for a plot.
  ///
  /// - Returns: For each part the requests of its busiest second, and of a second on average; as many as there are seconds where these are fewer.
  public static func parts(
    of endpoint: Endpoint, _ count: Int
  ) -> [(peak: Int, mean: Double)] {
    let seconds = endpoint.counts.count
    let count = min(max(1, count), seconds)
    return (0..<count).map { part in
      let range = seconds * part / count..<seconds * (part + 1) / count
      var peak = 0
      var sum = 0
      for second in range {
        peak = max(peak, Int(endpoint.counts[second]))
        sum += Int(endpoint.counts[second])
      }
      return (peak, Double(sum) / Double(range.count))
    }
  }

  private static func warnings(
    _ scenario: FleetScenario, _ all: Endpoint, reloads: [UInt32], delayedByBudget: Int
  ) -> [SimulationWarning] {
    var warnings: [SimulationWarning] = []
    let kind = scenario.profile.kind
    let total = reloads.reduce(0) { $0 + Int($1) }
    let seconds = reloads.indices.filter {
      isStampede(Int(reloads[$0]), of: total, seconds: reloads.count, devices: scenario.devices)
    }
    if let first = seconds.first, all.total > 0 {
      let times = Int((Double(all.peak) / all.mean).rounded())
      warnings.append(
        SimulationWarning(
          .everyDeviceAtOnce, widget: kind,
          sentence:
            "the busiest second has \(all.peak) requests, \(times) times as many as one has on "
            + "average, because many devices ask at the same moment; add some time of the device's "
            + "own to the policy's date",
          firstDate: scenario.start.advanced(by: .seconds(first)), count: seconds.count))
    }
    if delayedByBudget > 0, delayedByBudget * 100 >= total {
      warnings.append(
        SimulationWarning(
          .reloadsOverBudget, widget: kind,
          sentence:
            "\(delayedByBudget * 100 / total) of 100 reloads run late because their budget is "
            + "used up, so widgets show older data than they ask for; ask less often",
          firstDate: scenario.start, count: delayedByBudget))
    }
    return warnings
  }

  /// Whether so many reloads in a second are many devices at one moment, and not chance: one of a hundred devices, and ten times the
  /// average.
  private static func isStampede(
    _ count: Int, of total: Int, seconds: Int, devices: Int
  ) -> Bool {
    count >= 20 && count * 100 >= devices && count * seconds >= 10 * total
  }
}
