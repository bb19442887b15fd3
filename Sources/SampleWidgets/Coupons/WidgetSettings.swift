// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// What the server tells all widgets before they ask for anything else.
///
/// Lock screens ask thousands of times a second, and nobody can foretell how often; so the server says how often they may, and can make
/// them leave the other endpoints alone.
package struct WidgetSettings: Hashable, Sendable {
  /// What lists the settings.
  package static let endpoint = "widgetSettings"

  /// The minutes between two timelines that are possible.
  ///
  /// Below five, the system would put reloads off by its own rules, and a server that says 0 or less would ask its widgets for a storm. Above a day,
  /// a widget would not hear for as long that the server changed its mind: with a year it would be lost.
  package static let possibleMinutes: ClosedRange<Int64> = 5...(24 * 60)

  /// Whether the other endpoints must be left alone.
  package var isMaintenance: Bool

  /// The minutes after which a widget asks again, as the server says it.
  package var timelineIntervalMinutes: Int64

  /// Reads settings: `{ "isMaintenance": false, "timelineIntervalMinutes": 30 }`.
  ///
  /// A server in maintenance need not give an interval: nothing is made of it.
  ///
  /// - Throws: `FeedDataError` if a value is missing or of another kind.
  init(_ reader: FeedReader) throws(FeedDataError) {
    isMaintenance = try reader.member("isMaintenance").bool()
    timelineIntervalMinutes =
      isMaintenance ? 1 : try reader.member("timelineIntervalMinutes").integer()
  }

  /// The minutes after which a widget asks again: the server's, within ``possibleMinutes``.
  package var usedMinutes: Int64 {
    min(
      max(timelineIntervalMinutes, Self.possibleMinutes.lowerBound),
      Self.possibleMinutes.upperBound)
  }
}
