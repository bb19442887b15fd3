// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActions
import ShownWidgets
import StringTables
import TimelineReports
import TimelineSimulation
import WidgetPrograms
import WidgetProtocol
import WidgetTimeline
import WidgetViews

extension Timeline {
  /// The program that is run; nil if the widget is that of a catalog.
  func requestedProgram(_ messages: Messages) throws -> RequestedProgram? {
    if let requested = try RequestedProgram(program, feed: habits.feed, messages) {
      guard widget == nil else {
        throw CommandFailure(
          "'--program' runs the app's own widget; remove the widget's name, and choose "
            + "with '--widget'", exitCode: 2)
      }
      return requested
    }
    guard let example = widget.flatMap({ ExampleWidget.named($0) }) else { return nil }
    guard subject.choicePath == nil else {
      throw CommandFailure(
        "the widget '\(example.name)' cannot be configured; remove '--choice'", exitCode: 2)
    }
    return try RequestedProgram(example, program, feed: habits.feed, messages)
  }

  /// Simulates the day of a program's widget.
  func timeline(
    of requested: RequestedProgram, _ rules: ReloadRules, _ messages: Messages
  ) throws -> (run: TimelineRun, program: OpenProgram) {
    let zone = try TimeZoneRules.named(
      subject.timeZone, environment: messages.console.environment)
    let plan = try time.plan(in: zone)
    let locale = requested.locale(
      asked: subject.locale.flatMap { TextLanguage.name($0) }, messages)
    _ = try subject.family.map { try WidgetFamily(named: $0) }
    let appearance = try ColorScheme(named: subject.appearance)
    let device = try subject.device.value(messages)
    let sdk = try subject.sdk.value(near: nil, messages)
    let (file, settings) = (requested.feed, try requested.settings(messages))
    let program = try OpenProgram(
      settings, now: plan.start, in: zone, locale: locale.identifier, feed: file, seed: time.seed,
      messages)
    let shown = try ProgramWidget(
      ofTimelines: program.description, in: program.session, kind: requested.kind,
      family: subject.family)
    let look = WidgetLook(
      device: device, family: shown.family, margins: shown.margins,
      appearance: appearance, locale: locale.identifier, sdk: sdk)
    let canvas = try look.knownCanvas()
    let widget = TimelineWidget(
      program: shown.widget, in: program.session,
      choice: try subject.choicePath.map { try OpenProgram.values(ofChoiceAt: $0) } ?? [:],
      answers: program.answers)
    let feed = ReportFeed(file, path: requested.feedPath)
    var scenario = DeviceScenario(
      start: plan.start, duration: plan.start.duration(to: plan.end), timeZone: plan.zone,
      locale: locale.identifier,
      widgets: [PlacedWidget(widget, family: shown.family, size: canvas.size)],
      feed: feed.answering(in: plan.zone, seed: time.seed), rules: rules, seed: time.seed)
    // The program is ended if it does not answer: until then it is waited for.
    scenario.patience = max(scenario.patience, settings.answerLimit * 4)
    try habits.add(to: &scenario, plan)
    let simulator: DeviceSimulator
    do throws(ScenarioError) {
      simulator = try DeviceSimulator(scenario)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    let log = simulator.wait(progress: ProgressLine("running", messages))
    if program.session.start > 0 {
      let count = program.session.start
      messages.warn(
        "the program ended \(count == 1 ? "once" : "\(count) times") and was started again; "
          + "the log says why")
    }
    let subject = ReportSubject(
      name: requested.example?.name ?? shown.widget.kind, widget: widget,
      endpoints: file?.endpointNames ?? [],
      locale: locale.identifier)
    return (
      TimelineRun(
        subject, scenario, log: log, feed: feed, canvas: canvas, device: device,
        environment: look.environment()), program
    )
  }
}
