// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The keys of a table of interface texts, which Scripts/generate-texts.py writes from the tables in `Localization`.
package protocol TextKey: RawRepresentable<Int>, CaseIterable, Hashable, Sendable {
  /// The texts in English, in the order of the cases.
  static var en: [String] { get }

  /// The texts in Japanese, in the order of the cases.
  static var ja: [String] { get }
}

/// The texts of a table in one language.
///
/// A module adds the messages that it makes of them in an extension for its keys.
package struct Texts<Key: TextKey>: Hashable, Sendable {
  /// The language of the texts.
  package let language: InterfaceLanguage

  /// Takes the texts of a language.
  package init(_ language: InterfaceLanguage = .english) {
    self.language = language
  }

  /// A text, with values in the places of `%1`, `%2` and so on.
  package func callAsFunction(_ key: Key, _ values: String...) -> String { self(key, values) }

  /// A text, with values in the places of `%1`, `%2` and so on.
  package func callAsFunction(_ key: Key, _ values: [String]) -> String {
    (language == .english ? Key.en : Key.ja)[key.rawValue].filled(with: values)
  }
}
