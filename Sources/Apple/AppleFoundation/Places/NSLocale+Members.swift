// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// What Foundation on Linux has, but not for others.
extension NSLocale {
  private var values: Locale { Locale(identifier: values(of: .identifier) ?? "") }

  private func values(of key: NSLocale.Key) -> String? { object(forKey: key) as? String }

  /// The identifier of the locale, such as `en_US`.
  public var localeIdentifier: String { values.identifier }

  /// The code of the language, such as `en`; empty if there is none.
  public var languageCode: String { values.language.languageCode?.identifier ?? "" }

  /// The identifier of the language with its script, such as `zh-Hant`.
  public var languageIdentifier: String { values.language.maximalIdentifier }

  /// The code of the country, such as `US`; nil if there is none.
  public var countryCode: String? { values.region?.identifier }

  /// The code of the region, such as `US`; nil if there is none.
  public var regionCode: String? { values.region?.identifier }

  /// The code of the script, such as `Hant`; nil if the identifier names none.
  public var scriptCode: String? {
    Locale.Language.Components(identifier: localeIdentifier).script?.identifier
  }

  /// The code of the variant, such as `POSIX`; nil if there is none.
  public var variantCode: String? { values.variant?.identifier }

  /// The letters that the language is written with; none are known here.
  public var exemplarCharacterSet: CharacterSet { CharacterSet() }

  /// The identifier of the calendar, such as `gregorian`.
  public var calendarIdentifier: String {
    (values.calendar as NSCalendar).calendarIdentifier.rawValue
  }

  /// The identifier of the order of texts, such as `phonebook`; nil for the usual one.
  public var collationIdentifier: String? {
    let identifier = values.collation.identifier
    return identifier == "standard" ? nil : identifier
  }

  /// The identifier of what orders texts, which is that of the locale.
  public var collatorIdentifier: String { localeIdentifier }

  /// Whether lengths are in meters.
  public var usesMetricSystem: Bool { values.measurementSystem == .metric }

  /// The character between a number and its decimals, such as `.`.
  public var decimalSeparator: String { values.decimalSeparator ?? "" }

  /// The character between groups of digits, such as `,`.
  public var groupingSeparator: String { values.groupingSeparator ?? "" }

  /// The symbol of the currency, such as `$`.
  public var currencySymbol: String { values.currencySymbol ?? "" }

  /// The code of the currency, such as `USD`; nil if there is none.
  public var currencyCode: String? { values.currency?.identifier }

  /// The mark before a quotation.
  public var quotationBeginDelimiter: String { values.quotationBeginDelimiter ?? "" }

  /// The mark after a quotation.
  public var quotationEndDelimiter: String { values.quotationEndDelimiter ?? "" }

  /// The mark before a quotation in another one.
  public var alternateQuotationBeginDelimiter: String {
    values.alternateQuotationBeginDelimiter ?? ""
  }

  /// The mark after a quotation in another one.
  public var alternateQuotationEndDelimiter: String { values.alternateQuotationEndDelimiter ?? "" }

  /// Returns the name of a locale in the language of this one.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    values.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }

  /// Returns the name of a language; nil if the code is not known.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    values.localizedString(forLanguageCode: languageCode)
  }

  /// Returns the name of a country; nil if the code is not known.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    values.localizedString(forRegionCode: countryCode)
  }

  /// Returns the name of a script; nil if the code is not known.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    values.localizedString(forScriptCode: scriptCode)
  }

  /// Returns the name of a variant; nil if the code is not known.
  public func localizedString(forVariantCode variantCode: String) -> String? {
    values.localizedString(forVariantCode: variantCode)
  }

  /// Returns the name of a calendar; nil if the identifier is not known.
  public func localizedString(forCalendarIdentifier calendarIdentifier: String) -> String? {
    displayName(forKey: .calendar, value: calendarIdentifier)
  }

  /// Returns the name of an order of texts; nil if the identifier is not known.
  public func localizedString(forCollationIdentifier collationIdentifier: String) -> String? {
    values.localizedString(forCollationIdentifier: collationIdentifier)
  }

  /// Returns the name of a currency; nil if the code is not known.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    values.localizedString(forCurrencyCode: currencyCode)
  }

  /// Returns the name of what orders texts; nil if the identifier is not known.
  public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String? {
    values.localizedString(forCollatorIdentifier: collatorIdentifier)
  }
}
