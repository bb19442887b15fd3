// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import Synchronization

/// Counts what a fleet of devices asks its servers.
///
/// It knows of a device what its reloads need, and nothing else: the scheduler is that of ``DeviceSimulator``, and the provider is data. So its
/// counts are those of as many simulated devices, and a device takes about a microsecond.
public struct LoadModel: Sendable {
  /// The fleet that is counted.
  public let scenario: FleetScenario

  private let plan: FleetPlan

  /// Creates a model, and checks the fleet.
  ///
  /// - Throws: ``FleetError`` if it cannot be simulated.
  public init(_ scenario: FleetScenario) throws(FleetError) {
    try scenario.check()
    self.scenario = scenario
    plan = FleetPlan(scenario)
  }

  /// Counts the requests of all devices, on all processors.
  ///
  /// - Parameter progress: Called now and then, from any thread, with the number of devices that are done.
  /// - Returns: The counts, which do not depend on how the devices were shared out.
  public func forecast(
    progress: (@Sendable (Int) -> Void)? = nil
  ) -> LoadForecast {
    // Enough parts that no processor waits long for the last, few enough that adding up their seconds costs nothing.
    forecast(parts: max(1, min(64, scenario.devices / 2_048)), progress: progress)
  }

  /// The devices after which a part tells how far it is: some tens of milliseconds of work.
  private static let chunk = 32_768

  /// Counts the requests in so many parts.
  func forecast(parts: Int, progress: (@Sendable (Int) -> Void)? = nil) -> LoadForecast {
    let empty = LoadCounter(plan).count
    let total = Mutex((count: empty, devices: 0))
    let devices = scenario.devices
    let plan = plan
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let range = devices * part / parts..<devices * (part + 1) / parts
      var counter = LoadCounter(plan)
      var next = range.lowerBound
      while next < range.upperBound {
        let chunk = next..<min(range.upperBound, next + Self.chunk)
        counter.run(chunk)
        next = chunk.upperBound
        let done = total.withLock {
          $0.devices += chunk.count
          return $0.devices
        }
        progress?(done)
      }
      total.withLock { $0.count.add(counter.count) }
    }
    return LoadForecast(scenario, total.withLock { $0.count })
  }
}
