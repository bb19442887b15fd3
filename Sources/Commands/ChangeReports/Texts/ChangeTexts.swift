// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentDiff
package import SourceText

extension ChangeTexts {
  /// The text for one, or for any other number.
  func counted(_ count: Int, _ one: ChangeText, _ many: ChangeText) -> String {
    count == 1 ? self(one) : self(many, String(count))
  }

  /// The sentence on a change, for readers who do not know definitions.
  package func sentence(for change: IntentChange) -> String {
    let title = change.subject.title
    if let reason = ChangeText.restarts[change.rule] {
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
      return self(.propertyRenamedMaybe, [title] + change.values)
    }
    guard let text = ChangeText.sentences[change.rule] else { return change.message.text }
    return self(text, [title] + change.values)
  }

  /// Whether there is a sentence for what a rule finds.
  package func hasSentence(for rule: String) -> Bool {
    ChangeText.restarts[rule] != nil || ChangeText.sentences[rule] != nil
  }
}

extension ChangeText {
  /// The rules after which a row starts again, each with the reason.
  fileprivate static let restarts: [String: Self] = [
    "parameter-renamed": .parameterRenamed, "parameter-retagged": .parameterRetagged,
    "parameter-type-changed": .parameterTypeChanged,
    "parameter-object-type-changed": .parameterObjectTypeChanged,
    "parameter-enum-changed": .parameterEnumChanged,
    "parameter-cardinality-changed": .parameterCardinalityChanged,
  ]

  /// The sentences of the other rules: the key is the identifier in camel case.
  fileprivate static let sentences: [String: Self] = {
    let texts = Dictionary(
      uniqueKeysWithValues: allCases.map { ("\($0)".lowercased(), $0) })
    return Dictionary(
      uniqueKeysWithValues: ChangeRules.all.compactMap { rule in
        texts[rule.metadata.id.filter { $0 != "-" }].map { (rule.metadata.id, $0) }
      })
  }()
}
