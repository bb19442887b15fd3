// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The tokens of XML that property lists and other files share.
///
/// Tags are not among them: those of a property list end at the first `>`, as in Apple's reader, all others after their
/// last attribute.
extension RawSpan {
  /// The offset after the name at an offset: letters, digits and the signs that XML allows in names.
  package func endOfName(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "."), 0x80...:
        offset += 1
      default:
        return offset
      }
    }
    return offset
  }

  /// The name and the text of the attribute at an offset, up to its closing quotation mark or the limit; nil if there is
  /// none.
  package func attribute(
    at start: Int, before limit: Int
  ) -> (name: Range<Int>, text: Range<Int>)? {
    let nameEnd = endOfName(from: start)
    let equals = endOfXMLSpace(from: nameEnd)
    guard nameEnd > start, byte(at: equals) == UInt8(ascii: "=") else { return nil }
    let quotation = endOfXMLSpace(from: equals + 1)
    guard let mark = byte(at: quotation), mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
    else { return nil }
    var end = quotation + 1
    while end < limit, let byte = byte(at: end), byte != mark {
      // An attribute cannot contain `<`, so text that is never closed ends here and not at the next quotation mark.
      guard byte != UInt8(ascii: "<") else { return nil }
      end += 1
    }
    return (start..<nameEnd, quotation + 1..<end)
  }

  /// Markup that is not an element.
  package enum Miscellany {
    case comment
    case processingInstruction
    case characterData
  }

  /// The comment, processing instruction or CDATA section at an offset; nil if there is none.
  ///
  /// - Returns: What it is, where its content begins, and the offset after it, which is nil if the file ends first.
  package func miscellany(
    at start: Int
  ) -> (kind: Miscellany, content: Int, end: Int?)? {
    if matches("<!--", at: start) {
      return (.comment, start + 4, offset(of: "-->", from: start + 4).map { $0 + 3 })
    }
    if matches("<?", at: start) {
      return (.processingInstruction, start + 2, offset(of: "?>", from: start + 2).map { $0 + 2 })
    }
    if matches("<![CDATA[", at: start) {
      return (.characterData, start + 9, offset(of: "]]>", from: start + 9).map { $0 + 3 })
    }
    return nil
  }

  /// The offset of the first byte at or after `start` that is not white space.
  package func endOfWhiteSpace(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte <= UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// The offset after the document type declaration at an offset; nil if it does not end.
  ///
  /// What it declares is ignored: nothing is loaded.
  package func endOfDocumentType(from start: Int) -> Int? {
    var offset = start + 2
    var depth = 0
    while let byte = byte(at: offset) {
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        offset += 1
        while let other = self.byte(at: offset), other != byte { offset += 1 }
      case UInt8(ascii: "<") where matches("<!--", at: offset):
        offset = self.offset(of: "-->", from: offset + 4).map { $0 + 2 } ?? byteCount
      case UInt8(ascii: "<") where matches("<?", at: offset):
        offset = self.offset(of: "?>", from: offset + 2).map { $0 + 1 } ?? byteCount
      case UInt8(ascii: ">") where depth <= 0: return offset + 1
      default: break
      }
      offset += 1
    }
    return nil
  }
}
