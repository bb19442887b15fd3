// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

/// The user's locale, as the whole program sees it: `Locale.current`, `Locale.preferredLanguages`
/// and `Calendar.current`.
enum UserLocale {
  private static let current = Mutex(Locale(identifier: "en"))

  /// The calendar in the user's locale and the time zone of the device.
  static var calendar: Calendar {
    let locale = locale
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
  }

  /// The user's locale; English at the start.
  static var locale: Locale {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

// Called by the functions that replace Foundation's getters.

@_silgen_name("quickaction_current_locale")
func currentLocale() -> Locale { UserLocale.locale }

@_silgen_name("quickaction_preferred_languages")
func preferredLanguages() -> [String] {
  [UserLocale.locale.identifier.replacingOccurrences(of: "_", with: "-")]
}

@_silgen_name("quickaction_current_calendar")
func currentCalendar() -> Calendar { UserLocale.calendar }
