// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText

/// What a definition says, without the places where it says it, so that what two files say can be compared.
struct Outline: Equatable {
  /// A value of the model.
  struct Line: Hashable, Comparable, CustomStringConvertible {
    /// The properties that lead to it, such as `intents[0].title.text`.
    var path: String
    var value: String

    var description: String { "\(path): \(value)" }

    static func < (lhs: Line, rhs: Line) -> Bool {
      (lhs.path, lhs.value) < (rhs.path, rhs.value)
    }
  }

  /// The values, sorted by their paths.
  private(set) var lines: [Line] = []

  /// The outline of a definition, or of a part of one; what is found to be malformed is left out.
  init(_ part: Any) {
    add(part, at: "")
    lines.sort()
  }

  private mutating func add(_ value: Any, at path: String) {
    let mirror = Mirror(reflecting: value)
    switch value {
    case is PropertyListDocument: break
    case let value as PropertyListValue: add(plist: value, at: path)
    case let entries as [PropertyListValue.Entry]:
      for entry in entries { add(plist: entry.value, at: "\(path)['\(entry.key)']") }
    case let entry as PropertyListValue.Entry: add(plist: entry.value, at: path)
    case let metadata as AttributeMetadata:
      for (key, entry) in metadata.knownEntries {
        add(plist: entry.value, at: "\(path).knownEntries.\(key)")
      }
      add(metadata.unknownEntries, at: "\(path).unknownEntries")
    // The order of a dictionary is lost in a binary file.
    case let value as [ParameterCombination]:
      for combination in value { add(combination, at: "\(path)['\(combination.key.value)']") }
    default:
      switch mirror.displayStyle {
      case .collection:
        for (index, child) in mirror.children.enumerated() {
          add(child.value, at: "\(path)[\(index)]")
        }
      case .dictionary:
        for child in mirror.children {
          let pair = Array(Mirror(reflecting: child.value).children)
          add(pair[1].value, at: "\(path).\(pair[0].value)")
        }
      case .optional:
        for child in mirror.children { add(child.value, at: path) }
      case .struct where !mirror.children.isEmpty && !(value is any CustomStringConvertible):
        for child in mirror.children { add(child, of: path) }
      case .class:
        for child in mirror.children { add(child, of: path) }
      default: lines.append(Line(path: path, value: "\(value)"))
      }
    }
  }

  /// A property, unless it tells only where its part is, or follows from others.
  private mutating func add(_ property: Mirror.Child, of path: String) {
    switch property.label ?? "" {
    case "range", "declaration", "owner", "key", "diagnostics", "propertyName", "kind": break
    case "value": add(property.value, at: path)
    case let label: add(property.value, at: path.isEmpty ? label : "\(path).\(label)")
    }
  }

  private mutating func add(plist value: PropertyListValue, at path: String) {
    switch value.kind {
    case .dictionary:
      for entry in value.entries { add(plist: entry.value, at: "\(path).\(entry.key)") }
    case .array:
      for (index, element) in value.elements.enumerated() {
        add(plist: element, at: "\(path)[\(index)]")
      }
    case .string: lines.append(Line(path: path, value: value.string ?? ""))
    case .integer, .real:
      lines.append(Line(path: path, value: value.number.map { "\($0)" } ?? ""))
    default: lines.append(Line(path: path, value: "\(PropertyListLiteral(value))"))
    }
  }
}
