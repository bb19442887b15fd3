// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

/// The person's language and region, as the whole program sees them: `Locale.current`, `Locale.preferredLanguages` and
/// `Calendar.current`.
enum PersonLocale {
  private static let current = Mutex(Locale(identifier: "en"))

  /// The calendar in the language and the time zone of the device.
  static var calendar: Calendar {
    let locale = locale
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
  }

  /// The locale.
  static var locale: Locale {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }
}

// Called by what takes the place of Foundation's getters.

@_silgen_name("quickaction_current_locale")
func currentLocale() -> Locale { PersonLocale.locale }

@_silgen_name("quickaction_preferred_languages")
func preferredLanguages() -> [String] {
  [PersonLocale.locale.identifier.replacingOccurrences(of: "_", with: "-")]
}

@_silgen_name("quickaction_current_calendar")
func currentCalendar() -> Calendar { PersonLocale.calendar }
