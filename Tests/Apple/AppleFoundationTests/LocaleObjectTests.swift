// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

@Suite("locales as objects")
struct LocaleObjectTests {
  @Test("a locale's object has names and codes")
  func locale() {
    let locale = Locale(identifier: "de_CH") as NSLocale
    #expect(locale.localizedString(forCountryCode: "JP") == "Japan")
    #expect(locale.localizedString(forLanguageCode: "en") == "Englisch")
    #expect(locale.localizedString(forCurrencyCode: "CHF") == "Schweizer Franken")
    #expect(locale.languageCode == "de" && locale.countryCode == "CH")
    #expect(locale.currencyCode == "CHF" && locale.usesMetricSystem)
    #expect(locale.localeIdentifier == "de_CH" && locale.calendarIdentifier == "gregorian")
    #expect(locale.scriptCode == nil && locale.collationIdentifier == nil)
    #expect(NSLocale(localeIdentifier: "zh-Hant_TW").scriptCode == "Hant")
  }
}
