// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import TimelineSimulation
import WidgetTimeline
import WidgetViews

@Suite struct DocumentationExampleTests {
  /// Shows a departure every ten minutes, three at a time, and asks for more once in half an hour.
  func departures() -> TimelineWidget {
    TimelineWidget(
      kind: "Departures",
      placeholder: { context in SimulatedEntry(date: context.date) { Text("--:--") } },
      timeline: { context in
        _ = try await context.feed.response(to: FeedRequest("departures", at: context.date))
        let entries = (0..<3).map { number in
          let date = context.date.advanced(by: .seconds(number * 600))
          let departure = context.timeZone.civilTime(at: date.advanced(by: .seconds(600)))
          return SimulatedEntry(date: date) { Text(departure.clock) }
        }
        let next = context.date.advanced(by: .seconds(1_800))
        return SimulatedTimeline(entries: entries, policy: .after(next))
      })
  }

  /// What happens to the widget on a day in Tokyo.
  func day(of feed: any TimelineFeed) async throws -> SimulationLog {
    let date = try #require(CivilDate("2026-11-24"))
    let scenario = DeviceScenario(
      day: date, of: departures(), in: .systemSmall,
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
