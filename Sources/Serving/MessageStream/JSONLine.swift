// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
import SourceText

/// JSON without a line break or a space between its parts, as a message on a line has to be.
package enum JSONLine {
  /// The bytes of a value.
  package static func bytes(_ value: PropertyListLiteral) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }

  /// The text of a value.
  package static func text(_ value: PropertyListLiteral) -> String {
    String(decoding: bytes(value), as: UTF8.self)
  }

  private static func append(_ value: PropertyListLiteral, to bytes: inout [UInt8]) {
    switch value {
    case .dictionary(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += JSONWriter.string(member.key).utf8
        bytes.append(UInt8(ascii: ":"))
        append(member.value, to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(element, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .data(let data):
      bytes.append(UInt8(ascii: "\""))
      bytes += Base64.encode(data).utf8
      bytes.append(UInt8(ascii: "\""))
    case .string, .integer, .real, .date, .boolean, .null:
      // A leaf has one line, and a line break after it.
      bytes += JSONWriter.document(value).utf8.dropLast()
    }
  }
}
