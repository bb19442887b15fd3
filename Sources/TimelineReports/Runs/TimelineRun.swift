// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TimelineSimulation
import WidgetTimeline
package import WidgetViews

/// A simulated day of a widget, and everything that is needed to report it.
package struct TimelineRun {
  /// The widget.
  package let subject: ReportSubject

  /// What was simulated.
  package let scenario: DeviceScenario

  /// What happened.
  package let log: SimulationLog

  /// What answered the widget's requests.
  package let feed: ReportFeed

  /// What the widget is drawn on.
  package let canvas: WidgetCanvas

  /// The device.
  package let device: WidgetDevice

  /// What the widget is drawn in: the appearance, the language, the images.
  package let environment: EnvironmentValues

  /// The language of the report.
  package var texts: RunTexts

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - subject: The widget.
  ///   - scenario: What was simulated.
  ///   - log: What happened.
  ///   - feed: What answered the widget's requests.
  ///   - canvas: What the widget is drawn on.
  ///   - device: The device.
  ///   - environment: What the widget is drawn in.
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
