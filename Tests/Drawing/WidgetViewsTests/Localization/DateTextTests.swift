// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct DateTextTests {
  /// 2026-06-09T09:41:00Z.
  private let date = Instant(secondsSince1970: 1_780_998_060)

  private func written(
    _ text: Text, after seconds: Int64 = 0, _ change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> String {
    rendered(text) {
      $0.now = Instant(secondsSince1970: date.secondsSince1970 + seconds)
      change(&$0)
    }.texts.first?.string ?? ""
  }

  /// Source: the examples of Apple's documentation of `Text.DateStyle`.
  @Test("a moment is written in the zone and the language of the widget")
  func styles() {
    #expect(written(Text(date, style: .time)) == "9:41\u{202F}AM")
    #expect(written(Text(date, style: .date)) == "June 9, 2026")
    let tokyo = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 32_400)
    #expect(
      written(Text(date, style: .time)) {
        $0.timeZone = tokyo
        $0.locale = "ja_JP"
      } == "18:41")
    #expect(written(Text(date, style: .date)) { $0.locale = "ja" } == "2026年6月9日")
    #expect(
      written(Text(date, style: .date)) {
        $0.timeZone = TimeZoneRules(identifier: "x", secondsFromUTC: 60_000)
      } == "June 10, 2026")
  }

  @Test(
    "how far a moment is away is written as it is at the moment of the picture",
    arguments: [
      (-8_580, "2 hr, 23 min", "+2 hours", "2:23:00"), (0, "0 sec", "+0 seconds", "0:00"),
      (-7_200, "2 hr", "+2 hours", "2:00:00"), (61, "1 min, 1 sec", "-1 minute", "1:01"),
      (-133_141, "1 day, 12 hr", "+1 day", "36:59:01"),
    ] as [(Int64, String, String, String)])
  func away(_ now: Int64, _ relative: String, _ offset: String, _ timer: String) {
    #expect(written(Text(date, style: .relative), after: now) == relative)
    #expect(written(Text(date, style: .offset), after: now) == offset)
    #expect(written(Text(date, style: .timer), after: now) == timer)
  }

  @Test("a countdown stands still before and after its interval, and while it is paused")
  func countdown() {
    let end = Instant(secondsSince1970: date.secondsSince1970 + 3_700)
    let down = Text(timerInterval: date...end)
    #expect(written(down, after: -50) == "1:01:40")
    #expect(written(down, after: 100) == "1:00:00")
    #expect(written(down, after: 9_999) == "0:00")
    #expect(written(Text(timerInterval: date...end, countsDown: false), after: 65) == "1:05")
    #expect(written(Text(timerInterval: date...end, showsHours: false), after: 0) == "61:40")
    let pause = Instant(secondsSince1970: date.secondsSince1970 + 3_690)
    #expect(written(Text(timerInterval: date...end, pauseTime: pause)) == "0:10")
  }

  @Test("an interval names the day and the half of the day once")
  func intervals() {
    func until(_ seconds: Int64) -> String {
      written(Text(date...Instant(secondsSince1970: date.secondsSince1970 + seconds)))
    }
    #expect(until(4_740) == "9:41 – 11:00\u{202F}AM")
    #expect(until(10_800) == "9:41\u{202F}AM – 12:41\u{202F}PM")
    #expect(until(86_400) == "June 9, 2026 – June 10, 2026")
  }

  @Test("what the system goes on writing is marked, and takes all the width")
  func live() {
    let list = rendered(
      VStack {
        Text(date, style: .timer).multilineTextAlignment(.trailing)
        Text(date, style: .time)
      })
    #expect(list.texts.map(\.isLive) == [true, false])
    #expect(list.texts[0].frame.width == 300)
    #expect(list.texts[1].frame.width < 100)
    let line = list.texts[0].lines[0]
    #expect(abs(line.baseline.x + line.width - 300) < 1)
    #expect(rendered(Text(date, style: .timer).fixedSize()).texts[0].frame.width < 100)
    #expect(rendered(Text("in \(date, style: .relative)")).texts[0].isLive)
  }

  private struct Stars: TextFormat {
    func string(for value: Int, in environment: EnvironmentValues) -> String {
      String(repeating: "★", count: value) + environment.locale
    }
  }

  private struct FrenchWriter: DateWriter {
    func string(
      for date: Instant, style: Text.DateStyle.Kind, _ writing: DateWriting
    ) -> String { "\(style) \(writing.locale)" }

    func string(from start: Instant, to end: Instant, _ writing: DateWriting) -> String { "de à" }
  }

  @Test("formats and writers of one's own write")
  func formats() {
    #expect(written(Text(3, format: Stars())) == "★★★en")
    #expect(written(Text("rated \(2, format: Stars())")) == "rated ★★en")
    #expect(
      written(Text(date, style: .date)) {
        $0.dateWriter = FrenchWriter()
        $0.locale = "fr"
      } == "date fr")
    #expect(written(Text(date...date)) { $0.dateWriter = FrenchWriter() } == "de à")
  }
}
