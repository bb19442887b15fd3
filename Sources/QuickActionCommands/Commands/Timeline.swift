// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Diagnostics
import SourceText
import TimelineSimulation
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// `quickaction timeline`.
struct Timeline: ParsableCommand {
  /// The form of the result.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Lanes and lines for people.
    case text
    /// Everything, for programs.
    case json
    /// A film strip: the pictures, with what happened under them.
    case svg
    /// The film strip as a page, with the log.
    case html
  }

  static let configuration = CommandConfiguration(
    commandName: "timeline",
    abstract: "Run a widget's day on a simulated clock.",
    discussion: """
      The widget's provider is asked for timelines as the system would ask, by rules that \
      '--rules' lists, each with its source. What it asks of servers is answered by a feed file \
      (X.feed.json). Shown are the pictures, the reloads with their reasons and delays, the budget \
      and the requests. Nothing depends on the machine or the day: the same command has the same \
      result.

      Widgets: recipes, steps, streams, coupons, events, and quick-actions, which is the \
      catalogue's; none means the catalogue under the current folder.

      Examples:
        quickaction timeline recipes --time-zone Asia/Tokyo --family systemSmall
        quickaction timeline coupons --feed Examples/Feeds/coupons-outage.feed.json
        quickaction timeline streams --looks 08:00-09:00,12:30 --opens 12:30
        quickaction timeline coupons --format html --output coupons.html
        quickaction timeline --rules
      """)

  @Argument(
    help: ArgumentHelp(
      "The widget, by its short name or kind, or a catalogue.", valueName: "widget"),
    completion: .list(TimelineSubject.names))
  var widget: String?

  @OptionGroup var time: TimelineTimeOptions

  @Option(
    help: ArgumentHelp(
      "The device's time zone: a name such as Asia/Tokyo, an offset such as +09:00, or a rule such as EST5EDT,M3.2.0,M11.1.0.",
      valueName: "zone"))
  var timeZone = "UTC"

  @Option(
    help: ArgumentHelp(
      "The feed file that answers the widget's requests; none means the widget's sample feed.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var feed: String?

  @OptionGroup var habits: TimelineHabitOptions
  @OptionGroup var rules: SystemRuleOptions

  @Flag(name: .customLong("rules"), help: "List the system's rules with their values and sources.")
  var listsRules = false

  @Option(
    help: ArgumentHelp(
      "The family of the widget, such as systemMedium; none means its first.", valueName: "family"),
    completion: .list(WidgetFamily.allCases.map(\.rawValue)))
  var family: String?

  @Option(
    help: ArgumentHelp(
      "The language of the texts, such as ja; none means en, and a catalogue's own.",
      valueName: "locale"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The file of the saved choice of a catalogue's destinations.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var configuration: String?

  @Option(
    help: ArgumentHelp(
      "Whether the widget and the picture are light or dark.", valueName: "appearance"),
    completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var appearance = ColorScheme.light.rawValue

  @OptionGroup var device: DeviceOptions

  @Option(help: "The form of the result.")
  var format: Format = .text

  @Flag(help: "With text and html: every line, also those that repeat the one before.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "End with 1 where there is a warning of this severity or above; all are warnings.",
      valueName: "severity"))
  var failOn: Severity = .error

  @OptionGroup var output: OutputOptions

  func validate() throws {
    try GivenFileName.check(feed, of: "--feed")
    try GivenFileName.check(configuration, of: "--configuration")
    if locale?.isEmpty == true {
      throw ValidationError("'--locale' names no language; name one such as ja, or leave it out")
    }
  }

  func run() throws {
    let output = output.result
    let rules = try rules.rules()
    let width =
      Console.current.isOutputTerminal && output.file == nil ? Console.current.width : 80
    if listsRules {
      return try output.write(SystemRuleTable(rules, width: width, style: output.style).text)
    }
    let run = try timeline(rules, output.messages)
    switch format {
    case .text:
      try output.write(
        TimelineText(run, width: width, style: output.style, showsAll: all).text)
    case .json: try output.write(TimelineDocument(run).text)
    case .svg:
      try output.write(FilmStrip(run, showsAll: all).svg(appearance: run.appearance))
    case .html: try output.write(FilmStrip(run, showsAll: all).page())
    }
    if failOn <= .warning, !run.log.warnings.isEmpty { throw CommandFailure(silently: 1) }
  }

  /// Runs what the options say.
  private func timeline(_ rules: ReloadRules, _ messages: Messages) throws -> TimelineRun {
    let subject = try TimelineSubject(
      named: widget, family: family, locale: locale, configuration: configuration, messages)
    let family = try subject.family(named: family)
    let device = try device.value()
    let scheme = try ColorScheme(named: appearance)
    let margins = subject.widget.areContentMarginsDisabled ? ContentMargins.disabled : .standard
    guard let canvas = WidgetCanvas(family: family, device: device, margins: margins) else {
      throw CommandFailure(
        "the size of \(family.rawValue) on \(device.identifier) is not known; choose another device",
        exitCode: 2)
    }
    let zones = ZoneFolder(environment: Console.current.environment)
    let plan = try time.plan(in: zones.rules(named: timeZone))
    let feed = try TimelineFeedChoice(path: feed, for: subject, messages)
    var scenario = DeviceScenario(
      start: plan.start, duration: plan.start.duration(to: plan.end), timeZone: plan.zone,
      locale: subject.locale,
      widgets: [PlacedWidget(subject.widget, family: family, size: canvas.size)],
      feed: feed.feed(in: plan.zone, seed: time.seed), rules: rules, seed: time.seed)
    try habits.add(to: &scenario, plan)
    return try TimelineRun(
      subject, scenario, plan: plan, feed: feed, canvas: canvas, device: device, appearance: scheme)
  }
}
