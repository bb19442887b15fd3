// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The day on which allowances are judged.
enum CurrentDay {
  /// The day in UTC, as `2026-12-31`: that of `SOURCE_DATE_EPOCH` if it is set, as for reproducible builds.
  static func text(environment: [String: String]) -> String {
    var seconds = environment["SOURCE_DATE_EPOCH"].flatMap { time_t($0) } ?? time(nil)
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "" }
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
  }
}
