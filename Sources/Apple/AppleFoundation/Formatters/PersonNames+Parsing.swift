// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension PersonNameComponents {
  /// A strategy that reads a name of its words.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    private let locale: Locale

    /// Creates a strategy that reads names in the current locale.
    public init() { self.init(locale: .autoupdatingCurrent) }

    init(locale: Locale) { self.locale = locale }

    /// Returns the parts of a name, as `PersonNameComponentsFormatter` reads them.
    ///
    /// - Throws: `CocoaError.formatting` for a text without words.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = PersonNameComponents(words: value, in: locale) else {
        throw CocoaError(
          .formatting, userInfo: [NSDebugDescriptionErrorKey: "no name in '\(value)'"])
      }
      return name
    }
  }

  /// Creates the parts of a name of its words.
  ///
  /// - Throws: `CocoaError.formatting` for a text without words.
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

  /// Creates the parts of a name that a strategy reads.
  ///
  /// - Throws: The error of the strategy.
  public init<Strategy: Foundation.ParseStrategy>(
    _ value: Strategy.ParseInput, strategy: Strategy
  ) throws where Strategy.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }

  /// Creates the parts of a name: the first word is the given name, the last the family name; nil for a text without words.
  init?(words text: String, in locale: Locale) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    if words.count > 1, locale.writesFamilyNameFirst { words.append(words.removeFirst()) }
    self.init()
    givenName = words.removeFirst()
    familyName = words.popLast()
    middleName = words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Reads names in the style's locale.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy(locale: locale)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// A strategy that reads names in the current locale.
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style of names in the current locale.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
