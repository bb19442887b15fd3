// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import ShownWidgets
import SourceText
import TimelineReports
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// `quickaction load`.
struct Load: ConsoleCommand {
  /// The format of the result.
  enum Format: String, OutputForm {
    /// Plots and a table for users.
    case text
    /// Everything, for programs.
    case json
    /// A picture of the plots.
    case svg

    var fileExtensions: [String] {
      switch self {
      case .text: ["txt"]
      case .json: ["json"]
      case .svg: ["svg"]
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Count the requests that a fleet of devices sends to your servers.",
    discussion: """
      Counts requests per second. Every device has the widget once, and reloads it by the system \
      settings that 'quickaction timeline --rules' lists. Every request is answered at once, or as \
      the file of '--feed' says: its latencies, outages and settings decide what is asked next, and \
      when. How often users see the widget is an estimate; use '--habits' if you know better.

      '--compare' adds alternatives to the result: interval, jitter, maintenance, at, and system \
      settings, or several of them as in interval=30m,jitter=10m.

      With --program, the app's own provider is asked at moments of a day, and what it does then is \
      what each device does.

      Widgets: the examples recipes, steps, streams, coupons and events, which are packages with \
      their own feeds and are built on first use, on Linux; and quick-actions, which is the widget \
      of the catalog. (default: the only catalog below the current folder)

      Examples:
        quickaction load coupons --time-zone Asia/Tokyo --maintenance 12:00-13:00
        quickaction load coupons --compare interval=60m,jitter=10m
        quickaction load steps --at 09:00 --compare jitter=30m --format svg
        quickaction load coupons --feed Examples/Feeds/coupons-outage.feed.json
        quickaction load --program .build/debug/MyWidgets --feed My.feed.json
        quickaction load recipes --devices 10M --output recipes.load.json
      """)

  @Argument(
    help: ArgumentHelp(
      "The short name or the kind of the widget, or a catalog.", valueName: "widget"),
    completion: .list(SimulatedWidget.names))
  var widget: String?

  @Option(help: .family, completion: .families)
  var family: String?

  @OptionGroup(title: "The app's own widgets") var program: ProgramOptions
  @OptionGroup(title: "The fleet") var fleet: FleetOptions
  @OptionGroup(title: "The widget and its servers") var changes: LoadChangeOptions
  @OptionGroup(title: "The simulated time") var time: TimelineTimeOptions
  @OptionGroup(title: "The system") var rules: SystemRuleOptions
  @OptionGroup(title: "The result") var result: LoadResultOptions
  @OptionGroup(title: "The result") var output: OutputOptions

  func validate() throws { try program.refuseUnused(for: widget) }

  func run(in console: Console) throws {
    let output = try output.result(console)
    let scheme = try ColorScheme(named: result.appearance)
    let resolution = try result.seconds()
    let format = try self.output.form(result.format, standard: .text, console)
    let run =
      try requestedProgram(output.messages).map { try count(of: $0, output.messages) }
      ?? count(output.messages)
    switch format {
    case .text:
      let advice =
        "the examples \(SimulatedWidget.askingList) do: quickaction load coupons"
      try output.write(
        LoadText(run, width: output.width, style: output.style, advice: advice).text)
    case .json: try output.write(LoadDocument(run, resolution: resolution).text)
    case .svg: try output.write(RateChart(run).svg(appearance: scheme))
    }
  }

  /// Counts a fleet of a catalog's widget, which sends no requests.
  private func count(_ messages: Messages) throws -> LoadRun {
    let widget = try SimulatedWidget(
      named: widget, family: family, locale: nil, choice: nil, messages,
      showsTexts: false)
    let zones = try fleet.zones(environment: messages.console.environment)
    let plan = try time.plan(in: zones.first?.value ?? .utc)
    // It has nothing to answer, but a feed that cannot be read is said.
    _ = try FeedFile(path: changes.feed, messages)
    return try count(
      try scenario(widget.profile, zones, plan), plan, of: widget.subject, in: widget.shown.family,
      messages)
  }

  /// The fleet of the options, whose devices have a widget.
  func scenario(
    _ profile: LoadProfile, _ zones: [FleetScenario.Share<TimeZoneRules>], _ plan: DayPlan
  ) throws -> FleetScenario {
    FleetScenario(
      devices: try fleet.count(), start: plan.start, duration: plan.start.duration(to: plan.end),
      timeZones: zones, habits: try fleet.glances(), profile: profile, rules: try rules.rules(),
      seed: time.seed)
  }

  /// Counts a fleet with its changes and alternatives.
  func count(
    _ scenario: FleetScenario, _ plan: DayPlan, of subject: ReportSubject,
    in family: WidgetFamily, _ messages: Messages
  ) throws -> LoadRun {
    let fleets = try changes.fleets(of: scenario, plan)
    let progress = ProgressLine("counting", messages)
    defer { progress?.finish() }
    do throws(FleetError) {
      return try LoadRun(
        subject, family: family.rawValue, feedName: changes.feed, plan: plan, fleets: fleets,
        progress: { progress?.report($0) })
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }
}
