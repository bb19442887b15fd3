// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where the parts of a tag end, and what stands around the document's element.
extension RawSpan {
  /// The offset behind the name at an offset: letters, digits and the signs that XML allows in names.
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

  /// The offset of the first byte at or behind `start` that is no white space.
  package func endOfWhiteSpace(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte <= UInt8(ascii: " ") { offset += 1 }
    return offset
  }

  /// The offset behind the document type declaration at an offset; nil where it does not end.
  ///
  /// What it declares is stepped over: nothing of it is loaded or believed.
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
