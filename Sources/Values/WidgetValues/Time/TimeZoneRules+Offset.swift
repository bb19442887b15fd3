// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TimeZoneRules {
  /// Parses a UTC offset, positive east of Greenwich: `+09:00`, `+9`, `-0330`, `UTC+9`, `GMT-3:30`,
  /// or `Z`.
  ///
  /// The sign is that of ISO 8601 also after `UTC` and `GMT`, where POSIX has the opposite one: only a rule of POSIX means nine hours
  /// to the west by `UTC+9`. The zone is named as ISO 8601 spells the offset, as in `+09:00`.
  ///
  /// - Parameter text: The offset, at most 18 hours; the rules are nil if it is none.
  public init?(offset text: String) {
    guard text != "Z" else {
      self = .utc
      return
    }
    let isNamed = ["utc", "gmt"].contains(text.prefix(3).lowercased())
    let rest = isNamed ? text.dropFirst(3) : text[...]
    // A minus sign of typography is one, too.
    guard let sign = rest.first, "+-\u{2212}".contains(sign),
      let minutes = Self.minutes(rest.dropFirst()), minutes <= 18 * 60
    else { return nil }
    let isWest = sign != "+" && minutes > 0
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    self.init(
      identifier: (isWest ? "-" : "+") + two(minutes / 60) + ":" + two(minutes % 60),
      secondsFromUTC: (isWest ? -minutes : minutes) * 60)
  }

  /// The minutes of `9`, `09`, `9:30`, `09:30` or `0930`.
  private static func minutes(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } })
    else { return nil }
    if parts.count == 1, text.count == 4 {
      return minutes(text.prefix(2) + ":" + text.suffix(2))
    }
    guard (1...2).contains(parts[0].count), parts.count == 1 || parts[1].count == 2,
      let hours = Int(parts[0]), let minutes = parts.count == 1 ? 0 : Int(parts[1]), minutes < 60
    else { return nil }
    return hours * 60 + minutes
  }
}
