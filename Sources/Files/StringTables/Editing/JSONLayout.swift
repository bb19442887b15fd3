// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// How a JSON file is laid out, so that what is put into it looks like the rest.
struct JSONLayout {
  private let bytes: [UInt8]

  /// The text between a name and its value: `: `, or ` : ` as Xcode writes it.
  private let colon: String

  /// The indentation that each level adds; nil if the file is on one line.
  private let step: String?

  /// The line break of the file.
  private let lineBreak: String

  /// Looks at the file of an object.
  init(of object: PropertyListValue) {
    let text = object.source
    let bytes = text.bytes
    self.bytes = bytes
    let newline = bytes.firstIndex(of: UInt8(ascii: "\n"))
    lineBreak =
      newline.map { $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n" } ?? ""
    let first = object.entries.first { _ in true }
    colon =
      first.map {
        text.text(in: SourceRange($0.keyValue.fullRange.end, $0.value.fullRange.start))
      } ?? " : "
    step = newline.map { newline in
      let blanks = bytes[(newline + 1)...].prefix { $0 == 0x20 || $0 == 0x09 }
      return blanks.isEmpty ? "  " : String(decoding: blanks, as: UTF8.self)
    }
  }

  /// The edits that put members into an object, each before the first that sorts after it.
  func inserting(
    _ members: [PropertyListLiteral.Member], into object: PropertyListValue
  ) -> [TextEdit] {
    guard !members.isEmpty else { return [] }
    let members = members.sorted { $0.key.precedesByBytes($1.key) }
    let present = Array(object.entries)
    guard let last = present.last else {
      let text = spelling(
        of: .dictionary(members), indentation: indentation(at: object.fullRange.start))
      return [TextEdit(range: object.fullRange, replacement: text)]
    }
    let indentation = indentation(at: last.keyValue.fullRange.start)
    var added: [Int: String] = [:]
    for member in members {
      let text = spelling(of: member, indentation: indentation)
      if let next = present.first(where: { member.key.precedesByBytes($0.key) }) {
        added[next.keyValue.fullRange.start, default: ""] += text + "," + separator(indentation)
      } else {
        added[last.value.fullRange.end, default: ""] += "," + separator(indentation) + text
      }
    }
    return added.sorted { $0.key < $1.key }
      .map { TextEdit(range: SourceRange(at: $0.key), replacement: $0.value) }
  }

  /// The edits that take members out of an object, with the commas that part them from others.
  func removing(_ keys: Set<String>, from object: PropertyListValue) -> [TextEdit] {
    let entries = Array(object.entries)
    guard let kept = entries.firstIndex(where: { !keys.contains($0.key) }) else {
      let range = SourceRange(object.fullRange.start + 1, object.fullRange.end - 1)
      return entries.isEmpty ? [] : [TextEdit(range: range, replacement: "")]
    }
    var edits: [TextEdit] = []
    if kept > 0 {
      let range = SourceRange(
        entries[0].keyValue.fullRange.start, entries[kept].keyValue.fullRange.start)
      edits.append(TextEdit(range: range, replacement: ""))
    }
    for index in entries.indices.dropFirst(kept + 1) where keys.contains(entries[index].key) {
      let range = SourceRange(
        entries[index - 1].value.fullRange.end, entries[index].value.fullRange.end)
      edits.append(TextEdit(range: range, replacement: ""))
    }
    return edits
  }

  private func spelling(of member: PropertyListLiteral.Member, indentation: String) -> String {
    JSONWriter.string(member.key) + colon + spelling(of: member.value, indentation: indentation)
  }

  /// An object on lines of its own, or any other value.
  private func spelling(of value: PropertyListLiteral, indentation: String) -> String {
    switch value {
    case .dictionary(let members):
      let inner = indentation + (step ?? "")
      let lines = members.map { spelling(of: $0, indentation: inner) }
      return "{" + separator(inner) + lines.joined(separator: "," + separator(inner))
        + separator(indentation) + "}"
    default: return String(JSONWriter.document(value).dropLast())
    }
  }

  /// The white space between two members, after the comma.
  private func separator(_ indentation: String) -> String {
    step == nil ? "" : lineBreak + indentation
  }

  /// The white space that the line of an offset begins with.
  private func indentation(at offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let blanks = bytes[start..<offset].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }
}
