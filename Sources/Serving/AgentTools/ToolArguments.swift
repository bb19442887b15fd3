// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax
import SourceText

/// The arguments of a call, which are of the kinds that the tool's parameters say.
struct ToolArguments: Sendable {
  private let values: [String: PropertyListValue]
  private let root: ServedRoot

  /// Checks the arguments.
  ///
  /// - Throws: `MessageError` for one that the tool does not have, or of another kind.
  init(
    _ value: PropertyListValue?, of tool: ToolDescription, in root: ServedRoot
  ) throws(MessageError) {
    self.root = root
    var values: [String: PropertyListValue] = [:]
    if let value, value.kind != .dictionary {
      throw .invalidParameters("'arguments' must be an object")
    }
    for entry in value?.entries.map({ $0 }) ?? [] {
      guard let parameter = tool.parameters.first(where: { $0.name == entry.key }) else {
        let advice = NearName.question(entry.key, among: tool.parameters.map(\.name))
        throw .invalidParameters("'\(tool.name)' has no parameter '\(entry.key)'\(advice)")
      }
      if entry.value.kind == .null { continue }
      if let expected = Self.mismatch(entry.value, parameter.kind) {
        throw .invalidParameters("'\(entry.key)' of '\(tool.name)' must be \(expected)")
      }
      values[entry.key] = entry.value
    }
    for parameter in tool.parameters where parameter.isRequired && values[parameter.name] == nil {
      throw .invalidParameters("'\(tool.name)' needs '\(parameter.name)'")
    }
    self.values = values
  }

  /// What a value should be; nil if it is.
  private static func mismatch(
    _ value: PropertyListValue, _ kind: ToolParameter.Kind
  ) -> String? {
    switch kind {
    case .text, .path: value.kind == .string ? nil : "a text"
    case .texts:
      value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
        && value.elements.count <= 100 ? nil : "an array of at most 100 texts"
    case .flag: value.kind == .boolean ? nil : "true or false"
    case .number(let range):
      value.integer.map { range.contains($0) } == true
        ? nil : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words):
      value.string.map { words.contains($0) } == true
        ? nil : "one of " + words.map { "'\($0)'" }.joined(separator: ", ")
    }
  }

  func text(_ name: String) -> String? { values[name]?.string }

  func texts(_ name: String) -> [String] {
    values[name]?.elements.compactMap(\.string) ?? []
  }

  func flag(_ name: String) -> Bool { values[name]?.boolean ?? false }

  func number(_ name: String) -> Int? { values[name]?.integer }

  /// A path inside of the root; nil if none is given.
  func path(_ name: String) throws(ToolRefusal) -> String? {
    guard let path = text(name) else { return nil }
    return try root.path(path)
  }

  /// Options of a command: each argument that is given, by the option that it stands for.
  ///
  /// The value is in the same word, so that none is taken for another option.
  func options(_ names: KeyValuePairs<String, String>) -> [String] {
    names.compactMap { name, option in text(name).map { "\(option)=\($0)" } }
  }
}
