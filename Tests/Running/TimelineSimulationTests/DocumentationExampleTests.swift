// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import TimelineSimulation
import WidgetTimeline
import WidgetViews

@Suite struct DocumentationExampleTests {
  /// The departure that is shown from a moment on.
  struct Departure: TimelineEntry {
    var date: Instant
    var time: String
  }

  /// Shows a departure every ten minutes, three at a time.
  struct DepartureProvider: TimelineProvider {
    func placeholder(in context: Context) -> Departure {
      Departure(date: context.date, time: "--:--")
    }

    func snapshot(in context: Context) async throws -> Departure { placeholder(in: context) }

    func timeline(in context: Context) async throws -> Timeline<Departure> {
      _ = try await context.feed.response(to: FeedRequest("departures", at: context.date))
      let entries = (0..<3).map { number in
        let date = context.date.advanced(by: .seconds(number * 600))
        let departure = context.timeZone.civilTime(at: date.advanced(by: .seconds(600)))
        return Departure(date: date, time: departure.clock)
      }
      return Timeline(entries: entries, policy: .after(context.date.advanced(by: .seconds(1_800))))
    }
  }

  /// What happens to the widget on a day in Tokyo.
  func day(of feed: any TimelineFeed) async throws -> SimulationLog {
    let widget = StaticConfiguration(kind: "Departures", provider: DepartureProvider()) { entry in
      Text(entry.time)
    }
    .supportedFamilies([.systemSmall])
    let date = try #require(CivilDate("2026-11-24"))
    let scenario = DeviceScenario(
      day: date, of: widget, in: .systemSmall,
      timeZone: TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400), feed: feed,
      habit: .often)
    return try await DeviceSimulator(scenario).run()
  }

  @Test("the example of the landing page reloads twice an hour, and asks once for each reload")
  func example() async throws {
    let log = try await day(of: SampleFeed())
    #expect(log.start == Instant(secondsSince1970: 1_795_446_000))
    #expect(log.start.duration(to: log.end) == .seconds(86_400))
    let widget = try #require(log.widgets.first)
    #expect((30...48).contains(widget.reloads))
    #expect(widget.requests == widget.reloads && widget.failedReloads == 0)
    #expect(log.reloads.allSatisfy { $0.outcome.entries == 3 })
    #expect(log.shown.count > 90)
    #expect(log.warnings.isEmpty)
  }

  @Test("without a feed every request of the example fails, and so does every reload")
  func silent() async throws {
    let log = try await day(of: SilentFeed())
    #expect(!log.requests.isEmpty)
    #expect(log.requests.allSatisfy { $0.failure == .unknownEndpoint })
    #expect(log.widgets.first.map { $0.failedReloads == $0.reloads } == true)
    #expect(log.shown.allSatisfy { $0.content.isPlaceholder })
    // What fails is tried again sooner than the budget lasts.
    #expect(log.warnings.map(\.id) == [.providerFailed, .reloadsOverBudget])
  }

  @Test("the page shows the code that is run here")
  func listing() throws {
    let page = "Sources/Running/TimelineSimulation/TimelineSimulation.docc/TimelineSimulation.md"
    #expect(try CodeListing(of: page).mismatch(withSource: #filePath) == nil)
  }
}

extension SimulationLog.Outcome {
  /// The number of entries of a timeline; nil if there was no timeline.
  fileprivate var entries: Int? {
    if case .timeline(let entries, _) = self { entries } else { nil }
  }
}
