// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension Claims {
  /// Checks that a document that is written and read again is the same.
  func checkRoundTrip(of document: PropertyListDocument) {
    let literal = PropertyListLiteral(document.root)
    let json = read(Array(JSONWriter.document(literal).utf8), as: .json)
    if document.format == .json {
      claim(json.isIdentical(to: literal), "what was written as JSON reads as it was")
    }
    // The root has no key that it could be left out with.
    guard literal != .null, !literal.hasLongInteger else { return }
    let xml = read(XMLWriter.document(literal), as: .xml)
    claim(xml.isIdentical(to: literal.asWritten), "what was written as XML reads as it was")
  }

  /// Reads what was written, and checks that it is written again in the same bytes.
  private func read(
    _ bytes: [UInt8], as format: PropertyListDocument.Format
  ) -> PropertyListLiteral {
    do {
      let written = try SourceFile(name: "written", content: bytes)
      let literal = PropertyListLiteral(try PropertyListDocument(written, as: format).root)
      let again =
        format == .json ? Array(JSONWriter.document(literal).utf8) : XMLWriter.document(literal)
      claim(again == bytes, "what was written is written again in the same bytes")
      return literal
    } catch {
      fatalError("what was written cannot be read: \(error)")
    }
  }
}

extension PropertyListLiteral {
  /// Whether it has an integer of more than 64 bits, which the binary form and JSON can hold and no reader of XML takes.
  fileprivate var hasLongInteger: Bool {
    switch self {
    case .dictionary(let members): members.contains { $0.value.hasLongInteger }
    case .array(let elements): elements.contains(where: \.hasLongInteger)
    case .integer(let spelling): spelling.utf8.count > 18
    default: false
    }
  }

  /// What the XML writer makes of a value: keys sorted, the last of each, nothing that is null, numbers without space.
  fileprivate var asWritten: Self {
    switch self {
    case .dictionary(let members):
      var last: [[UInt8]: Member] = [:]
      for member in members where member.value != .null {
        last[Array(member.key.utf8)] = Member(member.key, member.value.asWritten)
      }
      return .dictionary(
        last.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value))
    case .array(let elements): return .array(elements.filter { $0 != .null }.map(\.asWritten))
    case .string, .integer, .real, .date, .data, .boolean, .null: return self
    }
  }

  /// Whether two values are the same to the byte, but for the spelling of a number.
  fileprivate func isIdentical(to other: Self) -> Bool {
    switch (self, other) {
    case (.dictionary(let members), .dictionary(let others)):
      members.count == others.count
        && zip(members, others).allSatisfy {
          $0.key.utf8.elementsEqual($1.key.utf8) && $0.value.isIdentical(to: $1.value)
        }
    case (.array(let elements), .array(let others)):
      elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isIdentical(to: $1) }
    case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
    case (.integer(let spelling), .integer(let other)):
      spelling.filter { !$0.isWhitespace } == other.filter { !$0.isWhitespace }
    case (.real(let spelling), .real(let other)):
      isSame(spelling.filter { !$0.isWhitespace }, other.filter { !$0.isWhitespace })
    default: self == other
    }
  }

  /// Whether two spellings of a real number have one value, or are the same.
  private func isSame(_ spelling: String, _ other: String) -> Bool {
    spelling.lowercased() == other.lowercased() || Double(spelling) == Double(other)
  }
}
