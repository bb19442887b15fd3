// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TimelineSimulation
import WidgetTimeline
package import WidgetViews

/// A simulated day of a widget, and everything that is needed to report it.
package struct TimelineRun {
  /// The widget that was simulated.
  package let subject: ReportSubject

  /// The scenario that was simulated.
  package let scenario: DeviceScenario

  /// The log of the simulation.
  package let log: SimulationLog

  /// The feed that answered the widget's requests.
  package let feed: ReportFeed

  /// The canvas that the widget is drawn on.
  package let canvas: WidgetCanvas

  /// The device that shows the widget.
  package let device: WidgetDevice

  /// The environment of the widget: the appearance, the language, the images.
  package let environment: EnvironmentValues

  /// The language of the report.
  package var texts: RunTexts

  /// Creates a run from a scenario and its log.
  ///
  /// - Parameters:
  ///   - subject: The widget.
  ///   - scenario: The scenario that was simulated.
  ///   - log: The log of the simulation.
  ///   - feed: The feed that answered the widget's requests.
  ///   - canvas: The canvas of the widget.
  ///   - device: The device.
  ///   - environment: The environment of the widget.
  ///   - texts: The language of the report.
  package init(
    _ subject: ReportSubject, _ scenario: DeviceScenario, log: SimulationLog, feed: ReportFeed,
    canvas: WidgetCanvas, device: WidgetDevice, environment: EnvironmentValues,
    texts: RunTexts = RunTexts()
  ) {
    self.subject = subject
    self.scenario = scenario
    self.log = log
    self.feed = feed
    self.canvas = canvas
    self.device = device
    self.environment = environment
    self.texts = texts
  }

  /// The family of the widget.
  var family: WidgetFamily { canvas.family }

  /// Whether the widget is drawn light or dark.
  package var appearance: ColorScheme { environment.colorScheme }

  /// The device's time zone.
  var zone: TimeZoneRules { scenario.timeZone }
}
