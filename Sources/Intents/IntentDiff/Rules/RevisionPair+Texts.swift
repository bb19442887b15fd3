// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables

/// A text that two revisions have, with what it belongs to.
struct TextPair {
  /// The role of a text.
  enum Role {
    /// The name of something.
    case title
    /// A sentence of the system.
    case sentence
  }

  let old: LocalizedText
  let new: LocalizedText
  let role: Role
  let subject: ChangeSubject
  let homes: RevisionPair.Definitions
  let isForWidgets: Bool

  /// Where the text is now.
  var place: Diagnostic.Place { homes.new.place(new.text?.range ?? new.id?.range) }

  /// Where it was.
  var earlierPlace: Diagnostic.Place { homes.old.place(old.text?.range ?? old.id?.range) }
}

extension RevisionPair {
  /// The texts of the parts that both revisions have.
  func forEachText(_ body: (TextPair) -> Void) {
    for intent in intents {
      let homes = (intent.old.home, intent.new.home)
      func visit(
        _ old: LocalizedText, _ new: LocalizedText, _ role: TextPair.Role, _ subject: ChangeSubject
      ) {
        guard !old.isAbsent || !new.isAbsent else { return }
        body(
          TextPair(
            old: old, new: new, role: role, subject: subject, homes: homes,
            isForWidgets: intent.isForWidgets))
      }
      let subject = intent.subject(settings)
      visit(intent.old.value.declaredTitle, intent.new.value.declaredTitle, .title, subject)
      visit(
        intent.old.value.declaredDescription, intent.new.value.declaredDescription, .sentence,
        subject)
      for (old, new) in intent.combinations { visit(old, new, .sentence, subject) }
      for (old, new) in intent.responseFormats { visit(old, new, .sentence, subject) }
      for pair in intent.parameters.pairs {
        let subject = intent.subject(pair.new, in: intent.new, settings)
        visit(pair.old.displayName, pair.new.displayName, .title, subject)
        for dialog in pair.old.promptDialogs {
          guard let new = pair.new.promptDialog(dialog.kind) else { continue }
          visit(dialog.format, new.format, .sentence, subject)
        }
      }
    }
    for pair in enums {
      let homes = (pair.old.home, pair.new.home)
      func visit(_ old: LocalizedText, _ new: LocalizedText, _ subject: ChangeSubject) {
        body(
          TextPair(
            old: old, new: new, role: .title, subject: subject, homes: homes,
            isForWidgets: pair.isForWidgets))
      }
      visit(pair.old.value.displayName, pair.new.value.displayName, pair.subject(settings))
      for (old, new) in pair.values.pairs {
        visit(old.displayName, new.displayName, pair.subject(new, in: pair.new, settings))
      }
    }
    for pair in types {
      body(
        TextPair(
          old: pair.old.value.displayName, new: pair.new.value.displayName, role: .title,
          subject: pair.subject(settings), homes: (pair.old.home, pair.new.home),
          isForWidgets: pair.isForWidgets))
    }
  }
}

extension IntentPair {
  /// The sentences of the combinations that both have, with their second lines.
  fileprivate var combinations: [(LocalizedText, LocalizedText)] {
    func pairs(_ old: [ParameterCombination], _ new: [ParameterCombination])
      -> [(LocalizedText, LocalizedText)]
    {
      old.flatMap { old -> [(LocalizedText, LocalizedText)] in
        guard let new = new.first(where: { $0.parameterNames == old.parameterNames }) else {
          return []
        }
        return [(old.title, new.title), (old.subtitle, new.subtitle)]
      }
    }
    return pairs(old.value.parameterCombinations, new.value.parameterCombinations)
      + pairs(
        old.value.managedParameterCombinations ?? [], new.value.managedParameterCombinations ?? [])
  }

  /// The dialogs of the response codes that both revisions have.
  fileprivate var responseFormats: [(LocalizedText, LocalizedText)] {
    (old.value.response?.codes ?? []).flatMap { old -> [(LocalizedText, LocalizedText)] in
      guard let new = new.value.response?.codes.first(where: { $0.name?.value == old.name?.value })
      else { return [] }
      return [(old.format, new.format), (old.conciseFormat, new.conciseFormat)]
    }
  }
}
