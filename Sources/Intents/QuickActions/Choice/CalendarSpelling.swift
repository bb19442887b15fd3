// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Parses dates and times as users type them, and spells them as ISO 8601 does, without a time
/// zone, as date components have none.
package enum CalendarSpelling {
  /// The canonical spelling of a typed date or time; nil if it is none, or if no such day or time
  /// exists.
  ///
  /// A date is `2026-11-21`, `2026/11/21` or `2026年11月21日`, a time `9:30`, and between the two is a `T` or a space. Digits of
  /// full width count.
  package static func canonical(_ text: String, parts: ParameterControl.DateParts) -> String? {
    let text = SearchTerm.fold(text)
    switch parts {
    case .date: return day(text[...])?.text
    case .time: return time(text[...])
    case .dateTime:
      guard let mark = text.firstIndex(where: { $0 == "t" || $0 == " " }) else {
        return day(text[...])?.text
      }
      guard let day = day(text[..<mark]), let time = time(text[text.index(after: mark)...]) else {
        return nil
      }
      return day.text + "T" + time
    }
  }

  /// The spelling of a date or time that is some steps later: of days, for a time alone of minutes.
  ///
  /// - Parameters:
  ///   - text: The date or time; empty for none.
  ///   - parts: What it consists of.
  ///   - steps: How many steps; negative for earlier.
  ///   - today: The day to begin with if there is none; nil if it is not known.
  /// - Returns: The spelling; nil if there is no such date or time.
  package static func text(
    _ text: String, parts: ParameterControl.DateParts, by steps: Int, today: CalendarDay?
  ) -> String? {
    guard !text.isEmpty else { return parts == .time ? "00:00" : today?.text }
    guard let canonical = canonical(text, parts: parts) else { return nil }
    switch parts {
    case .date: return day(canonical[...])?.advanced(by: steps)?.text
    case .time:
      let fields = canonical.split(separator: ":").compactMap { Int($0) }
      guard fields.count >= 2 else { return nil }
      let minutes = min(max(0, fields[0] * 60 + fields[1] + steps), 24 * 60 - 1)
      return digits(minutes / 60, 2) + ":" + digits(minutes % 60, 2) + canonical.dropFirst(5)
    case .dateTime:
      let date = canonical.prefix { $0 != "T" }
      return day(date)?.advanced(by: steps).map { $0.text + canonical[date.endIndex...] }
    }
  }

  /// A number with zeros before it.
  static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }

  /// `2026-11-21`, `2026/11/21` or `2026年11月21日`.
  private static func day(_ text: Substring) -> CalendarDay? {
    let fields =
      fields(text, separators: ["-", "-"], longest: [4, 2, 2])
      ?? fields(text, separators: ["/", "/"], longest: [4, 2, 2])
      ?? fields(text, separators: ["年", "月", "日"], longest: [4, 2, 2, 0])
    guard let fields, text.prefix(4).utf8.allSatisfy(\.isDigit) else { return nil }
    return CalendarDay(year: fields[0], month: fields[1], day: fields[2])
  }

  /// `09:30` or `09:30:15`.
  private static func time(_ text: Substring) -> String? {
    let fields =
      fields(text, separators: [":", ":"], longest: [2, 2, 2])
      ?? fields(text, separators: [":"], longest: [2, 2])
    // Only the hour can have one digit: 9:3 is not a time.
    guard let fields, text.split(separator: ":").dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      fields[0] < 24, fields.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return fields.map { digits($0, 2) }.joined(separator: ":")
  }

  /// The numbers of a text between signs, each of at most so many digits; of none if it is followed by nothing.
  private static func fields(
    _ text: Substring, separators: [Character], longest: [Int]
  ) -> [Int]? {
    var parts: [Substring] = []
    var rest = text
    for separator in separators {
      guard let mark = rest.firstIndex(of: separator) else { return nil }
      parts.append(rest[..<mark])
      rest = rest[rest.index(after: mark)...]
    }
    parts.append(rest)
    var numbers: [Int] = []
    for (part, width) in zip(parts, longest) {
      if width == 0 {
        guard part.isEmpty else { return nil }
        continue
      }
      guard (1...width).contains(part.utf8.count), part.utf8.allSatisfy(\.isDigit),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}
