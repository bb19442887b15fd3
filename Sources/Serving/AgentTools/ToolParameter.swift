// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A parameter of a tool.
struct ToolParameter: Sendable {
  /// What a value must be.
  enum Kind: Sendable {
    /// A text.
    case text

    /// A path inside of the root.
    case path

    /// Texts.
    case texts

    /// True or false.
    case flag

    /// A whole number in a range.
    case number(ClosedRange<Int>)

    /// One of some words.
    case choice([String])
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
    (self.name, self.kind, self.description) = (name, kind, description)
    self.isRequired = isRequired
  }

  /// The schema of a value.
  var schema: PropertyListLiteral {
    let type: [(String, PropertyListLiteral)]
    switch kind {
    case .text, .path: type = [("type", "string")]
    case .texts: type = [("type", "array"), ("items", ["type": "string"]), ("maxItems", 100)]
    case .flag: type = [("type", "boolean")]
    case .number(let range):
      type = [
        ("type", "integer"), ("minimum", .integer(range.lowerBound)),
        ("maximum", .integer(range.upperBound)),
      ]
    case .choice(let words):
      type = [("type", "string"), ("enum", .array(words.map { .string($0) }))]
    }
    return .object(type + (description.isEmpty ? [] : [("description", .string(description))]))
  }

  // MARK: Those that several tools have

  static let limit = ToolParameter("limit", .number(1...500), "The most items. Default 50.")
  static let next = ToolParameter(
    "next", .number(0...10_000_000), "Where to go on: 'next' of the result before.")
  static let family = ToolParameter("family", .text, "Such as systemMedium.")
  static let locale = ToolParameter("locale", .text, "The language, such as ja.")
  static let project = ToolParameter("project", .path, "The .xcodeproj.")
  static let package = ToolParameter("package", .path, "The folder with Package.swift.")
  static let target = ToolParameter("target", .text, "The extension's target.")
  static let widget = ToolParameter("widget", .text, "The kind of the widget.")
  static let device = ToolParameter("device", .text, "Such as 390x844 or 'iPhone SE'.")
}
