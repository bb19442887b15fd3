// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension CalendarDay {
  /// The day it is here; nil if the system does not say.
  @Sendable package static func today() -> CalendarDay? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDay(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
