// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Several JSON texts one after the other, as `cat` makes of files.
enum JSONSequence {
  /// The texts; the last may be cut off, or what stands between them no JSON, which whoever reads them finds.
  static func documents(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var documents: [ArraySlice<UInt8>] = []
    var start: Int?
    var depth = 0
    var isText = false
    var isEscaped = false
    for (offset, byte) in bytes.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: " "), 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      start = start ?? offset
      if depth <= 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), let first = start {
        documents.append(bytes[first...offset])
        (start, depth) = (nil, 0)
      }
    }
    if let start { documents.append(bytes[start...]) }
    return documents
  }
}
