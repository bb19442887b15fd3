// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A specification of XcodeGen, read as far as `generate --project-format` writes it: a small part of YAML.
///
/// Maps and lists in lines with indentation, lists of words in brackets, plain and quoted texts, comments.
struct Specification {
  /// The value.
  let root: PropertyListLiteral

  /// A line without its indentation.
  private struct Line {
    var depth: Int
    var text: Substring
  }

  /// Reads a text; nil if it is not of this part of YAML.
  init?(_ text: String) {
    var lines = text.split(separator: "\n").map { line in
      let rest = line.drop { $0 == " " }
      return Line(depth: line.count - rest.count, text: rest)
    }[...].filter { !$0.text.hasPrefix("#") }[...]
    guard let root = Self.block(&lines), lines.isEmpty else { return nil }
    self.root = root
  }

  private static func block(_ lines: inout ArraySlice<Line>) -> PropertyListLiteral? {
    guard let first = lines.first else { return nil }
    return first.text.hasPrefix("- ")
      ? list(&lines, depth: first.depth) : map(&lines, depth: first.depth)
  }

  private static func list(
    _ lines: inout ArraySlice<Line>, depth: Int
  ) -> PropertyListLiteral? {
    var elements: [PropertyListLiteral] = []
    while let line = lines.first, line.depth == depth, line.text.hasPrefix("- ") {
      lines[lines.startIndex] = Line(depth: depth + 2, text: line.text.dropFirst(2))
      guard let element = map(&lines, depth: depth + 2) else { return nil }
      elements.append(element)
    }
    return .array(elements)
  }

  private static func map(_ lines: inout ArraySlice<Line>, depth: Int) -> PropertyListLiteral? {
    var members: [PropertyListLiteral.Member] = []
    while let line = lines.first, line.depth == depth, !line.text.hasPrefix("- ") {
      lines.removeFirst()
      guard let (key, rest) = key(of: line.text) else { return nil }
      if rest.isEmpty {
        guard let next = lines.first, next.depth > depth || next.text.hasPrefix("- "),
          let value = block(&lines)
        else { return nil }
        members.append(.init(key, value))
      } else {
        guard rest.first == " ", let value = value(rest.dropFirst()) else { return nil }
        members.append(.init(key, value))
      }
    }
    guard lines.first.map({ $0.depth <= depth }) ?? true else { return nil }
    return .dictionary(members)
  }

  /// The key of a line, and what follows its colon.
  private static func key(of text: Substring) -> (key: String, rest: Substring)? {
    if text.first == "\"" {
      guard let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
      let rest = text[text.index(after: end)...]
      return rest.first == ":" ? (String(text[..<end].dropFirst()), rest.dropFirst()) : nil
    }
    guard let colon = text.firstIndex(of: ":") else { return nil }
    return (String(text[..<colon]), text[text.index(after: colon)...])
  }

  private static func value(_ text: Substring) -> PropertyListLiteral? {
    if text.first == "[" {
      guard text.last == "]" else { return nil }
      let elements = text.dropFirst().dropLast().split(separator: ", ").map(value)
      return elements.contains(nil) ? nil : .array(elements.compactMap(\.self))
    }
    if text.first == "\"" {
      guard text.count > 1, text.last == "\"" else { return nil }
      return .string(String(text.dropFirst().dropLast()))
    }
    switch text {
    case "true": return true
    case "false": return false
    default: return text.contains(where: "#:{}[],&*!|>'%@`".contains) ? nil : .string(String(text))
    }
  }
}

extension PropertyListLiteral {
  /// The value of a key of a dictionary.
  subscript(_ key: String) -> PropertyListLiteral? {
    guard case .dictionary(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of an array; none of anything else.
  var elements: [PropertyListLiteral] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The text; nil if it is not one.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
