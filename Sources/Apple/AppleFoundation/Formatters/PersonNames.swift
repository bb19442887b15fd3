// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A writer of people's names: the family name is first in Chinese, Japanese and Korean.
struct PersonNameText {
  let locale: Locale

  func text(_ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style) -> String
  {
    let code = locale.language.languageCode?.identifier ?? "en"
    let isFamilyFirst = locale.writesFamilyNameFirst
    let plain = [name.givenName, name.familyName].compactMap { $0 }.filter { !$0.isEmpty }
    let ordered = isFamilyFirst ? plain.reversed() : plain
    switch style {
    case .medium:
      return ordered.joined(separator: isFamilyFirst && code != "ko" ? "" : " ")
    case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
    case .abbreviated: return ordered.compactMap(\.first).map { String($0) }.joined()
    case .long:
      let parts = [
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ]
      return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension PersonNameComponents {
  /// A format style of people's names.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a formatted name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or else the given name, or else the family name.
      case short
      /// The given name and the family name.
      case medium
      /// All parts of the name but the nickname.
      case long
      /// The initials of the given name and the family name.
      case abbreviated
    }

    /// The length of a formatted name.
    public var style: Style
    /// The locale, whose language decides the order of the parts.
    public var locale: Locale

    /// Creates a style; by default of medium length in the current locale.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Returns the formatted name; empty if it has no parts.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(locale: locale).text(value, style)
    }

    /// Returns the style with another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// Returns the name at medium length in the current locale.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Returns the name formatted in a style.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style of names in the current locale.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension Locale {
  /// Whether names begin with the family name in the locale's language.
  var writesFamilyNameFirst: Bool {
    ["zh", "ja", "ko"].contains(language.languageCode?.identifier ?? "")
  }
}
