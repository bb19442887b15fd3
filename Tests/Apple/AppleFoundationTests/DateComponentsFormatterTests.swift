// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("lengths of time in words")
struct DateComponentsFormatterTests {
  private let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    return formatter
  }()

  @Test("an interval is written in units of time")
  func interval() {
    #expect(formatter.string(from: 90) == "1:30")
    #expect(formatter.string(from: 5430) == "1:30:30")
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 5400) == "1 hour, 30 minutes")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 5400) == "1h 30m")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 3600) == "1h")
    #expect(formatter.string(from: .infinity) == nil)
  }

  @Test("a padded interval has two digits everywhere")
  func padding() {
    formatter.zeroFormattingBehavior = .pad
    formatter.collapsesLargestUnit = false
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "01:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 65) == "00:01:05")
    formatter.zeroFormattingBehavior = .default
    formatter.allowedUnits = [.second]
    #expect(formatter.string(from: 65.7) == "65")
  }
}
