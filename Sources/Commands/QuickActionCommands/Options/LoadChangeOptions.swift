// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import TimelineSimulation

/// Changes to the widget and its servers, and alternatives to compare with.
struct LoadChangeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The feed file that answers the requests, with latencies and outages. (default: all are answered at once)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var feed: String?

  @Option(
    help: ArgumentHelp(
      "The time between reloads that the widget or its server asks for. (default: the widget's own)",
      valueName: "length"))
  var interval: String?

  @Option(
    help: ArgumentHelp(
      "The longest random delay that each device adds. (default: 0s)",
      valueName: "length"))
  var jitter: String?

  @Option(
    help: ArgumentHelp(
      "When the server is in maintenance, such as 12:00-13:00.",
      valueName: "times"))
  var maintenance: [NameList] = []

  @Option(
    help: ArgumentHelp(
      "Reload every device at the same time of each day, such as 09:00.",
      valueName: "time"))
  var at: String?

  @Option(
    name: .customLong("compare"),
    help: ArgumentHelp(
      "Also run with these settings, such as interval=30m or jitter=10m. Repeatable.",
      valueName: "name=value,…"))
  var comparisons: [String] = []

  func validate() throws { try GivenFileName.check(feed, of: "--feed") }

  /// The fleet with the changes, and its alternatives, with their names.
  ///
  /// - Parameters:
  ///   - scenario: The fleet.
  ///   - plan: The simulated time.
  /// - Returns: The changed fleet, and then its alternatives.
  /// - Throws: `CommandFailure` if a change is malformed, or does not apply to the widget.
  func fleets(
    of scenario: FleetScenario, _ plan: DayPlan
  ) throws -> [(name: String, scenario: FleetScenario)] {
    do throws(FleetVariationError) {
      let changes = FleetVariation(
        interval: interval, jitter: jitter, maintenance: maintenance.flatMap(\.names), at: at)
      let asked = try changes.applied(to: scenario, plan)
      var fleets = [(changes.name, asked)]
      for text in comparisons {
        let variation = try FleetVariation(text)
        fleets.append((variation.name, try variation.applied(to: asked, plan)))
      }
      return fleets
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }
}
