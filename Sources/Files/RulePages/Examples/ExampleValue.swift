// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value in the definition of an example, as a fact: `"Account"`, `2`, `.marked(2)`, `.parameter("account", tag: 2)`.
///
/// The keys of a dictionary are spelled in alphabetical order, as Xcode does.
package indirect enum ExampleValue: Hashable, Sendable {
  /// A text; a `↓` in it is a mark.
  case string(String)
  /// A number without a fraction.
  case integer(Int)
  /// A number with a fraction, as the file spells it.
  case real(String)
  /// A Boolean: true or false.
  case boolean(Bool)
  /// A list of values.
  case array([ExampleValue])
  /// Values by key, with the list that elements of this kind are in.
  case dictionary([String: ExampleValue], in: String = "")
  /// A value that is not a text, with a mark.
  case marked(ExampleValue)
  /// No value, instead of one that an element has unless shown otherwise.
  case absent
}

extension ExampleValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension ExampleValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension ExampleValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension ExampleValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: ExampleValue...) { self = .array(elements) }
}

extension ExampleValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, ExampleValue)...) {
    self = .dictionary(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }
}

extension ExampleValue {
  /// The lines of the value in an XML property list.
  var lines: [String] {
    switch self {
    case .string(let text): ["<string>\(text)</string>"]
    case .integer(let number): ["<integer>\(number)</integer>"]
    case .real(let number): ["<real>\(number)</real>"]
    case .boolean(let value): [value ? "<true/>" : "<false/>"]
    case .array(let elements):
      elements.isEmpty
        ? ["<array/>"] : ["<array>"] + Self.indented(elements.flatMap(\.lines)) + ["</array>"]
    case .dictionary(let entries, _):
      entries.isEmpty
        ? ["<dict/>"] : ["<dict>"] + Self.indented(Self.lines(of: entries)) + ["</dict>"]
    case .marked(let value): value.markedLines
    case .absent: []
    }
  }

  /// The lines of a dictionary's entries.
  static func lines(of entries: [String: ExampleValue]) -> [String] {
    entries.filter { $0.value != .absent }
      .sorted { $0.key.filter { $0 != "↓" } < $1.key.filter { $0 != "↓" } }
      .flatMap { ["<key>\($0.key)</key>"] + $0.value.lines }
  }

  /// The lines with a mark: before a number or a text itself, and before the tag of anything else.
  private var markedLines: [String] {
    switch self {
    case .integer(let number): return ["<integer>↓\(number)</integer>"]
    case .real(let number): return ["<real>↓\(number)</real>"]
    default:
      var lines = lines
      lines[0] = "↓" + lines[0]
      return lines
    }
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}
