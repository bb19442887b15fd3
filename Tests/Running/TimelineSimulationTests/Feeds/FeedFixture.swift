// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText
import TimelineSimulation
import WidgetTimeline

/// Feeds of tests, and their answers in few words.
enum FeedFixture {
  /// A feed with one endpoint, `e`.
  static func endpoint(_ members: String, besides: String = "") -> String {
    #"{"version": 1, \#(besides) "endpoints": {"e": {\#(members)}}}"#
  }

  /// Reads a feed.
  static func file(_ text: String) throws(FeedFileError) -> FeedFile {
    try FeedFile(SourceFile(name: "f.feed.json", text: text))
  }

  /// What is wrong with a feed, with where: the text that each finding points to.
  static func findings(
    _ text: String, endpoints: [String] = [], widgets: [String] = []
  ) -> [String] {
    do throws(FeedFileError) {
      _ = try FeedFile(
        SourceFile(name: "f.feed.json", text: text), knownEndpoints: endpoints,
        knownWidgets: widgets)
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let bytes = Array(text.utf8)
        let range = diagnostic.place.range
        let found = range.map { bytes[$0.start..<$0.end] } ?? []
        return String(decoding: found, as: UTF8.self) + ": " + diagnostic.message.text
      }
    }
  }

  /// A feed that answers.
  static func feed(
    _ text: String, zone: TimeZoneRules = .utc, seed: UInt64 = 1
  ) throws -> FileFeed {
    FileFeed(try file(text), timeZone: zone, seed: seed)
  }
}

extension FileFeed {
  /// The answer of `e` at a time, in words: the body, or why there is none, and the seconds that it took.
  func answer(_ time: String, in zone: TimeZoneRules = .utc) -> String {
    guard let civil = CivilTime(time) else { return "no time: \(time)" }
    return answer(at: zone.instant(of: civil))
  }

  /// The answer of `e` at a moment, in words.
  func answer(at date: Instant) -> String {
    do throws(FeedFailure) {
      let response = try answer(to: FeedRequest("e", at: date))
      return Self.words(response.body) + Self.delay(date, response.date)
    } catch {
      return "\(error.reason)" + Self.delay(date, error.date)
    }
  }

  private static func words(_ value: FeedValue) -> String {
    switch value {
    case .string(let text): text
    case .integer(let number): "\(number)"
    default: "\(value)"
    }
  }

  private static func delay(_ start: Instant, _ end: Instant) -> String {
    start == end ? "" : " after " + DurationText.of(start.duration(to: end))
  }
}
