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
  /// - Throws: ``ScenarioError`` where it cannot be run.
  public init(_ scenario: DeviceScenario) throws(ScenarioError) {
    try scenario.check()
    self.scenario = scenario
  }

  /// Runs the scenario.
  public func run() async -> SimulationLog {
    await DeviceRun(scenario).log()
  }
}
