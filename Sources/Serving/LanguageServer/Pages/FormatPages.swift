// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import PropertyListSyntax
import SourceText

/// What the documentation of the formats says of a key.
enum FormatPages {
  /// The page of the key at a place, in Markdown, and where the key is; nil if nothing is known of it.
  static func page(at subject: SubjectText) -> (text: String, range: SourceRange)? {
    if let schema = JSONSchema.named(for: subject.name) {
      let cursor = JSONCursor(in: subject.source.bytes, at: subject.offset)
      if let page = rulePage(at: cursor, in: schema) { return page }
      let description =
        cursor.isKey
        ? schema.nodes(at: cursor.path + [.key(cursor.text)]).compactMap(\.description).first
        : schema.nodes(at: cursor.path).compactMap(\.description).first
      guard let description, let token = cursor.token else { return nil }
      let name = cursor.isKey ? cursor.text : cursor.path.lastKey ?? cursor.text
      return ("**\(name)**\n\n\(description)", SourceRange(token.lowerBound, token.upperBound))
    }
    if let rule = rule(at: subject) { return rule }
    if subject.name.hasSuffix(".xcstrings") { return StringCatalogPages.page(at: subject) }
    guard isDefinition(subject.name), let word = subject.word, let said = keys[word.text] else {
      return nil
    }
    let lines = said.map { one in
      [
        one.type.isEmpty ? "" : "*\(one.type)*",
        one.required.isEmpty ? "" : "required: \(one.required)", one.meaning,
      ].filter { !$0.isEmpty }.joined(separator: "; ")
    }
    return (
      "**\(word.text)**\n\n" + lines.joined(separator: "\n\n")
        + "\n\n(what real files have: IntentDefinitionFormat.md)", word.range
    )
  }

  private static func isDefinition(_ name: String) -> Bool { name.hasSuffix(".intentdefinition") }

  /// The page of a rule that the settings name.
  private static func rulePage(
    at cursor: JSONCursor, in schema: JSONSchema
  ) -> (text: String, range: SourceRange)? {
    let nodes = schema.nodes(at: cursor.path)
    let isRule = nodes.contains { node in
      cursor.isKey
        ? node.value["propertyNames"]?["$ref"]?.string?.hasSuffix("/rule") == true
        : node.reference == "rule"
    }
    guard isRule, let token = cursor.token, let page = HoverPage.page(of: cursor.text) else {
      return nil
    }
    return (page, SourceRange(token.lowerBound, token.upperBound))
  }

  /// The page of a rule that a comment names.
  private static func rule(at subject: SubjectText) -> (text: String, range: SourceRange)? {
    let line = subject.positions.line(around: subject.offset)
    guard
      String(decoding: subject.source.bytes[line], as: UTF8.self).contains(
        SuppressionComment.marker),
      let word = subject.word, let page = HoverPage.page(of: word.text)
    else { return nil }
    return (page, word.range)
  }
}
