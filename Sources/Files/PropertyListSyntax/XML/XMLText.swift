// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The text of XML content: entities, CDATA sections and comments resolved.
package enum XMLText {
  /// Decodes content whose entities are known to be sound.
  ///
  /// Line breaks stay as the file has them, as in Apple's readers.
  package static func decode(_ content: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "&"):
        let name = rest.dropFirst().prefix { $0 != UInt8(ascii: ";") }
        rest = rest.dropFirst(name.count + 2)
        character(ofEntity: String(decoding: name, as: UTF8.self)).map {
          result.append(contentsOf: String($0).utf8)
        }
      case UInt8(ascii: "<") where rest.starts(with: "<![CDATA[".utf8):
        let body = rest.dropFirst(9)
        let end = body.offset(of: "]]>")
        result.append(contentsOf: body[..<end])
        rest = body[end...].dropFirst(3)
      case UInt8(ascii: "<") where rest.starts(with: "<!--".utf8):
        rest = rest[rest.offset(of: "-->")...].dropFirst(3)
      case UInt8(ascii: "<"):
        rest = rest[rest.offset(of: "?>")...].dropFirst(2)
      default:
        result.append(byte)
        rest.removeFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The character of an entity, named without its `&` and `;`; nil if there is none.
  ///
  /// The five names of XML and the numeric forms. Nothing that a document declares is known, so nothing can expand.
  package static func character(ofEntity name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default: numericCharacter(of: name)
    }
  }

  private static func numericCharacter(of name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value > 0,
      digits.first != "+"
    else { return nil }
    return Unicode.Scalar(value)
  }
}

extension ArraySlice<UInt8> {
  /// The index at which a text begins; the end if it does not occur.
  fileprivate func offset(of text: StaticString) -> Int {
    let expected = text.withUTF8Buffer { Array($0) }
    var index = startIndex
    while index < endIndex {
      if self[index...].starts(with: expected) { return index }
      index += 1
    }
    return endIndex
  }
}
