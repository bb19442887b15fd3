// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax

/// The keys that mean nothing where they are.
extension IntentDefinition {
  /// A key that neither Xcode is known to write nor the runtime to read.
  package struct UnknownKey: Sendable {
    /// The key with its value.
    package let entry: PropertyListValue.Entry

    /// The keys that its dictionary can have, sorted.
    package let knownKeys: [String]
  }

  /// The unknown keys of all parts, those of the root first, then by part.
  package var unknownKeys: [UnknownKey] {
    var collector = UnknownKeyCollector()
    collector.add(unknownEntries, to: DefinitionKeys.root, besides: UndecodedKeys.root)
    for type in enums { collector.visit(type) }
    for type in types {
      collector.add(
        type.unknownEntries, to: DefinitionKeys.objectType, besides: UndecodedKeys.objectType)
      for property in type.properties { collector.visit(property) }
    }
    for intent in intents { collector.visit(intent) }
    return collector.keys
  }
}

/// Collects the unknown keys of the parts of a definition.
private struct UnknownKeyCollector {
  var keys: [IntentDefinition.UnknownKey] = []

  /// Adds those of a dictionary's entries that are unknown.
  mutating func add<Key>(
    _ entries: [PropertyListValue.Entry], to vocabulary: Vocabulary<Key>,
    besides undecoded: Set<String> = []
  ) {
    // Nearly every dictionary of every file.
    guard !entries.isEmpty else { return }
    let known = vocabulary.names
    for entry in entries where !undecoded.contains(entry.key) {
      if let base = UndecodedKeys.base(of: entry.key),
        known.contains(base) || undecoded.contains(base)
      {
        continue
      }
      keys.append(.init(entry: entry, knownKeys: known))
    }
  }

  mutating func visit(_ type: EnumType) {
    add(type.unknownEntries, to: DefinitionKeys.enumType, besides: UndecodedKeys.enumType)
    for value in type.values {
      add(value.unknownEntries, to: DefinitionKeys.enumValue)
      for synonym in value.synonyms {
        add(synonym.unknownEntries, to: DefinitionKeys.synonym, besides: UndecodedKeys.synonym)
      }
    }
  }

  mutating func visit(_ intent: Intent) {
    add(intent.unknownEntries, to: DefinitionKeys.intent, besides: UndecodedKeys.intent)
    for combination in (intent.managedParameterCombinations ?? []) + intent.parameterCombinations {
      add(combination.unknownEntries, to: DefinitionKeys.combination)
    }
    for parameter in intent.parameters { visit(parameter) }
    guard let response = intent.response else { return }
    add(response.unknownEntries, to: DefinitionKeys.response)
    for code in response.codes { add(code.unknownEntries, to: DefinitionKeys.responseCode) }
    for parameter in response.parameters { visit(parameter) }
  }

  mutating func visit(_ attribute: Attribute) {
    let keys = AttributeKeys.of(attribute.owner)
    // Made only if it is asked for: the set is built of strings.
    if !attribute.unknownEntries.isEmpty {
      add(
        attribute.unknownEntries, to: keys.attribute,
        besides: UndecodedKeys.attribute(attribute.owner))
    }
    for size in attribute.arraySizes?.entries ?? [] { add(size.unknownEntries, to: keys.arraySize) }
    if let metadata = attribute.metadata { add(metadata.unknownEntries, to: keys.metadata) }
    for dialog in attribute.promptDialogs { add(dialog.unknownEntries, to: keys.promptDialog) }
    if let relationship = attribute.relationship {
      add(relationship.unknownEntries, to: keys.relationship)
    }
    for reason in attribute.unsupportedReasons {
      add(reason.unknownEntries, to: keys.unsupportedReason)
    }
  }
}
