// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads dates and times as ISO 8601 spells them, without a time zone, as date components have none.
enum CalendarSpelling {
  /// The canonical spelling of what a person typed; nil where it is none, or no such day or time exists.
  ///
  /// Between the day and the time stands a `T` or a space.
  static func canonical(_ text: String, parts: ParameterControl.DateParts) -> String? {
    switch parts {
    case .date: return isDate(text[...]) ? text : nil
    case .time: return isTime(text[...]) ? text : nil
    case .dateTime:
      guard let mark = text.firstIndex(where: { $0 == "T" || $0 == "t" || $0 == " " }) else {
        return isDate(text[...]) ? text : nil
      }
      let (date, time) = (text[..<mark], text[text.index(after: mark)...])
      return isDate(date) && isTime(time) ? date + "T" + time : nil
    }
  }

  /// `2026-11-21`.
  private static func isDate(_ text: Substring) -> Bool {
    guard let numbers = numbers(text, separator: "-", widths: [4, 2, 2]) else { return false }
    let (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard year >= 1, (1...12).contains(month) else { return false }
    return (1...days(inMonth: month, of: year)).contains(day)
  }

  /// `09:30` or `09:30:15`.
  private static func isTime(_ text: Substring) -> Bool {
    let withSeconds = numbers(text, separator: ":", widths: [2, 2, 2])
    guard let numbers = withSeconds ?? numbers(text, separator: ":", widths: [2, 2]) else {
      return false
    }
    return numbers[0] < 24 && numbers.dropFirst().allSatisfy { $0 < 60 }
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The numbers of a text that has as many as there are widths, each of that many digits.
  private static func numbers(
    _ text: Substring, separator: Character, widths: [Int]
  ) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == widths.count else { return nil }
    var numbers: [Int] = []
    for (part, width) in zip(parts, widths) {
      guard part.utf8.count == width, part.utf8.allSatisfy(\.isDigit), let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
