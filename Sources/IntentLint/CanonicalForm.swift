// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
import SourceText

/// The spelling that Xcode gives a definition.
///
/// Whether a file has it is found by walking along its bytes, since writing it anew to compare takes longer than all
/// other rules together. A file with something rare in it, such as data or an entity, counts as one that does not obey,
/// and has to be compared with what the writer makes of it.
package enum CanonicalForm {
  /// Whether a file is certainly spelt as Xcode would.
  package static func isObeyed(by document: PropertyListDocument) -> Bool {
    var walk = CanonicalWalk(bytes: document.source.bytes)
    return walk.file(document.root)
  }
}

/// A walk along the bytes of a file and the values that were read of it.
private struct CanonicalWalk {
  let bytes: [UInt8]
  var position = 0

  mutating func file(_ root: PropertyListValue) -> Bool {
    take(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """) && value(root, depth: 0) && take("</plist>\n") && position == bytes.count
  }

  private mutating func value(_ value: PropertyListValue, depth: Int) -> Bool {
    guard indentation(depth) else { return false }
    switch value.kind {
    case .dictionary: return dictionary(value, depth: depth)
    case .array: return array(value, depth: depth)
    case .string:
      return take("<string>") && content(value, { $0.isPlainText }) && take("</string>\n")
    case .integer:
      return take("<integer>") && content(value, { $0.isWholeNumber }) && take("</integer>\n")
    case .real: return take("<real>") && wholeReal(value) && take("</real>\n")
    case .boolean: return take(value.boolean == true ? "<true/>\n" : "<false/>\n")
    case .date, .data, .null: return false
    }
  }

  private mutating func dictionary(_ value: PropertyListValue, depth: Int) -> Bool {
    guard take("<dict>\n") else { return false }
    var previous: Range<Int>?
    for entry in value.entries {
      let key = entry.keyBytes.indices
      if let previous, !isSorted(previous, key) { return false }
      previous = key
      guard indentation(depth + 1), take("<key>"), content(entry.keyValue, { $0.isPlainText }),
        take("</key>\n"), self.value(entry.value, depth: depth + 1)
      else { return false }
    }
    return previous != nil && indentation(depth) && take("</dict>\n")
  }

  private func isSorted(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let text = bytes.span.bytes
    return text.extracting(first).lexicographicallyPrecedes(text.extracting(second))
  }

  private mutating func array(_ value: PropertyListValue, depth: Int) -> Bool {
    var elements = value.elements
    guard let first = elements.next() else { return take("<array/>\n") }
    guard take("<array>\n"), self.value(first, depth: depth + 1) else { return false }
    while let element = elements.next() {
      guard self.value(element, depth: depth + 1) else { return false }
    }
    return indentation(depth) && take("</array>\n")
  }

  /// Walks along the text of a leaf, which must be spelt as it reads: no entity, and nothing that needs one.
  private mutating func content(
    _ value: PropertyListValue, _ isAllowed: (RawSpan) -> Bool
  ) -> Bool {
    // An empty leaf is pointed at with its tags.
    guard position < bytes.count, bytes[position] != UInt8(ascii: "<") else { return true }
    let range = value.range
    guard range.start == position else { return false }
    position = range.end
    return isAllowed(bytes.span.bytes.extracting(range.indices))
  }

  /// Walks along a real number that is whole, which is written without a fraction and without zeros before it.
  private mutating func wholeReal(_ value: PropertyListValue) -> Bool {
    guard position < bytes.count, bytes[position] > UInt8(ascii: "0") else { return false }
    return content(value, { $0.isWholeNumber })
  }

  private mutating func indentation(_ depth: Int) -> Bool {
    let end = position + depth
    guard end <= bytes.count else { return false }
    while position < end {
      guard bytes[position] == UInt8(ascii: "\t") else { return false }
      position += 1
    }
    return true
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    let isHere = text.withUTF8Buffer { expected in
      for offset in 0..<count where bytes[position + offset] != expected[offset] { return false }
      return true
    }
    position += count
    return isHere
  }
}

extension RawSpan {
  /// Whether no byte is one that text is spelt with in another way.
  fileprivate var isPlainText: Bool {
    var offset = 0
    while offset + 8 <= byteCount {
      let word = unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let marks =
        word.marks(of: UInt8(ascii: "&")) | word.marks(of: UInt8(ascii: "<"))
        | word.marks(of: UInt8(ascii: ">")) | word.marks(of: UInt8(ascii: "\r"))
      guard marks == 0 else { return false }
      offset += 8
    }
    while offset < byteCount {
      switch unsafeLoad(fromByteOffset: offset, as: UInt8.self) {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\r"): return false
      default: offset += 1
      }
    }
    return true
  }

  /// Whether every byte is a digit or a minus, of which every canonical whole number is made.
  fileprivate var isWholeNumber: Bool {
    for offset in 0..<byteCount {
      let byte = unsafeLoad(fromByteOffset: offset, as: UInt8.self)
      guard byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else {
        return false
      }
    }
    return true
  }
}
