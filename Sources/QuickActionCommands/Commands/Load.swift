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
  enum Format: String, OutputForm {
    /// Plots and a table for people.
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
    abstract: "Count what a fleet of devices asks your servers.",
    discussion: """
      Every device has the widget once, and reloads it by the same rules as in 'timeline'; \
      'quickaction timeline --rules' lists them. Counted are the requests of every second, as if \
      every request were answered at once, or as the file of '--feed' answers: its latencies, \
      outages and settings decide what is asked next, and when. How often people look at the widget is a guess, and \
      '--habits' is for a better one.

      What '--compare' names is counted, too, and shown beside it: interval, jitter, maintenance, \
      at, and the rules of the system, several at once as in interval=30m,jitter=10m.

      Widgets: recipes, steps, streams, coupons, events, and quick-actions, which is the \
      catalog's; none means the catalog under the current folder.

      Examples:
        quickaction load coupons --time-zone Asia/Tokyo --maintenance 12:00-13:00
        quickaction load coupons --compare interval=60m,jitter=10m
        quickaction load steps --at 09:00 --compare jitter=30m --format svg
        quickaction load coupons --feed Examples/Feeds/coupons-outage.feed.json
        quickaction load recipes --devices 10M --output recipes.load.json
      """)

  @Argument(
    help: ArgumentHelp(
      "The widget, by its short name or kind, or a catalog.", valueName: "widget"),
    completion: .list(TimelineSubject.names))
  var widget: String?

  @Option(
    help: ArgumentHelp(
      "The family of the widget, such as systemMedium; none means its first.", valueName: "family"),
    completion: .list(WidgetFamily.allCases.map(\.rawValue)))
  var family: String?

  @OptionGroup(title: "The fleet") var fleet: FleetOptions
  @OptionGroup(title: "What the widget and its servers do") var changes: LoadChangeOptions
  @OptionGroup(title: "The time that is counted") var time: TimelineTimeOptions
  @OptionGroup(title: "The system") var rules: SystemRuleOptions
  @OptionGroup(title: "The result") var result: LoadResultOptions
  @OptionGroup(title: "The result") var output: OutputOptions

  func run() throws {
    let output = output.result
    let scheme = try ColorScheme(named: result.appearance)
    let resolution = try result.seconds()
    let format = try self.output.form(result.format, standard: .text)
    let run = try count(output.messages)
    switch format {
    case .text:
      try output.write(LoadText(run, width: output.width, style: output.style).text)
    case .json: try output.write(LoadDocument(run, resolution: resolution).text)
    case .svg: try output.write(RateChart(run).svg(appearance: scheme))
    }
  }

  /// Counts what the options say.
  private func count(_ messages: Messages) throws -> LoadRun {
    let subject = try TimelineSubject(
      named: widget, family: family, locale: nil, choice: nil, messages, showsTexts: false)
    let family = try subject.family(named: family)
    let zones = try fleet.zones()
    let plan = try time.plan(in: zones.first?.value ?? .utc)
    let feed = try changes.feed.map { try TimelineFeedChoice(path: $0, for: subject, messages) }
    var scenario = FleetScenario(
      devices: try fleet.count(), start: plan.start, duration: plan.start.duration(to: plan.end),
      timeZones: zones, habits: try fleet.looks(),
      profile: LoadProfile(subject, family: family), rules: try rules.rules(), seed: time.seed)
    if let file = feed?.file {
      scenario.feed = FleetFeed(file, seed: time.seed, reading: subject.reading(in: family))
    }
    let asked = try changes.variation.applied(to: scenario, plan)
    let variations = try changes.comparisons.map { try LoadVariation($0) }
    return try LoadRun(
      subject, family: family.rawValue, feedName: feed?.name(RunTexts()), asked, plan: plan,
      [.none] + variations, messages)
  }
}
