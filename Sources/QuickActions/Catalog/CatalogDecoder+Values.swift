// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension CatalogDecoder {
  /// The value, if it is an object.
  mutating func object(_ value: PropertyListValue, named name: String) -> PropertyListValue? {
    guard value.kind == .dictionary else {
      report(.notAnObject(name, found: value.kind), at: value.range)
      return nil
    }
    return value
  }

  /// The value of a member that must be there.
  mutating func required(
    _ value: PropertyListValue?, _ name: String, of owner: String, in root: PropertyListValue
  ) -> PropertyListValue? {
    if value == nil {
      report(
        .missingMember(name, of: owner), at: SourceRange(root.range.start, root.range.start + 1))
    }
    return value
  }

  /// The text of a member that must be there.
  mutating func requiredString(
    _ value: PropertyListValue?, _ name: String, of owner: String, in root: PropertyListValue
  ) -> Located<String>? {
    let text = string(required(value, name, of: owner, in: root), name)
    if let text, text.value.isEmpty {
      report(.emptyMember(name), at: text.range)
      return nil
    }
    return text
  }

  /// The text of a member that may be absent.
  mutating func string(_ value: PropertyListValue?, _ name: String) -> Located<String>? {
    guard let value else { return nil }
    guard let string = value.string else {
      report(.wrongType(name, expected: "a string", found: value.kind), at: value.range)
      return nil
    }
    return Located(string, at: value.range)
  }

  /// The texts of a member that may be absent.
  mutating func strings(_ value: PropertyListValue?, _ name: String) -> [Located<String>]? {
    guard let value else { return nil }
    return elements(value, name) { decoder, element in
      guard let string = element.string else {
        decoder.report(
          .wrongElement(name, expected: "a string", found: element.kind), at: element.range)
        return nil
      }
      return Located(string, at: element.range)
    }
  }

  /// The words and the key of a text.
  mutating func text(_ members: inout Members, _ name: String, key: String) -> CatalogText {
    CatalogText(text: string(members.take(name), name), key: string(members.take(key), key))
  }

  /// Reports a member whose array has no element, where there must be one.
  mutating func checkNotEmpty(_ value: PropertyListValue?, _ message: CatalogMessage) {
    guard let value, value.kind == .array, !value.elements.contains(where: { _ in true }) else {
      return
    }
    report(message, at: value.range)
  }

  /// The elements of a member's array, each decoded; what cannot be decoded is reported and left out.
  mutating func elements<Part>(
    _ value: PropertyListValue?, _ name: String,
    decode: (inout CatalogDecoder, PropertyListValue) -> Part?
  ) -> [Part] {
    guard let value else { return [] }
    guard value.kind == .array else {
      report(.wrongType(name, expected: "an array", found: value.kind), at: value.range)
      return []
    }
    return value.elements.compactMap { decode(&self, $0) }
  }
}

/// The members of an object, each to be taken once; what nobody takes is unknown.
struct Members {
  private let owner: String
  private var rest: [PropertyListValue.Entry]
  private var known: [String] = []

  init(_ object: PropertyListValue, of owner: String, decoder: inout CatalogDecoder) {
    self.owner = owner
    rest = Array(object.entries)
  }

  /// Takes the value of a member; of one that is repeated, the last.
  mutating func take(_ name: String) -> PropertyListValue? {
    known.append(name)
    let value = rest.last { $0.key == name }?.value
    rest.removeAll { $0.key == name }
    return value
  }

  /// Takes a member that means nothing here.
  mutating func ignore(_ name: String) {
    _ = take(name)
  }

  /// Reports the members that nobody took.
  func reportUnknown(decoder: inout CatalogDecoder) {
    for entry in rest {
      decoder.report(.unknownMember(entry.key, of: owner, known: known), at: entry.keyRange)
    }
  }
}
