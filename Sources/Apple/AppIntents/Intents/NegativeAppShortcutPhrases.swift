// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Phrases that no shortcut of the app is meant by, which Siri would take for one; they have no effect here.
public struct NegativeAppShortcutPhrases: Sendable {
  /// The phrases in their order.
  public let phrases: [NegativeAppShortcutPhrase]

  /// Creates a list of phrases.
  public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }
}

/// A phrase that no shortcut of the app is meant by.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// The phrase, in which `${applicationName}` is a placeholder.
  public let phrase: String

  /// Creates a phrase from a text.
  public init(_ phrase: String) { self.phrase = phrase }

  /// Creates a phrase from a literal.
  public init(stringLiteral value: String) { phrase = value }

  /// Creates a phrase from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) { phrase = stringInterpolation.phrase }

  /// The string interpolation of a phrase.
  public struct StringInterpolation: StringInterpolationProtocol {
    var phrase = ""

    /// Creates an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text to the phrase.
    public mutating func appendLiteral(_ literal: String) { phrase += literal }

    /// Appends a placeholder for the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      phrase += "${applicationName}"
    }
  }
}
