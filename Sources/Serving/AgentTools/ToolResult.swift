// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import MessageStream
import PropertyListSyntax
import SourceText

/// What a tool answers.
struct ToolResult {
  /// The most bytes of a result, pictures aside.
  static let byteLimit = 16_000

  /// The most characters of a text that a result quotes.
  private static let quotedLimit = 6_000

  /// What programs read.
  var structured: PropertyListLiteral?

  /// What is read in its place where something failed.
  var text: String?

  /// PNG files.
  var pictures: [[UInt8]] = []

  /// A result of members.
  init(_ members: [(String, PropertyListLiteral)]) { structured = .object(members) }

  /// Why there is no result.
  init(failure text: String) { self.text = Self.quoted(text) }

  /// A text of a command without what colors a terminal, and not longer than a result may be.
  static func quoted(_ text: String) -> String {
    guard text.utf8.count > quotedLimit else { return text }
    var start = String(decoding: text.utf8.prefix(quotedLimit), as: UTF8.self)
    if start.last == "\u{FFFD}" { start.removeLast() }
    return start + "\n… (\(text.utf8.count - quotedLimit) more bytes)"
  }

  /// The result of `tools/call`.
  var literal: PropertyListLiteral {
    let words = text ?? structured.map { JSONWriter.line($0) } ?? ""
    var content: [PropertyListLiteral] = [["type": "text", "text": .string(words)]]
    content += pictures.map { picture in
      ["type": "image", "data": .string(Base64.encode(picture)), "mimeType": "image/png"]
    }
    var members: [(String, PropertyListLiteral)] = [("content", .array(content))]
    if let structured { members.append(("structuredContent", structured)) }
    members.append(("isError", .boolean(structured == nil)))
    return .object(members)
  }

  /// How many bytes the result has without its pictures.
  var byteCount: Int {
    var copy = self
    copy.pictures = []
    return JSONWriter.line(copy.literal).utf8.count
  }

  /// A result of a part of some lists that fits the limit.
  ///
  /// The lists are cut at the same positions; where one of them goes on, `next` says from where.
  ///
  /// - Parameters:
  ///   - members: What is in the result beside the lists.
  ///   - lists: The lists, by the names of their members.
  ///   - arguments: Those of the call, with `limit` and `next`.
  init(
    _ members: [(String, PropertyListLiteral)], lists: [(String, [PropertyListLiteral])],
    _ arguments: ToolArguments
  ) {
    let start = arguments.number("next") ?? 0
    let longest = lists.map(\.1.count).max() ?? 0
    var count = min(arguments.number("limit") ?? 50, max(longest - start, 0))
    while true {
      let end = start + count
      var all = members
      for (name, list) in lists {
        all.append((name, .array(Array(list.dropFirst(start).prefix(count)))))
      }
      if end < longest { all.append(("next", .integer(end))) }
      self.init(all)
      guard byteCount > Self.byteLimit else { return }
      if count <= 1 { break }
      count = max(1, min(count - 1, count * Self.byteLimit / byteCount))
    }
    // One item alone is too long: its texts are cut.
    structured = structured.map { Self.shortened($0, to: 300) }
    if byteCount > Self.byteLimit { structured = structured.map { Self.shortened($0, to: 60) } }
  }

  /// A copy whose texts and lists have an end.
  private static func shortened(_ value: PropertyListLiteral, to limit: Int) -> PropertyListLiteral
  {
    switch value {
    case .string(let text) where text.count > limit: .string(text.prefix(limit) + "…")
    case .array(let elements):
      .array(elements.prefix(limit / 3).map { shortened($0, to: limit) })
    case .dictionary(let members):
      .dictionary(members.map { .init($0.key, shortened($0.value, to: limit)) })
    default: value
    }
  }
}
