// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CivilDate {
  /// Reads a day as in `2026-11-21`; nil if the text is not one.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Int(digits: parts[0], count: 4),
      let month = Int(digits: parts[1], count: 2), let day = Int(digits: parts[2], count: 2)
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension CivilTime {
  /// Reads a time as in `2026-11-21T14:07` or `2026-11-21 14:07:30`, or a day, which means its midnight; nil if the text is not one.
  public init?(_ text: some StringProtocol) {
    let halves = text.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: { $0 == "T" || $0 == " " })
    guard let first = halves.first, let date = CivilDate(first) else { return nil }
    guard halves.count == 2 else {
      self.init(date)
      return
    }
    guard let second = CivilTime.secondOfDay(halves[1]) else { return nil }
    self.init(date, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
  }

  /// Reads what a clock shows, as in `14:07` or `14:07:30`, as seconds since midnight; nil if the text is not one.
  public static func secondOfDay(_ text: some StringProtocol) -> Int? {
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Int(digits: parts[0], count: 2), hour < 24,
      let minute = Int(digits: parts[1], count: 2), minute < 60
    else { return nil }
    guard parts.count == 3 else { return hour * 3_600 + minute * 60 }
    guard let second = Int(digits: parts[2], count: 2), second < 60 else { return nil }
    return hour * 3_600 + minute * 60 + second
  }
}

extension Int {
  /// Reads a number of exactly so many decimal digits.
  fileprivate init?(digits: some Collection<UInt8>, count: Int) {
    guard digits.count == count else { return nil }
    var number = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    self = number
  }
}
