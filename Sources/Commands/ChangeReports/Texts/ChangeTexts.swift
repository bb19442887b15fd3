// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentDiff
package import SourceText

/// The texts of the report of `diff` in one language.
package struct ChangeTexts: Hashable, Sendable {
  /// The language of the texts.
  package let language: InterfaceLanguage

  /// Creates the texts of a language.
  package init(_ language: InterfaceLanguage = .english) {
    self.language = language
  }

  /// A text, with values in the places of `%1` and `%2`.
  package func callAsFunction(_ text: ChangeText, _ values: String...) -> String {
    filled(text, values)
  }

  private func filled(_ text: ChangeText, _ values: [String]) -> String {
    (language == .english ? ChangeText.en : ChangeText.ja)[text.rawValue].filled(with: values)
  }

  /// The text for one, or for any other number.
  func counted(_ count: Int, _ one: ChangeText, _ many: ChangeText) -> String {
    count == 1 ? self(one) : self(many, String(count))
  }

  /// The sentence on a change, for readers who do not know definitions.
  package func sentence(for change: IntentChange) -> String {
    let title = change.subject.title
    if let reason = Self.restarts[change.rule] {
      if change.effect == .safe {
        return self(
          change.rule == "parameter-retagged" ? .parameterRetaggedKept : .parameterRenamedKept,
          title)
      }
      let value = change.values.first ?? ""
      let what: String =
        switch (change.isPossible, value.isEmpty) {
        case (false, false): self(.restart, title, value)
        case (false, true): self(.restartEmpty, title)
        case (true, false): self(.mayRestart, title, value)
        case (true, true): self(.mayRestartEmpty, title)
        }
      return self(.because, what, self(reason))
    }
    if change.rule == "property-renamed", change.isPossible {
      return filled(.propertyRenamedMaybe, [title] + change.values)
    }
    guard let text = Self.sentences[change.rule] else { return change.message.text }
    return filled(text, [title] + change.values)
  }

  /// Whether there is a sentence for what a rule finds.
  package func hasSentence(for rule: String) -> Bool {
    Self.restarts[rule] != nil || Self.sentences[rule] != nil
  }

  /// The rules after which a row starts again, each with the reason.
  private static let restarts: [String: ChangeText] = [
    "parameter-renamed": .parameterRenamed, "parameter-retagged": .parameterRetagged,
    "parameter-type-changed": .parameterTypeChanged,
    "parameter-object-type-changed": .parameterObjectTypeChanged,
    "parameter-enum-changed": .parameterEnumChanged,
    "parameter-cardinality-changed": .parameterCardinalityChanged,
  ]

  /// The sentences of the other rules: the key is the identifier in camel case.
  private static let sentences: [String: ChangeText] = {
    let texts = Dictionary(
      uniqueKeysWithValues: ChangeText.allCases.map { ("\($0)".lowercased(), $0) })
    return Dictionary(
      uniqueKeysWithValues: ChangeRules.all.compactMap { rule in
        texts[rule.metadata.id.filter { $0 != "-" }].map { (rule.metadata.id, $0) }
      })
  }()
}
