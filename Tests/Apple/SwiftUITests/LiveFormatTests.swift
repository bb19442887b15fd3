// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import SwiftUI
import Testing

/// Texts that the system goes on writing, in formats of its own.
@Suite("Formats of what changes with time") struct LiveFormatTests {
  private let start = Date(timeIntervalSince1970: 1_780_000_000)

  private func strings(_ text: Text, after seconds: TimeInterval) -> [String] {
    drawing(of: text) {
      $0.now = Instant(start + seconds)
      $0.timeZone = .gmt
    }.strings
  }

  @Test("timers count down and up, and stand still outside of their interval")
  func timers() {
    let interval = start..<start + 300
    let down = Text(.currentDate, format: .timer(countingDownIn: interval))
    let up = Text(.currentDate, format: .timer(countingUpIn: interval))
    #expect(strings(down, after: 1.5) == ["4:59"])
    #expect(strings(up, after: 1.5) == ["0:01"])
    #expect(strings(down, after: 900) == ["0:00"])
    #expect(strings(up, after: -5) == ["0:00"])
  }

  @Test("a stopwatch has hundredths, unless whole seconds are asked for")
  func stopwatches() {
    let whole = Text(
      .currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
    #expect(
      strings(Text(.currentDate, format: .stopwatch(startingAt: start)), after: 65.05) == [
        "1:05.05"
      ])
    #expect(strings(whole, after: 65.05) == ["1:05"])
  }

  @Test("a date is a distance until it is far away")
  func references() {
    let text = Text(.currentDate, format: .reference(to: start + 7200))
    #expect(strings(text, after: 0) == ["in 2 hours"])
    #expect(strings(text, after: 14_400) == ["2 hours ago"])
    #expect(strings(text, after: 30 * 86_400) == ["May 28, 2026"])
  }

  @Test("an offset has the units and the sign that it is allowed")
  func offsets() {
    let plain = Text(.currentDate, format: .offset(to: start))
    #expect(strings(plain, after: 7380) == ["2 hours, 3 minutes"])
    #expect(strings(plain, after: -60) == ["−1 minute"])
    let hours = Text(
      .currentDate,
      format: .offset(to: start, allowedFields: [.hour], maxFieldCount: 1, sign: .always()))
    #expect(strings(hours, after: 7380) == ["+2 hours"])
  }

  @Test("ranges and durations of time are written by formats of Foundation, within words")
  func sources() {
    let range = Text("Since \(.dateRange(startingAt: start), format: .timeDuration)")
    #expect(strings(range, after: 83) == ["Since 1:23"])
    let duration = Text(
      .durationOffset(to: start), format: .time(pattern: .minuteSecond))
    #expect(strings(duration, after: 83) == ["1:23"])
  }
}
