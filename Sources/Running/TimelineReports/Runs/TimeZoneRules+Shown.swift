// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

extension TimeZoneRules {
  /// The name to show, with the offset if the name has a number that POSIX and users read in
  /// opposite ways.
  ///
  /// `Etc/GMT+9` and `JST+9` are nine hours to the west, which the name does not show.
  ///
  /// - Parameter moment: When the offset holds.
  /// - Returns: The name, as in `Asia/Tokyo` or `Etc/GMT+9 (-09:00)`.
  func shownName(at moment: Instant) -> String {
    guard identifier.contains(where: \.isNumber), TimeZoneRules(offset: identifier) == nil else {
      return identifier
    }
    let seconds = secondsFromUTC(at: moment)
    let minutes = abs(seconds) / 60
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(identifier) (\(seconds < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60)))"
  }
}
