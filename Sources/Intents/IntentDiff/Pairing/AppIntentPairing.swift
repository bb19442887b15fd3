// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// The App Intents of two built products, with what in one of them is what in the other.
///
/// The system knows an intent, an entity and an enum by the identifier alone, whichever bundle has it. What several bundles have
/// is taken from the first.
package struct AppIntentPairing: Sendable {
  /// A part of the metadata, with the file that it is in.
  struct Part<Value: Sendable>: Sendable {
    let value: Value
    let file: String

    /// A place in the file.
    func place(_ range: SourceRange?) -> Diagnostic.Place { .init(file: file, range: range) }
  }

  let actions: NamedPairing<Part<AppAction>>
  let entities: NamedPairing<Part<AppEntityType>>
  let enums: NamedPairing<Part<AppEnumType>>

  /// The phrases of both, each with what it runs.
  let phrases: NamedPairing<Part<Phrase>>

  /// The App Intents of the later product that take over an intent of a definition, by its class.
  private let replacements: [String: Part<AppAction>]

  /// The App Intent that takes over an intent that is gone from the definitions; nil if none does.
  func replacement(of intent: Intent) -> Part<AppAction>? {
    if let own = replacements[intent.className] { return own }
    // The prefix of a project is not in the definition. Of several classes that end alike, it is not known which it is.
    let alike = replacements.filter { $0.key.hasSuffix(intent.className) }
    return alike.count == 1 ? alike.first?.value : nil
  }

  /// A phrase, with the App Shortcut that it is of.
  struct Phrase: Sendable {
    let text: Located<String>
    let action: String
    let title: String
  }

  init(from old: [AppIntentsRevision], to new: [AppIntentsRevision]) {
    replacements = Dictionary(
      Self.parts(new, \.actions, by: \.identifier.value).compactMap { part in
        part.value.replacedClass.map { ($0.value, part) }
      }, uniquingKeysWith: { first, _ in first })
    // Of sources, and of a product of another kind, there is nothing to compare.
    let isComparable = !old.isEmpty && !new.isEmpty
    let (old, new) = isComparable ? (old, new) : ([], [])
    actions = NamedPairing(
      from: Self.parts(old, \.actions, by: \.identifier.value),
      to: Self.parts(new, \.actions, by: \.identifier.value), by: { $0.value.identifier.value })
    entities = NamedPairing(
      from: Self.parts(old, \.entities, by: \.name.value),
      to: Self.parts(new, \.entities, by: \.name.value), by: { $0.value.name.value })
    enums = NamedPairing(
      from: Self.parts(old, \.enums, by: \.identifier.value),
      to: Self.parts(new, \.enums, by: \.identifier.value), by: { $0.value.identifier.value })
    phrases = NamedPairing(
      from: Self.phrases(old), to: Self.phrases(new), by: { $0.value.text.value })
  }

  private static func parts<Value>(
    _ revisions: [AppIntentsRevision], _ path: KeyPath<ActionsMetadata, [Value]>,
    by identifier: (Value) -> String
  ) -> [Part<Value>] {
    var seen: Set<String> = []
    return revisions.flatMap { revision in
      revision.metadata[keyPath: path].filter { seen.insert(identifier($0)).inserted }
        .map { Part(value: $0, file: revision.metadata.source.name) }
    }
  }

  private static func phrases(_ revisions: [AppIntentsRevision]) -> [Part<Phrase>] {
    revisions.flatMap { revision in
      revision.metadata.shortcuts.flatMap { shortcut in
        let title = shortcut.shortTitle?.key.value ?? shortcut.action.value
        return shortcut.phrases.map { phrase in
          Part(
            value: Phrase(text: phrase.key, action: shortcut.action.value, title: title),
            file: revision.metadata.source.name)
        }
      }
    }
  }
}
