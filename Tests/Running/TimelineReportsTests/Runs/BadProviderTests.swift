// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing
import TimelineSimulation
import WidgetTimeline
import WidgetViews

@testable import TimelineReports

@Suite struct BadProviderTests {
  /// What a provider does that none should.
  enum Habit: Sendable {
    case throwing
    case silent
    case verbose(Int)
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String { "the store is \u{1B}[31mlocked" }
  }

  /// An entry that shows its number.
  private static func entry(_ number: Int, at date: Instant) -> SimulatedEntry {
    SimulatedEntry(date: date) { Text("number \(number)") }
  }

  private static func widget(_ habit: Habit) -> TimelineWidget {
    var widget = TimelineWidget(
      kind: "TestWidget", placeholder: { entry(0, at: $0.date) },
      timeline: { context in
        switch habit {
        case .throwing: throw Failure()
        case .silent:
          try await Task.sleep(for: .seconds(3_600))
          return SimulatedTimeline(entries: [], policy: .never)
        case .verbose(let count):
          let entries = (0..<count).map { entry($0, at: context.date.advanced(by: .seconds($0))) }
          return SimulatedTimeline(entries: entries, policy: .never)
        }
      })
    widget.supportedFamilies = [.systemSmall]
    return widget
  }

  /// A run of three hours with a provider.
  private static func run(_ habit: Habit) async throws -> TimelineRun {
    let widget = widget(habit)
    var scenario = DeviceScenario(
      start: Instant(secondsSince1970: 1_795_478_400), duration: .seconds(10_800),
      widgets: [PlacedWidget(widget, family: .systemSmall)], feed: SilentFeed())
    if case .silent = habit { scenario.patience = .milliseconds(100) }
    let log = try await DeviceSimulator(scenario).run()
    return TimelineRun(
      ReportSubject(name: "test", widget: widget, endpoints: [], locale: "en"), scenario, log: log,
      feed: ReportFeed(nil, path: nil), canvas: try #require(WidgetCanvas(family: .systemSmall)),
      device: .default, environment: EnvironmentValues())
  }

  private static func text(_ run: TimelineRun) -> String {
    TimelineText(run, width: 80, style: TerminalStyle(isColored: false), showsAll: false).text
  }

  @Test(
    "a provider that throws leaves the placeholder, and its words cannot reach the terminal raw")
  func throwing() async throws {
    let run = try await Self.run(.throwing)
    let text = Self.text(run)
    #expect(text.contains("the provider failed"))
    #expect(text.contains("␛[31mlocked"))
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains("[provider-failed]"))
    #expect(text.contains("shows the placeholder"))
    for markup in [FilmStrip(run, showsAll: false).svg(), FilmStrip(run, showsAll: true).page()] {
      #expect(!markup.contains("\u{1B}"))
    }
  }

  @Test("a provider that never answers is abandoned, and the report says so")
  func silent() async throws {
    let text = Self.text(try await Self.run(.silent))
    #expect(text.contains("the provider took too long"))
    #expect(text.contains("no timeline after 30s"))
    #expect(text.contains("[provider-timed-out]"))
  }

  @Test("of 100,000 entries only the first pictures are drawn, and the report says how many follow")
  func verbose() async throws {
    let run = try await Self.run(.verbose(100_000))
    let text = Self.text(run)
    #expect(text.contains("100000 entries"))
    #expect(text.contains("[too-many-entries]"))
    #expect(text.contains("[close-entries]"))
    let strip = FilmStrip(run, showsAll: true)
    #expect(strip.frames.count == TimelineRun.mostPictures)
    #expect(strip.omittedFrames > 0)
    #expect(strip.svg().utf8.count < 2_000_000)
    #expect(strip.page().contains("and \(strip.omittedFrames) more"))
    #expect(TimelineDocument(run).text.contains("\"texts\": null"))
  }
}
