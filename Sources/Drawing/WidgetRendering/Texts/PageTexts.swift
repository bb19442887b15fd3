// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The texts of a page in one language.
package struct PageTexts: Hashable, Sendable {
  /// The language of the texts.
  package let language: InterfaceLanguage

  /// Creates the texts of a language.
  package init(_ language: InterfaceLanguage = .english) {
    self.language = language
  }

  /// A text, with values in the places of `%1` and `%2`.
  package func callAsFunction(_ text: PageText, _ values: String...) -> String {
    (language == .english ? PageText.en : PageText.ja)[text.rawValue].filled(with: values)
  }

  /// The names as a list in the language.
  package func list(_ names: [String]) -> String {
    names.joined(separator: self(.listSeparator))
  }

  /// A number of things, with commas between the thousands.
  package func number(_ count: Int) -> String {
    var digits = String(count)
    var end = digits.count - 3
    while end > 0 {
      digits.insert(",", at: digits.index(digits.startIndex, offsetBy: end))
      end -= 3
    }
    return digits
  }
}
