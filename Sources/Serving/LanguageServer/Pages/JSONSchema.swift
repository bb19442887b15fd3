// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import IntentLint
import PropertyListSyntax
import SourceText

/// A schema of a file in JSON, as far as completion needs it.
struct JSONSchema: Sendable {
  private let root: PropertyListValue

  /// A part of the schema.
  struct Node: Sendable {
    let value: PropertyListValue

    /// The name of the definition that the part refers to.
    var reference: String?

    /// The text about it.
    var description: String? { value["description"]?.string }
  }

  private init?(_ text: String) {
    guard
      let document = try? PropertyListDocument(
        SourceFile(name: "schema", text: text), as: .json)
    else { return nil }
    root = document.root
  }

  private static let catalog = JSONSchema(FormatPages.catalogSchema)
  private static let configuration = JSONSchema(FormatPages.configurationSchema)

  /// The schema of a file of some name; nil if it has none.
  static func named(for name: String) -> JSONSchema? {
    if name.hasSuffix(ActionCatalog.fileSuffix) { return catalog }
    return name == LintConfiguration.fileName || name.hasSuffix("/" + LintConfiguration.fileName)
      ? configuration : nil
  }

  /// The parts that describe what is at the end of a path; several if there is a choice.
  func nodes(at path: [JSONCursor.Step]) -> [Node] {
    path.reduce(resolved(Node(value: root))) { nodes, step in
      nodes.flatMap { node -> [Node] in
        switch step {
        case .element: return node.value["items"].map { resolved(Node(value: $0)) } ?? []
        case .key(let key):
          let member = node.value["properties"]?[key] ?? additional(node)
          return member.map { resolved(Node(value: $0)) } ?? []
        }
      }
    }
  }

  private func additional(_ node: Node) -> PropertyListValue? {
    node.value["additionalProperties"].flatMap { $0.kind == .dictionary ? $0 : nil }
  }

  /// What a node is or refers to, and its alternatives, the texts about it first.
  func resolved(_ node: Node) -> [Node] {
    var nodes = [node]
    if let reference = node.value["$ref"]?.string {
      let name = String(reference.split(separator: "/").last ?? "")
      if let target = root["$defs"]?[name] {
        nodes += resolved(Node(value: target, reference: name)).map {
          Node(value: $0.value, reference: $0.reference ?? name)
        }
      }
    }
    for word in ["anyOf", "oneOf", "allOf"] {
      guard let parts = node.value[word], parts.kind == .array else { continue }
      for part in parts.elements { nodes += resolved(Node(value: part, reference: node.reference)) }
    }
    return nodes
  }

  /// The keys that an object can have, with the texts about them.
  func keys(at path: [JSONCursor.Step]) -> [(name: String, description: String?, isList: Bool?)] {
    var seen: Set<String> = []
    return nodes(at: path).flatMap { node -> [(String, String?, Bool?)] in
      guard let members = node.value["properties"], members.kind == .dictionary else { return [] }
      return members.entries.compactMap { entry in
        guard seen.insert(entry.key).inserted else { return nil }
        let parts = resolved(Node(value: entry.value))
        let kind = parts.compactMap { $0.value["type"]?.string }.first
        return (
          entry.key, parts.compactMap(\.description).first,
          kind == "array" ? true : kind == "object" ? false : nil
        )
      }
    }
  }
}
