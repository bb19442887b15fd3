// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import TimelineSimulation
import WidgetTimeline

/// What the person, the app and the server do meanwhile.
struct TimelineHabitOptions: ParsableArguments {
  /// When the widget is looked at where nothing is said.
  private static let standardLooks = (7...22).map { ($0 < 10 ? "0" : "") + "\($0):00" }

  @Option(
    name: .customLong("looks"),
    help: ArgumentHelp(
      "When the widget's page is looked at, such as 08:00-09:00,12:30, or 'never'; none means a minute at each full hour from 07:00 to 22:00.",
      valueName: "times"))
  var looks: [NameList] = []

  @Option(
    name: .customLong("opens"),
    help: ArgumentHelp(
      "When the app is opened, such as 12:00-12:05; it asks for a reload of its widgets then.",
      valueName: "times"))
  var opens: [NameList] = []

  @Option(
    help: ArgumentHelp(
      "The feed file that answers the widget's requests; none means the widget's sample feed.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var feed: String?

  @Option(
    name: .customLong("pushes"),
    help: ArgumentHelp("When a server pushes the widget, such as 10:00.", valueName: "times"))
  var pushes: [NameList] = []

  @Option(
    name: .customLong("edits"),
    help: ArgumentHelp("When the person edits the widget, such as 10:00.", valueName: "times"))
  var edits: [NameList] = []

  @Option(
    name: .customLong("clock"),
    help: ArgumentHelp(
      "Set the device's clock at a time, such as 13:00=-1h for an hour back; several: repeat it.",
      valueName: "time=length"))
  var clock: [String] = []

  func validate() throws { try GivenFileName.check(feed, of: "--feed") }

  /// Puts what happens into a scenario with one widget.
  func add(to scenario: inout DeviceScenario, _ plan: DayPlan) throws {
    guard let placed = scenario.widgets.first else { return }
    let kind = placed.widget.kind
    let minute = Duration.seconds(60)
    scenario.looks = try lookSpans(plan).map {
      Look(at: placed.page, from: $0.lowerBound, to: $0.upperBound)
    }
    scenario.sessions = try plan.spans(opens.flatMap(\.names), option: "opens", lasting: minute).map
    { span in
      AppSession(
        from: span.lowerBound, to: span.upperBound,
        onOpen: { $0.reloadTimelines(ofKind: kind) })
    }
    scenario.events = try plan.spans(pushes.flatMap(\.names), option: "pushes").map {
      DeviceEvent(.push(kind: kind), at: $0.lowerBound)
    }
    scenario.events += try plan.spans(edits.flatMap(\.names), option: "edits").map {
      DeviceEvent(.edit(widget: 0), at: $0.lowerBound)
    }
    scenario.events += try clock.map { try clockEvent($0, plan) }
  }

  private func lookSpans(_ plan: DayPlan) throws -> [ClosedRange<Instant>] {
    let texts = looks.flatMap(\.names)
    if texts == ["never"] { return [] }
    return try plan.spans(
      texts.isEmpty ? Self.standardLooks : texts, option: "looks", lasting: .seconds(60))
  }

  private func clockEvent(_ text: String, _ plan: DayPlan) throws -> DeviceEvent {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let change = parts.count == 2 ? String(parts[1]) : ""
    let length = DurationText.duration(String(change.drop { $0 == "-" || $0 == "+" }))
    guard let first = parts.first, let length, length > .zero,
      change.prefix(while: { $0 == "-" || $0 == "+" }).count <= 1
    else {
      throw CommandFailure(
        "'\(VisibleText.of(text))' is no change for '--clock'; write it as in 13:00=-1h",
        exitCode: 2)
    }
    let moment = try plan.first(String(first), option: "clock")
    return DeviceEvent(.clockSet(by: change.hasPrefix("-") ? .zero - length : length), at: moment)
  }
}
