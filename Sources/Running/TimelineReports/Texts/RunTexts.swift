// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The texts about a run of a timeline in one language.
package struct RunTexts: Sendable {
  /// The language of the texts.
  package let language: InterfaceLanguage

  /// Creates the texts of a language.
  package init(_ language: InterfaceLanguage = .english) {
    self.language = language
  }

  /// A text, with values in the places of `%1` and `%2`.
  func callAsFunction(_ text: RunText, _ values: String...) -> String {
    (language == .english ? RunText.en : RunText.ja)[text.rawValue].filled(with: values)
  }

  /// A number of things, whose name is another if it is one.
  func count(_ number: Int, _ one: RunText, _ many: RunText) -> String {
    number == 1 ? self(one) : self(many, "\(number)")
  }
}
