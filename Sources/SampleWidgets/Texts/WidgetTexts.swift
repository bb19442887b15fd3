// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The texts of the widgets in one language.
package struct WidgetTexts: Hashable, Sendable {
  /// The language.
  package let language: InterfaceLanguage

  /// Takes the texts of the language of a locale such as `ja_JP`; English where the widgets do not speak it.
  package init(locale: String) {
    language = InterfaceLanguage(named: locale) ?? .english
  }

  /// A text, with values in the places of `%1` and `%2`.
  package func callAsFunction(_ text: WidgetText, _ values: String...) -> String {
    (language == .english ? WidgetText.en : WidgetText.ja)[text.rawValue].filled(with: values)
  }
}
