// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Runs a device's day in a moment.
///
/// A discrete-event simulation: the same scenario gives the same log, on every machine.
public struct DeviceSimulator: Sendable {
  /// The scenario to simulate.
  public let scenario: DeviceScenario

  /// Creates a simulator, and checks the scenario.
  ///
  /// - Throws: ``ScenarioError`` if it cannot be run.
  public init(_ scenario: DeviceScenario) throws(ScenarioError) {
    try scenario.check()
    self.scenario = scenario
  }

  /// Simulates the scenario, and returns its log.
  ///
  /// - Parameter progress: Called now and then with the share of the time that is run, from 0 to 1.
  /// - Returns: The log of the simulation.
  public func run(
    progress: (@Sendable (Double) -> Void)? = nil
  ) async -> SimulationLog {
    await DeviceRun(scenario, progress: progress).log()
  }
}
