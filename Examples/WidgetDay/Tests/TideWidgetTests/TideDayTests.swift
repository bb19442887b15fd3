// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing
import TideWidget
import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// A day of the widget, with servers that a feed file describes.
@Suite struct TideDayTests {
  /// The tides of four hours at a time; the server is down from 12:00 to 13:00.
  static let feed = """
    {
      "version": 1,
      "maintenance": [{ "from": "12:00", "until": "13:00" }],
      "endpoints": {
        "tides": { "latency": "80ms", "body": [120, 180, 210, 160] }
      }
    }
    """

  /// Runs 24 November 2026 in Tokyo.
  func day(feed text: String = feed) async throws -> SimulationLog {
    let zone = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400)
    let file = try FeedFile(SourceFile(name: "tides.feed.json", text: text))
    let scenario = DeviceScenario(
      day: try #require(CivilDate("2026-11-24")), of: tideWidget(), in: .systemSmall,
      timeZone: zone, feed: FileFeed(file, timeZone: zone, seed: 1), habit: .often)
    return try await DeviceSimulator(scenario).run()
  }

  /// The texts that the widget shows, one after the other.
  func texts(_ log: SimulationLog) throws -> [String] {
    let canvas = try #require(WidgetCanvas(family: .systemSmall))
    return log.shown.map { shown in
      shown.content.entry.displayList(on: canvas).items.compactMap { item in
        if case .text(let text) = item { text.string } else { nil }
      }
      .joined()
    }
  }

  @Test("every hour shows its own height, and the widget never asks before its timeline ends")
  func heights() async throws {
    let log = try await day()
    let widget = try #require(log.widgets.first)
    #expect(widget.reloads < 20)
    #expect(widget.requests == widget.reloads)
    #expect(try Set(texts(log)).isSuperset(of: ["120 cm", "180 cm", "210 cm"]))
    #expect(log.warnings.isEmpty)
  }

  @Test("while the server is down the widget says so, and shows tides again within 20 minutes")
  func outage() async throws {
    let always = Self.feed.replacing("\"12:00\"", with: "\"00:00\"")
      .replacing("\"13:00\"", with: "\"06:00\"")
    let log = try await day(feed: always)
    let texts = try texts(log)
    let first = try #require(texts.firstIndex(of: "120 cm"))
    #expect(texts[..<first].contains("No data"))
    #expect(!texts[first...].contains("No data"))
    let six = log.start.advanced(by: .seconds(6 * 3_600))
    #expect(six.duration(to: log.shown[first].start) <= .seconds(1_260))
    #expect(log.requests.contains { $0.failure == .status(503) })
  }
}
