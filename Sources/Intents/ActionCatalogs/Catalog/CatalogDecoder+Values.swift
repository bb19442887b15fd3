// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension CatalogDecoder {
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
  mutating func text(_ members: inout ObjectMembers, _ name: String, key: String) -> CatalogText {
    CatalogText(text: string(members.take(name), name), key: string(members.take(key), key))
  }

  /// Reports a member whose array has no element, if there must be one.
  mutating func checkNotEmpty(_ value: PropertyListValue?, _ message: CatalogMessage) {
    guard let value, value.kind == .array, !value.elements.contains(where: { _ in true }) else {
      return
    }
    report(message, at: value.range)
  }
}
