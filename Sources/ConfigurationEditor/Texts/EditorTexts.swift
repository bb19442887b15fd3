// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The texts of the screen in one language.
package struct EditorTexts: Hashable, Sendable {
  /// The languages that the screen speaks.
  package typealias Language = InterfaceLanguage

  /// The language.
  package let language: Language

  /// The places of the texts in their lists, by their names.
  ///
  /// The texts themselves would do as keys; but a dictionary whose keys are of a type of our own makes the runtime look
  /// through all conformances of the program when it is filled, which the first frame would have to wait for.
  private static let places = Dictionary(
    uniqueKeysWithValues: zip(EditorText.allCases.lazy.map(\.rawValue), 0...))

  /// Takes the texts of a language.
  package init(_ language: Language = .english) {
    self.language = language
  }

  /// Takes the texts of the language that is asked for, else that of the environment, else English.
  ///
  /// - Parameters:
  ///   - name: The language asked for, such as `ja`; nil for none.
  ///   - environment: The environment variables; the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set counts.
  package init(name: String?, environment: [String: String]) {
    let own = InterfaceLanguage(environment: environment)
    let asked = name.map { InterfaceLanguage(named: $0) } ?? own
    self.init(asked ?? .english)
  }

  /// A text, with values in the places of `%1` and `%2`.
  package func callAsFunction(_ text: EditorText, _ values: String...) -> String {
    let list = language == .english ? EditorText.en : EditorText.ja
    guard let place = Self.places[text.rawValue] else { return text.rawValue }
    return list[place].filled(with: values)
  }
}
