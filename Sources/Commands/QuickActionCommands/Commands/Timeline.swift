// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Diagnostics
import ShownWidgets
import SourceText
import StringTables
import TimelineReports
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// `quickaction timeline`.
struct Timeline: ConsoleCommand {
  /// The format of the result.
  enum Format: String, OutputForm {
    /// Lanes and lines for users.
    case text
    /// Everything, for programs.
    case json
    /// A film strip: the pictures, and the events below them.
    case svg
    /// The film strip as a page, with the log.
    case html

    var fileExtensions: [String] {
      switch self {
      case .text: ["txt"]
      case .json: ["json"]
      case .svg: ["svg"]
      case .html: ["html", "htm"]
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Run a widget's day on a simulated clock.",
    discussion: """
      Asks the widget's provider for timelines when the system would, by settings that '--rules' \
      lists with their sources. A feed file (X.feed.json) answers the widget's requests. The result \
      shows the pictures, the reloads with their reasons and delays, the budget and the requests. \
      The same command always has the same result; only the language of the texts depends on the \
      environment, unless '--locale' is given.

      With --program, the provider and the views are the app's own.

      Widgets: the examples recipes, steps, streams, coupons and events, which are packages with \
      their own feeds and are built on first use, on Linux; and quick-actions, which is the widget \
      of the catalog. (default: the only catalog below the current folder)

      Examples:
        quickaction timeline recipes --time-zone Asia/Tokyo --family systemSmall
        quickaction timeline coupons --feed Examples/Feeds/coupons-outage.feed.json
        quickaction timeline streams --looks 08:00-09:00,12:30 --opens 12:30
        quickaction timeline coupons --format html --output coupons.html
        quickaction timeline --program .build/debug/MyWidgets --feed My.feed.json
        quickaction timeline --rules
      """)

  @Argument(
    help: ArgumentHelp(
      "The short name or the kind of the widget, or a catalog.", valueName: "widget"),
    completion: .list(SimulatedWidget.names))
  var widget: String?

  @OptionGroup(title: "The widget") var subject: TimelineWidgetOptions
  @OptionGroup(title: "The app's own widgets") var program: ProgramOptions
  @OptionGroup(title: "The simulated time") var time: TimelineTimeOptions

  @OptionGroup(title: "The user, the app and the servers") var habits: TimelineHabitOptions
  @OptionGroup(title: "The system") var rules: SystemRuleOptions
  @OptionGroup(title: "The system") var list: SystemRuleListOptions
  @OptionGroup(title: "The result") var result: TimelineResultOptions
  @OptionGroup(title: "The result") var page: PageLanguageOptions
  @OptionGroup(title: "The result") var output: OutputOptions

  func validate() throws { try program.refuseUnused(for: widget) }

  func run(in console: Console) throws {
    let output = try output.result(console)
    let rules = try rules.rules()
    if list.listsRules {
      return try output.write(
        SystemRuleTable(rules, width: output.width, style: output.style).text)
    }
    let format = try self.output.form(result.format, standard: .text, console)
    let language = try page.value(
      locale: subject.locale, isPage: format == .html || format == .svg,
      environment: console.environment)
    var run: TimelineRun
    var app: OpenProgram?
    if let requested = try requestedProgram(output.messages) {
      let opened = try timeline(of: requested, rules, output.messages)
      (run, app) = (opened.run, opened.program)
    } else {
      run = try timeline(rules, output.messages)
    }
    if format == .html || format == .svg { run.texts = RunTexts(language) }
    switch format {
    case .text:
      try output.write(
        TimelineText(run, width: output.width, style: output.style, showsAll: result.allLines).text)
    case .json: try output.write(TimelineDocument(run).text)
    case .svg, .html:
      var strip = FilmStrip(run, showsAll: result.allLines)
      strip.fonts = app?.fonts
      try output.write(format == .svg ? strip.svg(appearance: run.appearance) : strip.page())
    }
    try app?.finish()
    if let severity = result.failOn, severity <= .warning, !run.log.warnings.isEmpty {
      throw CommandFailure(silently: 1)
    }
  }

  /// Simulates the day of a catalog's widget.
  private func timeline(_ rules: ReloadRules, _ messages: Messages) throws -> TimelineRun {
    let options = subject
    let widget = try SimulatedWidget(
      named: widget, family: options.family, locale: options.locale,
      choice: options.choicePath, messages)
    let family = widget.shown.family
    let device = try options.device.value(messages)
    let look = WidgetLook(
      device: device, family: family,
      margins: widget.widget.areContentMarginsDisabled ? .disabled : .standard,
      appearance: try ColorScheme(named: options.appearance), locale: widget.locale,
      sdk: try options.sdk.value(
        near: self.widget.flatMap { $0.hasSuffix(".json") ? $0 : nil }, messages))
    let canvas = try look.knownCanvas()
    let plan = try time.plan(
      in: .named(options.timeZone, environment: messages.console.environment))
    let feed = ReportFeed(try FeedFile(path: habits.feed, messages), path: habits.feed)
    var scenario = DeviceScenario(
      start: plan.start, duration: plan.start.duration(to: plan.end), timeZone: plan.zone,
      locale: widget.locale,
      widgets: [PlacedWidget(widget.widget, family: family, size: canvas.size)],
      feed: feed.answering(in: plan.zone, seed: time.seed), rules: rules, seed: time.seed)
    try habits.add(to: &scenario, plan)
    let simulator: DeviceSimulator
    do throws(ScenarioError) {
      simulator = try DeviceSimulator(scenario)
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
    return TimelineRun(
      widget.subject, scenario, log: simulator.wait(progress: ProgressLine("running", messages)),
      feed: feed, canvas: canvas, device: device,
      environment: look.environment(
        images: widget.shown.images(for: look), colors: widget.shown.colors))
  }
}
