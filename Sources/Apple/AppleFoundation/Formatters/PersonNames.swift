// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Foundation on Linux has a class `PersonNameComponentsFormatter` that nobody can make; its name is taken.

/// What writes the names of people: the family name comes first in Chinese, Japanese and Korean.
struct PersonNameText {
  let locale: Locale

  func text(_ name: PersonNameComponents, _ style: PersonNameComponents.FormatStyle.Style) -> String
  {
    let code = locale.language.languageCode?.identifier ?? "en"
    let isFamilyFirst = ["zh", "ja", "ko"].contains(code)
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
  /// Writes the names of people.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The nickname, or the given name.
      case short
      /// The given and the family name.
      case medium
      /// Everything.
      case long
      /// The first letters.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The language.
    public var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name in words.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameText(locale: locale).text(value, style)
    }

    /// The style in another language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// The name in words.
  public func formatted() -> String { FormatStyle().format(self) }

  /// The name in words.
  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes the names of people.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
