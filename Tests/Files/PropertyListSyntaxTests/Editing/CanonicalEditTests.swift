// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

/// An edit of a canonical file is right when it leaves what the writer makes of the edited value.
@Suite("Edits of canonical files")
struct CanonicalEditTests {
  /// The canonical definitions to edit: the sample, and those of the corpus.
  private static func definitions() throws -> [PropertyListDocument] {
    let contents =
      [try Repository.content(of: "IntentDefinitions/QuickActionWidget.intentdefinition")]
      + (try Repository.corpusFiles(withExtension: "intentdefinition").map {
        try [UInt8](Data(contentsOf: $0))
      })
    return try contents.map { content in
      try PropertyListDocument(SourceFile(name: "test", content: content))
    }
  }

  /// The values of a document, outermost first.
  private static func values(in value: PropertyListValue) -> [PropertyListValue] {
    let children = value.elements.map { $0 } + value.entries.map(\.value)
    return [value] + children.flatMap { values(in: $0) }
  }

  /// The value with what stands where `place` does replaced by what `change` makes of it.
  private static func literal(
    of value: PropertyListValue, at place: PropertyListValue,
    _ change: (PropertyListLiteral) -> PropertyListLiteral
  ) -> PropertyListLiteral {
    if value.isSame(as: place) { return change(PropertyListLiteral(value)) }
    // What does not hold the place is copied without a look.
    guard value.fullRange.start <= place.fullRange.start,
      place.fullRange.end <= value.fullRange.end
    else { return PropertyListLiteral(value) }
    return value.kind == .dictionary
      ? .dictionary(value.entries.map { .init($0.key, literal(of: $0.value, at: place, change)) })
      : .array(value.elements.map { literal(of: $0, at: place, change) })
  }

  /// Edits some dozens of the values of each definition, and says which edit leaves another file than the writer makes.
  private func expectCanonical(
    of kinds: Set<PropertyListValue.Kind>,
    _ edit: (PropertyListValue) -> TextEdit?,
    _ change: (PropertyListLiteral) -> PropertyListLiteral
  ) throws {
    var count = 0
    for document in try Self.definitions() {
      let places = Self.values(in: document.root).filter { kinds.contains($0.kind) }
      for index in stride(from: 0, to: places.count, by: places.count / 24 + 1) {
        let place = places[index]
        guard let edit = edit(place) else { continue }
        let expected = XMLWriter.document(Self.literal(of: document.root, at: place, change))
        #expect(
          try document.source.applying([edit]) == expected,
          "\(document.source.text(in: place.range).prefix(200))")
        count += 1
      }
    }
    #expect(count > 4)
  }

  private static let value: PropertyListLiteral = [
    "b": [1, .data(Array(repeating: 7, count: 90)), []], "a": .data([]), "c": "é<&>",
  ]

  @Test(
    "a key put into any dictionary stands where the writer puts it",
    arguments: ["A", "INIntentName", "INIntentParameterA", "a&b"])
  func inserting(key: String) throws {
    try expectCanonical(of: [.dictionary]) { dictionary in
      dictionary[key] == nil ? dictionary.inserting(Self.value, forKey: key) : nil
    } _: { literal in
      guard case .dictionary(let members) = literal else { return literal }
      return .dictionary(members + [.init(key, Self.value)])
    }
  }

  @Test("an element put behind the last of any array stands where the writer puts it")
  func appending() throws {
    try expectCanonical(of: [.array]) {
      $0.appending(Self.value)
    } _: { literal in
      guard case .array(let elements) = literal else { return literal }
      return .array(elements + [Self.value])
    }
  }

  @Test("a key taken out of any dictionary leaves what the writer writes without it")
  func removingKeys() throws {
    try expectCanonical(of: [.dictionary]) { dictionary in
      dictionary.entries.map(\.key).last.flatMap { dictionary.removing(key: $0) }
    } _: { literal in
      guard case .dictionary(let members) = literal else { return literal }
      return .dictionary(members.dropLast())
    }
  }

  @Test("an element taken out of any array leaves what the writer writes without it")
  func removingElements() throws {
    try expectCanonical(of: [.array]) {
      $0.removing(at: 0)
    } _: { literal in
      guard case .array(let elements) = literal else { return literal }
      return .array(Array(elements.dropFirst()))
    }
  }

  @Test(
    "any value replaced by another stands as the writer writes it",
    arguments: [value, "a\n\tb", "", true, [], .real(spelling: "1.5")])
  func replacing(literal: PropertyListLiteral) throws {
    let kinds: Set<PropertyListValue.Kind> = [
      .dictionary, .array, .string, .integer, .real, .data, .boolean,
    ]
    try expectCanonical(of: kinds) {
      $0.replacing(with: literal)
    } _: { _ in
      literal
    }
  }

  @Test("edits of many places at once leave what the edits one after the other do")
  func manyEdits() throws {
    for document in try Self.definitions() {
      let texts = Self.values(in: document.root).filter { $0.kind == .string }
      let edits = texts.compactMap { $0.replacing(with: .string(($0.string ?? "") + "<")) }
      let result = try document.source.applying(edits.reversed())
      let copy = try PropertyListDocument(SourceFile(name: "copy", content: result))
      let copies = Self.values(in: copy.root).filter { $0.kind == .string }
      #expect(copies.map(\.string) == texts.map { ($0.string ?? "") + "<" })
      #expect(XMLWriter.document(PropertyListLiteral(copy.root)) == result)
    }
  }
}
