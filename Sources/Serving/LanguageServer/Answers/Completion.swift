// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetProject

/// What can be written at a place: keys and words of catalogs and settings, and the names of rules.
struct Completion {
  let subject: SubjectText

  /// What was found last, which knows the names of other files.
  let review: WorkspaceReview?

  /// The kinds of the protocol.
  private enum Kind: Int {
    case property = 10
    case value = 12
    case enumMember = 20
  }

  /// The answer to `textDocument/completion`.
  var literal: PropertyListLiteral {
    ["isIncomplete": false, "items": .array(items)]
  }

  private var items: [PropertyListLiteral] {
    if let schema = JSONSchema.named(for: subject.name) { return items(of: schema) }
    return isInSuppression ? rules(in: wordRange, quoted: false) : []
  }

  // MARK: Names of rules

  /// Whether the place is behind the mark of a comment that leaves findings out.
  private var isInSuppression: Bool {
    let line = subject.positions.line(around: subject.offset)
    let before = subject.source.bytes[line.lowerBound..<max(line.lowerBound, subject.offset)]
    return String(decoding: before, as: UTF8.self).contains(SuppressionComment.marker)
  }

  private var wordRange: SourceRange { subject.word?.range ?? SourceRange(at: subject.offset) }

  private func rules(in range: SourceRange, quoted: Bool) -> [PropertyListLiteral] {
    let metadata = Reviewer.rules.metadata
    let summaries = Dictionary(
      metadata.map { ($0.id, $0.summary) }, uniquingKeysWith: { first, _ in first })
    return Reviewer.rules.names.map { name in
      item(name, .value, in: range, quoted ? #""\#(name)""# : name, summaries[name])
    }
  }

  // MARK: JSON

  private func items(of schema: JSONSchema) -> [PropertyListLiteral] {
    let cursor = JSONCursor(in: subject.source.bytes, at: subject.offset)
    let range =
      cursor.token.map { SourceRange($0.lowerBound, $0.upperBound) }
      ?? SourceRange(at: subject.offset)
    return cursor.isKey
      ? keys(of: schema, cursor, in: range) : values(of: schema, cursor, in: range)
  }

  private func keys(
    of schema: JSONSchema, _ cursor: JSONCursor, in range: SourceRange
  ) -> [PropertyListLiteral] {
    let rest = subject.source.bytes[range.end...].drop {
      $0 <= UInt8(ascii: " ") || cursor.isQuoted && $0 == UInt8(ascii: "\"")
    }
    let hasValue = rest.first == UInt8(ascii: ":")
    func text(_ name: String, _ value: String) -> String {
      cursor.isQuoted ? name : "\"\(name)\"" + (hasValue ? "" : ": " + value)
    }
    let names = schema.nodes(at: cursor.path).contains {
      $0.value["propertyNames"]?["$ref"]?.string?.hasSuffix("/rule") == true
    }
    if names {
      return rules(in: range, quoted: !cursor.isQuoted)
    }
    var known = schema.keys(at: cursor.path)
    if cursor.path.last == .key("properties") {
      known += propertyNames.map { ($0, nil, nil) }
    }
    return known.filter { !cursor.siblings.contains($0.name) || $0.name == cursor.text }.map {
      key in
      item(
        key.name, .property, in: range,
        text(key.name, key.isList.map { $0 ? "[]" : "{}" } ?? ""), key.description)
    }
  }

  private func values(
    of schema: JSONSchema, _ cursor: JSONCursor, in range: SourceRange
  ) -> [PropertyListLiteral] {
    let nodes = schema.nodes(at: cursor.path)
    if nodes.contains(where: { $0.reference == "rule" }) {
      return rules(in: range, quoted: !cursor.isQuoted)
    }
    func spelled(_ text: String) -> String { cursor.isQuoted ? text : "\"\(text)\"" }
    var seen: Set<String> = []
    var items: [PropertyListLiteral] = []
    func add(_ label: String, _ text: String, _ kind: Kind) {
      if seen.insert(label).inserted { items.append(item(label, kind, in: range, text, nil)) }
    }
    for name in namesOfProject(cursor.path) { add(name, spelled(name), .value) }
    for node in nodes {
      let words = node.value["enum"].map { $0.kind == .array ? Array($0.elements) : [] }
      for word in words ?? [] {
        guard let text = word.string, word.kind == .string else { continue }
        add(text, spelled(text), .enumMember)
      }
      if let constant = node.value["const"], !cursor.isQuoted {
        add(constant.spelling, constant.spelling, .value)
      }
      if node.value["type"]?.string == "boolean", !cursor.isQuoted {
        for word in ["true", "false"] { add(word, word, .value) }
      }
    }
    return items
  }

  /// The names that the project has for a member of a catalog.
  private func namesOfProject(_ path: [JSONCursor.Step]) -> [String] {
    guard let review, subject.name.hasSuffix(ActionCatalog.fileSuffix) else { return [] }
    switch path.first {
    case .key("intent"):
      return review.project.definitions.flatMap(\.intents).compactMap { $0.name?.value }
    case .key("parameter"):
      return review.project.definitions.flatMap(\.intents).flatMap(\.parameters)
        .map(\.propertyName)
    case .key("urlProperty"), .key("imageProperty"): return propertyNames
    case .key("defaults"): return catalog?.destinations.map(\.identifier.value) ?? []
    case .key("destinations") where path.last == .key("section"):
      return catalog?.sections.map(\.identifier.value) ?? []
    default: return []
    }
  }

  private var catalog: ActionCatalog? {
    review?.project.catalogs.first { $0.source.name == subject.name }
  }

  /// The properties of the definitions' custom types.
  private var propertyNames: [String] {
    var seen: Set<String> = []
    return (review?.project.definitions ?? []).flatMap(\.types).flatMap(\.customProperties)
      .map(\.propertyName).filter { seen.insert($0).inserted }
  }

  private func item(
    _ label: String, _ kind: Kind, in range: SourceRange, _ text: String, _ description: String?
  ) -> PropertyListLiteral {
    var members: [(String, PropertyListLiteral)] = [
      ("label", .string(label)), ("kind", .integer(kind.rawValue)), ("filterText", .string(text)),
      ("textEdit", ["range": subject.positions.range(range), "newText": .string(text)]),
    ]
    if let description {
      members.append(("documentation", ["kind": "markdown", "value": .string(description)]))
    }
    return .object(members)
  }
}
