// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import Synchronization
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// A widget's time, run: what happened, and all that is needed to show it.
struct TimelineRun {
  /// The widget.
  let subject: TimelineSubject

  /// The time that was run.
  let plan: DayPlan

  /// What it was run with.
  let scenario: DeviceScenario

  /// Where the data came from.
  let feed: TimelineFeedChoice

  /// What the widget was drawn on.
  let canvas: WidgetCanvas

  /// The device.
  let device: WidgetDevice

  /// Whether the widget is drawn light or dark.
  let appearance: ColorScheme

  /// What happened.
  let log: SimulationLog

  /// The language in which it is told.
  var texts = RunTexts()

  /// The family of the widget.
  var family: WidgetFamily { canvas.family }

  /// The device's time zone.
  var zone: TimeZoneRules { plan.zone }

  /// Runs a scenario.
  ///
  /// - Throws: `CommandFailure` where it cannot be run.
  init(
    _ subject: TimelineSubject, _ scenario: DeviceScenario, plan: DayPlan,
    feed: TimelineFeedChoice, canvas: WidgetCanvas, device: WidgetDevice, appearance: ColorScheme,
    _ messages: Messages
  ) throws {
    self.subject = subject
    self.plan = plan
    self.scenario = scenario
    self.feed = feed
    self.canvas = canvas
    self.device = device
    self.appearance = appearance
    do throws(ScenarioError) {
      log = Self.log(of: try DeviceSimulator(scenario), messages)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  /// Waits for a simulation: commands are not asynchronous, and providers are.
  private static func log(
    of simulator: DeviceSimulator, _ messages: Messages
  ) -> SimulationLog {
    let result = LogBox()
    let progress = ProgressLine("running", messages)
    Task.detached { result.fill(await simulator.run { progress?.report($0) }) }
    defer { progress?.finish() }
    return result.wait()
  }
}

/// Where a simulation leaves its log.
private final class LogBox: Sendable {
  private let log = Mutex<SimulationLog?>(nil)
  private let isFull = DispatchSemaphore(value: 0)

  func fill(_ value: SimulationLog) {
    log.withLock { $0 = value }
    isFull.signal()
  }

  func wait() -> SimulationLog {
    while true {
      isFull.wait()
      if let value = log.withLock(\.self) { return value }
    }
  }
}
