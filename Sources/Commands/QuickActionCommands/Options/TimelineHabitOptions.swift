// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText
import TimelineSimulation
import WidgetTimeline

/// The options for what the user, the app and the servers do during the simulation.
struct TimelineHabitOptions: ParsableArguments {
  /// The times at which the user looks at the widget by default.
  private static let standardGlances = (7...22).map { ($0 < 10 ? "0" : "") + "\($0):00" }

  @Option(
    name: .customLong("looks"),
    help: ArgumentHelp(
      "When the user looks at the widget's page, such as 08:00-09:00,12:30, or 'never'. (default: for a minute at each full hour from 07:00 to 22:00)",
      valueName: "times"))
  var glances: [NameList] = []

  @Option(
    name: .customLong("opens"),
    help: ArgumentHelp(
      "When the user opens the app, such as 12:00-12:05; the app then asks for a reload.",
      valueName: "times"))
  var opens: [NameList] = []

  @Option(
    help: ArgumentHelp(
      "The feed file that answers the widget's requests. (default: an example's own)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var feed: String?

  @Option(
    name: .customLong("pushes"),
    help: ArgumentHelp(
      "When a server reloads the widget by a push, such as 10:00.", valueName: "times"))
  var pushes: [NameList] = []

  @Option(
    name: .customLong("edits"),
    help: ArgumentHelp("When the user edits the widget, such as 10:00.", valueName: "times"))
  var edits: [NameList] = []

  @Option(
    name: .customLong("clock"),
    help: ArgumentHelp(
      "Set the device's clock at a time, such as 13:00=-1h for an hour back. Repeatable.",
      valueName: "time=length"))
  var clock: [String] = []

  func validate() throws { try GivenFileName.check(feed, of: "--feed") }

  /// Adds what happens to a scenario with one widget.
  func add(to scenario: inout DeviceScenario, _ plan: DayPlan) throws {
    do throws(DayPlanError) {
      try addHabits(to: &scenario, plan)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    scenario.events += try clock.map { try clockEvent($0, plan) }
  }

  private func addHabits(
    to scenario: inout DeviceScenario, _ plan: DayPlan
  ) throws(DayPlanError) {
    guard let placed = scenario.widgets.first else { return }
    let kind = placed.widget.kind
    let minute = Duration.seconds(60)
    scenario.glances = try glances(plan).map {
      Glance(at: placed.page, from: $0.lowerBound, to: $0.upperBound)
    }
    scenario.sessions = try plan.spans(opens.flatMap(\.names), option: "--opens", lasting: minute)
      .map { span in
        AppSession(
          from: span.lowerBound, to: span.upperBound, reloadsOnOpen: [.kind(kind)])
      }
    scenario.events = try plan.spans(pushes.flatMap(\.names), option: "--pushes").map {
      DeviceEvent(.push(kind: kind), at: $0.lowerBound)
    }
    scenario.events += try plan.spans(edits.flatMap(\.names), option: "--edits").map {
      DeviceEvent(.edit(widget: 0), at: $0.lowerBound)
    }
  }

  private func glances(_ plan: DayPlan) throws(DayPlanError) -> [ClosedRange<Instant>] {
    let texts = glances.flatMap(\.names)
    if texts == ["never"] { return [] }
    return try plan.spans(
      texts.isEmpty ? Self.standardGlances : texts, option: "--looks", lasting: .seconds(60))
  }

  private func clockEvent(_ text: String, _ plan: DayPlan) throws -> DeviceEvent {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let change = parts.count == 2 ? String(parts[1]) : ""
    let length = DurationText.duration(String(change.drop { $0 == "-" || $0 == "+" }))
    guard let first = parts.first, let length, length > .zero,
      change.prefix(while: { $0 == "-" || $0 == "+" }).count <= 1
    else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' is not a change for '--clock'; write it as 13:00=-1h",
        exitCode: 2)
    }
    do throws(DayPlanError) {
      let moment = try plan.first(String(first), option: "--clock")
      return DeviceEvent(
        .clockSet(by: change.hasPrefix("-") ? .zero - length : length), at: moment)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }
}
