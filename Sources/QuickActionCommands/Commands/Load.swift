// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import SourceText
import TimelineSimulation
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// `quickaction load`.
struct Load: ParsableCommand {
  /// The form of the result.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Plots and a table for people.
    case text
    /// Everything, for programs.
    case json
    /// A picture of the plots.
    case svg
  }

  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Count what a fleet of devices asks your servers.",
    discussion: """
      Every device has the widget once, and reloads it by the same rules as in 'timeline'; \
      'quickaction timeline --rules' lists them. Counted are the requests of every second, as if \
      every request were answered at once. How often people look at the widget is a guess, and \
      '--habits' is for a better one.

      What '--compare' names is counted, too, and shown beside it: interval, jitter, maintenance, \
      at, and the rules of the system, several at once as in interval=30m,jitter=10m.

      Widgets: recipes, steps, streams, coupons, events, and quick-actions, which is the \
      catalogue's; none means the catalogue under the current folder.

      Examples:
        quickaction load coupons --time-zone Asia/Tokyo --maintenance 12:00-13:00
        quickaction load coupons --compare interval=60m,jitter=10m
        quickaction load steps --at 09:00 --compare jitter=30m --format svg
        quickaction load recipes --devices 10000000 --format json
      """)

  @Argument(
    help: ArgumentHelp(
      "The widget, by its short name or kind, or a catalogue.", valueName: "widget"),
    completion: .list(TimelineSubject.names))
  var widget: String?

  @OptionGroup var fleet: FleetOptions
  @OptionGroup var time: TimelineTimeOptions

  @Option(
    help: ArgumentHelp(
      "The time between reloads that the widget, or its server, wants; none means the widget's own.",
      valueName: "length"))
  var interval: String?

  @Option(
    help: ArgumentHelp(
      "The longest random time of a device's own that it adds; none means 0s.",
      valueName: "length"))
  var jitter: String?

  @Option(
    help: ArgumentHelp(
      "When the server is in maintenance, such as 12:00-13:00.",
      valueName: "times"))
  var maintenance: [NameList] = []

  @Option(
    help: ArgumentHelp(
      "Let every device ask again at the same moment of each day, such as 09:00.",
      valueName: "time"))
  var at: String?

  @Option(
    name: .customLong("compare"),
    help: ArgumentHelp(
      "Count this, too, such as interval=30m or jitter=10m; several: repeat it.",
      valueName: "name=value,…"))
  var comparisons: [String] = []

  @OptionGroup var rules: SystemRuleOptions

  @Option(
    help: ArgumentHelp(
      "The family of the widget, such as systemMedium; none means its first.", valueName: "family"),
    completion: .list(WidgetFamily.allCases.map(\.rawValue)))
  var family: String?

  @Option(help: "The form of the result.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "With json: how long the time is that each number of a series is for.", valueName: "length"))
  var resolution = "1m"

  @Option(
    help: ArgumentHelp("With svg: whether the paper is light or dark.", valueName: "appearance"),
    completion: .list(ColorScheme.allCases.map(\.rawValue)))
  var appearance = ColorScheme.light.rawValue

  @OptionGroup var output: OutputOptions

  func run() throws {
    let output = output.result
    let scheme = try ColorScheme(named: appearance)
    guard let seconds = DurationText.duration(resolution)?.components.seconds,
      (1...86_400).contains(seconds)
    else {
      throw CommandFailure(
        "'\(VisibleText.of(resolution))' is no length of time for '--resolution'; it takes 1s to 1d",
        exitCode: 2)
    }
    let run = try count(output.messages)
    switch format {
    case .text:
      let width =
        Console.current.isOutputTerminal && output.file == nil ? Console.current.width : 80
      try output.write(LoadText(run, width: width, style: output.style).text)
    case .json: try output.write(LoadDocument(run, resolution: Int(seconds)).text)
    case .svg: try output.write(RateChart(run).svg(appearance: scheme))
    }
  }

  /// Counts what the options say.
  private func count(_ messages: Messages) throws -> LoadRun {
    let subject = try TimelineSubject(
      named: widget, family: family, locale: nil, configuration: nil, messages)
    let family = try subject.family(named: family)
    let zones = try fleet.zones()
    let plan = try time.plan(in: zones.first?.value ?? .utc)
    let scenario = FleetScenario(
      devices: fleet.devices, start: plan.start, duration: plan.start.duration(to: plan.end),
      timeZones: zones, habits: try fleet.looks(),
      profile: LoadProfile(subject, family: family), rules: try rules.rules(), seed: time.seed)
    let base = LoadVariation(
      interval: interval, jitter: jitter, maintenance: maintenance.flatMap(\.names), at: at)
    let asked = try base.applied(to: scenario, plan)
    let variations = try comparisons.map { try LoadVariation($0) }
    return try LoadRun(
      subject, family: family.rawValue, asked, plan: plan, [.none] + variations, messages)
  }
}
