// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import QuickActionWidget
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
  /// Simulates the day of a program's widget.
  func timeline(
    of settings: ProgramSettings, _ rules: ReloadRules, _ messages: Messages
  ) throws -> (run: TimelineRun, program: OpenProgram) {
    guard widget == nil else {
      throw CommandFailure(
        "'--program' runs the app's own widget; remove the widget's name, and choose "
          + "with '--widget'", exitCode: 2)
    }
    let zone = try TimeZoneRules.named(
      subject.timeZone, environment: messages.console.environment)
    let plan = try time.plan(in: zone)
    let locale = subject.locale.flatMap { TextLanguage.name($0) } ?? LocaleName("en")
    let file = try FeedFile(path: habits.feed, messages)
    let program = try OpenProgram(
      settings, now: plan.start, in: zone, locale: locale.identifier, feed: file, seed: time.seed,
      messages)
    let shown = try ProgramWidget(
      program.description, in: program.session, kind: self.program.kind, family: subject.family)
    let device = try subject.device.value(messages)
    let look = WidgetLook(
      device: device, family: shown.family, margins: shown.margins,
      appearance: try ColorScheme(named: subject.appearance), locale: locale,
      sdk: try subject.sdk.value(near: nil, messages))
    guard let canvas = look.canvas else {
      throw CommandFailure(
        "the size of \(shown.family.rawValue) on \(device.identifier) is unknown; choose another device",
        exitCode: 2)
    }
    let widget = TimelineWidget(
      program: shown.widget, in: program.session,
      choice: try subject.choicePath.map { try OpenProgram.values(ofChoiceAt: $0) } ?? [:],
      answers: program.answers)
    let feed = ReportFeed(file, path: habits.feed)
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
      name: shown.widget.kind, widget: widget, endpoints: file?.endpointNames ?? [],
      locale: locale.identifier)
    return (
      TimelineRun(
        subject, scenario, log: log, feed: feed, canvas: canvas, device: device,
        environment: look.environment(images: ImageCatalog())), program
    )
  }
}
