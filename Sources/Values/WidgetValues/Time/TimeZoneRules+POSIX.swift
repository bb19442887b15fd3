// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TimeZoneRules {
  /// Reads a rule as POSIX and RFC 8536 write it, as in `EST5EDT,M3.2.0,M11.1.0` or `<+09>-9`.
  ///
  /// Offsets are written with the sign of POSIX: positive west of Greenwich. Where a rule names a second zone without
  /// saying when, the United States' days hold, as POSIX's implementations have it.
  ///
  /// - Parameters:
  ///   - identifier: The name of the zone; nil takes the rule.
  ///   - rule: The rule.
  /// - Throws: ``TimeZoneError/malformedRule(_:)``.
  public init(identifier: String? = nil, rule: String) throws(TimeZoneError) {
    var parser = ZoneRuleParser(rule)
    guard let recurrence = parser.parse() else { throw .malformedRule(rule) }
    self.init(
      identifier: identifier ?? rule, changes: [], offsets: [],
      firstOffset: recurrence.standardOffset, recurrence: recurrence)
  }
}

/// Reads a rule from left to right.
private struct ZoneRuleParser {
  private var rest: Substring.UTF8View

  init(_ rule: String) {
    rest = rule[...].utf8
  }

  mutating func parse() -> RecurringOffset? {
    guard skipName(), let standard = offset() else { return nil }
    guard !rest.isEmpty else { return RecurringOffset(standardOffset: -standard) }
    guard skipName() else { return nil }
    var saving = -standard + 3_600
    if let next = rest.first, next != UInt8(ascii: ",") {
      guard let written = offset() else { return nil }
      saving = -written
    }
    var start = RecurringOffset.Moment(
      day: .weekday(month: 3, week: 2, weekday: 0), second: 7_200)
    var end = RecurringOffset.Moment(
      day: .weekday(month: 11, week: 1, weekday: 0), second: 7_200)
    if !rest.isEmpty {
      guard skip(","), let first = moment(), skip(","), let second = moment() else { return nil }
      (start, end) = (first, second)
    }
    guard rest.isEmpty else { return nil }
    return RecurringOffset(
      standardOffset: -standard,
      saving: RecurringOffset.Saving(offset: saving, start: start, end: end))
  }

  /// Passes over a name: three letters or more, or letters, digits and signs in angle brackets.
  private mutating func skipName() -> Bool {
    let isQuoted = skip("<")
    let name = rest.prefix { byte in
      let letter = byte | 0x20
      if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) { return true }
      return isQuoted
        && (byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte))
    }
    rest = rest[name.endIndex...]
    return name.count >= 3 && (!isQuoted || skip(">"))
  }

  /// Reads a signed time of at most 24 hours.
  private mutating func offset() -> Int? {
    time(maximumHours: 24)
  }

  private mutating func moment() -> RecurringOffset.Moment? {
    let day: RecurringOffset.Moment.Day
    if skip("M") {
      guard let month = number(in: 1...12), skip("."), let week = number(in: 1...5), skip("."),
        let weekday = number(in: 0...6)
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    } else if skip("J") {
      guard let number = number(in: 1...365) else { return nil }
      day = .julian(number)
    } else {
      guard let number = number(in: 0...365) else { return nil }
      day = .ordinal(number)
    }
    guard skip("/") else { return RecurringOffset.Moment(day: day, second: 7_200) }
    // RFC 8536 allows times from a week before to a week after.
    guard let second = time(maximumHours: 167) else { return nil }
    return RecurringOffset.Moment(day: day, second: second)
  }

  private mutating func time(maximumHours: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(in: 0...maximumHours) else { return nil }
    var seconds = hours * 3_600
    if skip(":") {
      guard let minutes = number(in: 0...59) else { return nil }
      seconds += minutes * 60
      if skip(":") {
        guard let second = number(in: 0...59) else { return nil }
        seconds += second
      }
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func number(in bounds: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return bounds.contains(number) ? number : nil
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }
}
