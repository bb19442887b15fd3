// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// The requests of a fleet, second by second.
public struct LoadForecast: Sendable {
  /// The number of devices.
  public let devices: Int

  /// The first moment of the first second.
  public let start: Instant

  /// The endpoints, in the order in which a reload asks them.
  public let endpoints: [Endpoint]

  /// All endpoints together; the only one if there is one.
  public let all: Endpoint

  /// The number of reloads that ran.
  public let reloads: Int

  /// The number of reloads that were delayed because the budget was used up.
  public let delayedByBudget: Int

  /// The number of reloads that were delayed by the minimum interval between reloads.
  public let delayedByMinimumInterval: Int

  /// The number of reloads that were delayed because the user had not looked at the page.
  public let delayedUnseen: Int

  /// The warnings on what harms servers or users.
  public let warnings: [SimulationWarning]

  init(_ scenario: FleetScenario, _ count: LoadCount) {
    let profile = scenario.profile
    devices = scenario.devices
    start = scenario.start
    var allCounts = Array(repeating: UInt32(0), count: count.reloads.count)
    var endpoints: [Endpoint] = []
    let isGoverned = if case .governed = profile.schedule { true } else { false }
    for (index, endpoint) in profile.endpoints.enumerated() {
      if let feed = count.feed {
        endpoints.append(
          Endpoint(
            endpoint.name, feed.asked[index],
            Outcomes(answered: feed.answered[index], failed: feed.failed[index])))
        for second in allCounts.indices {
          allCounts[second] = UInt32(
            clamping: UInt64(allCounts[second]) + UInt64(feed.asked[index][second]))
        }
        continue
      }
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
  /// - Returns: For each part the requests of its busiest second, and of a second on average; as many as there are seconds if these are fewer.
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
            "the busiest second has \(grouped(all.peak)) requests, \(grouped(times)) times the average, because many "
            + "devices ask at the same moment; add a delay that differs by device to the policy's date",
          firstDate: scenario.start.advanced(by: .seconds(first)), count: seconds.count))
    }
    if delayedByBudget > 0, delayedByBudget * 100 >= total {
      warnings.append(
        SimulationWarning(
          .reloadsOverBudget, widget: kind,
          sentence:
            "\(delayedByBudget * 100 / total) of 100 reloads run late because widgets ask more often than "
            + "the budget allows, and so show old data; ask less often",
          firstDate: scenario.start, count: delayedByBudget))
    }
    return warnings
  }

  /// A number with its thousands apart, as in the table beside it.
  private static func grouped(_ number: Int) -> String {
    var text = String(number)
    var place = text.count - 3
    while place > 0 {
      text.insert(",", at: text.index(text.startIndex, offsetBy: place))
      place -= 3
    }
    return text
  }

  /// Whether so many reloads in a second are many devices at one moment, and not chance: one of a hundred devices, and ten times the
  /// average.
  private static func isStampede(
    _ count: Int, of total: Int, seconds: Int, devices: Int
  ) -> Bool {
    count >= 20 && count * 100 >= devices && count * seconds >= 10 * total
  }
}
