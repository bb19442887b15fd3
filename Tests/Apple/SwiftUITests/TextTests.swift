// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import SwiftUI
import Testing

@Suite("Texts")
struct TextTests {
  private let moment = Date(timeIntervalSince1970: 1_780_990_860)

  @Test("moments are written in the zone of the place")
  func moments() {
    let list = drawing(
      of: VStack {
        Text(moment, style: .time)
        Text(moment, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute())
        Text("at \(moment, style: .time)")
      }
    ) {
      $0.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
      $0.locale = Locale(identifier: "en_GB")
      $0.dateWriter = FoundationDateWriter()
    }
    #expect(list.strings == ["16:41", "16:41", "at 16:41"])
  }

  @Test("numbers are written in the language of the place")
  func numbers() {
    let view = HStack {
      Text(0.256, format: .percent)
      Text(NSNumber(value: 3), formatter: NumberFormatter())
      Text(1234.5, format: .number)
    }
    let list = drawing(of: view) { $0.locale = Locale(identifier: "de_DE") }
    #expect(list.strings == ["25,6\u{A0}%", "3", "1.234,5"])
  }

  @Test("a timer counts from the moment of the picture, and is live")
  func timer() {
    let view = Text(timerInterval: moment...moment.addingTimeInterval(600), countsDown: true)
    let list = drawing(of: view) { $0.now = Instant(moment.addingTimeInterval(60)) }
    #expect(list.strings == ["9:00"])
    guard case .text(let text)? = list.items.first else {
      Issue.record("no text")
      return
    }
    #expect(text.isLive)
  }

  @Test("the parts of an attributed string have their look")
  func attributes() {
    var string = AttributedString("red")
    string.foregroundColor = Color.red
    string.font = Font.system(size: 20, weight: .bold)
    let list = drawing(of: Text(AttributedString("a ") + string))
    guard case .text(let text)? = list.items.first else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "a red")
    #expect(Set(text.lines.flatMap(\.runs).map(\.font.size)).count == 2)
  }

  @Test("keys and resources are looked up where they are shown")
  func localized() {
    var strings = LocalizedStrings()
    strings.add(["Bread": "Brot", "%lld loaves": "%lld Brote"], language: "de")
    let count = 3
    let view = VStack {
      Text("Bread")
      Text("\(count) loaves")
      Text(LocalizedStringResource("Bread"))
      Text("Bread" as String)
    }
    let list = drawing(of: view) {
      $0.strings = strings
      $0.locale = Locale(identifier: "de")
    }
    #expect(list.strings == ["Brot", "3 Brote", "Brot", "Bread"])
  }

  @Test("the calendar and the zone of the place are Foundation's")
  func place() {
    var environment = EnvironmentValues()
    environment.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    var calendar = Calendar(identifier: .japanese)
    calendar.firstWeekday = 2
    environment.calendar = calendar
    #expect(environment.timeZone.identifier == "Europe/Berlin")
    #expect(environment.calendar.identifier == .japanese)
    #expect(environment.calendar.firstWeekday == 2)
    #expect(environment.calendar.timeZone.identifier == "Europe/Berlin")
  }
}
