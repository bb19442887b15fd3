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
  enum Format: String, OutputForm {
    /// Lanes and lines for people.
    case text
    /// Everything, for programs.
    case json
    /// A film strip: the pictures, with what happened under them.
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
      The widget's provider is asked for timelines as the system would ask, by rules that \
      '--rules' lists, each with its source. What it asks of servers is answered by a feed file \
      (X.feed.json). Shown are the pictures, the reloads with their reasons and delays, the budget \
      and the requests. Nothing depends on the machine or the day but the language of the texts, \
      which '--locale' names: the same command has the same result.

      Widgets: recipes, steps, streams, coupons, events, and quick-actions, which is the \
      catalog's; none means the catalog under the current folder.

      Examples:
        quickaction timeline recipes --time-zone Asia/Tokyo --family systemSmall
        quickaction timeline coupons --feed Examples/Feeds/coupons-outage.feed.json
        quickaction timeline streams --looks 08:00-09:00,12:30 --opens 12:30
        quickaction timeline coupons --format html --output coupons.html
        quickaction timeline --rules
      """)

  @Argument(
    help: ArgumentHelp(
      "The widget, by its short name or kind, or a catalog.", valueName: "widget"),
    completion: .list(TimelineSubject.names))
  var widget: String?

  @OptionGroup(title: "The widget") var subject: TimelineWidgetOptions
  @OptionGroup(title: "The time that is run") var time: TimelineTimeOptions

  @OptionGroup(title: "The person, the app and the servers") var habits: TimelineHabitOptions
  @OptionGroup(title: "The system") var rules: SystemRuleOptions
  @OptionGroup(title: "The system") var list: SystemRuleListOptions
  @OptionGroup(title: "The result") var result: TimelineResultOptions
  @OptionGroup(title: "The result") var page: PageLanguageOptions
  @OptionGroup(title: "The result") var output: OutputOptions

  func run() throws {
    let output = output.result
    let rules = try rules.rules()
    if list.listsRules {
      return try output.write(
        SystemRuleTable(rules, width: output.width, style: output.style).text)
    }
    let format = try self.output.form(result.format, standard: .text)
    let language = try page.value(locale: subject.locale, isPage: format == .html)
    var run = try timeline(rules, output.messages)
    if format == .html { run.texts = RunTexts(language) }
    switch format {
    case .text:
      try output.write(
        TimelineText(run, width: output.width, style: output.style, showsAll: result.all).text)
    case .json: try output.write(TimelineDocument(run).text)
    case .svg:
      try output.write(FilmStrip(run, showsAll: result.all).svg(appearance: run.appearance))
    case .html: try output.write(FilmStrip(run, showsAll: result.all).page())
    }
    if result.failOn <= .warning, !run.log.warnings.isEmpty { throw CommandFailure(silently: 1) }
  }

  /// Runs what the options say.
  private func timeline(_ rules: ReloadRules, _ messages: Messages) throws -> TimelineRun {
    let options = subject
    let subject = try TimelineSubject(
      named: widget, family: options.family, locale: options.locale,
      choice: options.choice.path, messages)
    let family = try subject.family(named: options.family)
    let device = try options.device.value(messages)
    let scheme = try ColorScheme(named: options.appearance)
    let margins = subject.widget.areContentMarginsDisabled ? ContentMargins.disabled : .standard
    guard let canvas = WidgetCanvas(family: family, device: device, margins: margins) else {
      throw CommandFailure(
        "the size of \(family.rawValue) on \(device.identifier) is not known; choose another device",
        exitCode: 2)
    }
    let zones = ZoneFolder(environment: Console.current.environment)
    let plan = try time.plan(in: zones.rules(named: options.timeZone))
    let feed = try TimelineFeedChoice(path: habits.feed, for: subject, messages)
    var scenario = DeviceScenario(
      start: plan.start, duration: plan.start.duration(to: plan.end), timeZone: plan.zone,
      locale: subject.locale,
      widgets: [PlacedWidget(subject.widget, family: family, size: canvas.size)],
      feed: feed.feed(in: plan.zone, seed: time.seed), rules: rules, seed: time.seed)
    try habits.add(to: &scenario, plan)
    return try TimelineRun(
      subject, scenario, plan: plan, feed: feed, canvas: canvas, device: device, appearance: scheme,
      messages)
  }
}
