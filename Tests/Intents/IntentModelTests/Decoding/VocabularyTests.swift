// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText
import Testing

@testable import IntentModel

@Suite("Vocabularies")
struct VocabularyTests {
  /// What a vocabulary makes of keys, against what its spellings say.
  private func check<Key: CaseIterable & RawRepresentable<String> & Sendable & Hashable>(
    _ vocabulary: Vocabulary<Key>, prefix: String
  ) throws {
    let spellings = Dictionary(
      uniqueKeysWithValues: Key.allCases.map { (prefix + $0.rawValue, $0) })
    let keys = spellings.keys.sorted()
    let members = (keys + keys.flatMap(nearMisses) + ["", prefix]).map {
      PropertyListLiteral.Member($0, true)
    }
    let content = XMLWriter.document(.dictionary(members))
    let document = try PropertyListDocument(SourceFile(name: "test", content: content))
    var found = 0
    for entry in document.root.entries {
      #expect(vocabulary[entry] == spellings[entry.key], "\(entry.key)")
      if vocabulary[entry] != nil { found += 1 }
    }
    #expect(found == spellings.count)
  }

  /// Keys that differ from a key by one character: cut off, put in front or behind, or in another case.
  private func nearMisses(of key: String) -> [String] {
    let changes = key.indices.map { index in
      let character = key[index]
      let other = character.isLowercase ? character.uppercased() : character.lowercased()
      return key[..<index] + other + key[key.index(after: index)...]
    }
    return [String(key.dropLast()), String(key.dropFirst()), key + "s", key + " ", "I" + key]
      + changes.map { String($0) }
  }

  @Test("every key of a definition's dictionaries is found, and no key like it")
  func definitionKeys() throws {
    try check(DefinitionKeys.root, prefix: "IN")
    try check(DefinitionKeys.enumType, prefix: "INEnum")
    try check(DefinitionKeys.enumValue, prefix: "INEnumValue")
    try check(DefinitionKeys.synonym, prefix: "INEnumValueSynonym")
    try check(DefinitionKeys.objectType, prefix: "INType")
    try check(DefinitionKeys.intent, prefix: "INIntent")
    try check(DefinitionKeys.combination, prefix: "INIntentParameterCombination")
    try check(DefinitionKeys.response, prefix: "INIntentResponse")
    try check(DefinitionKeys.responseCode, prefix: "INIntentResponseCode")
  }

  @Test(
    "every key of an attribute is found under its owner's prefix, and no key like it",
    arguments: Attribute.Owner.allCases)
  func attributeKeys(owner: Attribute.Owner) throws {
    let keys = AttributeKeys.of(owner)
    let prefix = owner.rawValue
    try check(keys.attribute, prefix: prefix)
    try check(keys.arraySize, prefix: prefix + "ArraySize")
    try check(keys.metadata, prefix: prefix + "Metadata")
    try check(keys.promptDialog, prefix: prefix + "PromptDialog")
    try check(keys.relationship, prefix: prefix + "Relationship")
    try check(keys.unsupportedReason, prefix: prefix + "UnsupportedReason")
  }

  private enum Short: String, CaseIterable {
    case a, bc, def, ghijklm, nopqrstu, vwxyzabcd
  }

  @Test("keys shorter than a word of the machine are found as well")
  func shortKeys() throws {
    try check(Vocabulary<Short>(prefix: ""), prefix: "")
    try check(Vocabulary<Short>(prefix: "IN"), prefix: "IN")
  }

  @Test(
    "a key is found however it is spelled",
    arguments: [
      "<plist><dict><key>INInt&#101;nts</key><array/></dict></plist>",
      "<plist><dict><key>&#x49;NIntents</key><array/></dict></plist>",
      "<plist><dict><key><![CDATA[INIntents]]></key><array/></dict></plist>",
      "{ INIntents = (); }", "{ \"INIntents\" = (); }", "{ \"INInten\\164s\" = (); }",
    ])
  func spellings(text: String) throws {
    let definition = try IntentDefinition(SourceFile(name: "test", text: text))
    #expect(definition.diagnostics.isEmpty)
    #expect(definition.unknownEntries.isEmpty)
  }
}
