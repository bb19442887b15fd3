// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Runs a device's day in a moment.
///
/// A discrete-event simulation: the same scenario gives the same log, on every machine.
public struct DeviceSimulator: Sendable {
  /// What is run.
  public let scenario: DeviceScenario

  /// Takes a scenario.
  ///
  /// - Throws: ``ScenarioError`` if it cannot be run.
  public init(_ scenario: DeviceScenario) throws(ScenarioError) {
    try scenario.check()
    self.scenario = scenario
  }

  /// Runs the scenario.
  ///
  /// - Parameter progress: Called now and then with the share of the time that is run, from 0 to 1.
  /// - Returns: What happened.
  public func run(
    progress: (@Sendable (Double) -> Void)? = nil
  ) async -> SimulationLog {
    await DeviceRun(scenario, progress: progress).log()
  }
}
