// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension PropertyListDocument {
  /// Whether the file is certainly spelled as Xcode would, in the XML form.
  ///
  /// Found by walking along the bytes, and not by writing the file again. A file with something rare in it, such as data or an entity, counts as one that is not, and has to be compared with
  /// what the writer makes of it.
  package var isCertainlyCanonical: Bool {
    guard format == .xml else { return false }
    var walk = CanonicalWalk(bytes: source.bytes, nodes: nodes)
    return walk.file()
  }
}

/// A walk along the bytes of a file and the tape that was made of it, which counts no references on its way.
private struct CanonicalWalk {
  let bytes: [UInt8]
  let nodes: [Node]
  var position = 0

  /// The node that the bytes at ``position`` are compared with.
  var index = 0

  mutating func file() -> Bool {
    take(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """) && value(depth: 0) && take("</plist>\n") && position == bytes.count
  }

  /// Walks along a value and all that it holds.
  private mutating func value(depth: Int) -> Bool {
    guard indentation(depth) else { return false }
    let node = nodes[index]
    index += 1
    switch node.kind {
    case .dictionary: return dictionary(end: Int(node.next), depth: depth)
    case .array: return array(end: Int(node.next), depth: depth)
    case .string: return take("<string>") && text(node) && take("</string>\n")
    case .integer: return take("<integer>") && wholeNumber(node) && take("</integer>\n")
    case .real: return take("<real>") && wholeReal(node) && take("</real>\n")
    case .true: return take("<true/>\n")
    case .false: return take("<false/>\n")
    case .key, .date, .data, .null: return false
    }
  }

  private mutating func dictionary(end: Int, depth: Int) -> Bool {
    guard take("<dict>\n") else { return false }
    var previous: Range<Int>?
    while index < end {
      let key = nodes[index]
      if let previous, !isSorted(previous, key.content) { return false }
      previous = key.content
      index += 1
      guard indentation(depth + 1), take("<key>"), text(key), take("</key>\n"),
        value(depth: depth + 1)
      else { return false }
    }
    return previous != nil && indentation(depth) && take("</dict>\n")
  }

  private func isSorted(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let text = bytes.span.bytes
    return text.extracting(first).lexicographicallyPrecedes(text.extracting(second))
  }

  private mutating func array(end: Int, depth: Int) -> Bool {
    guard index < end else { return take("<array/>\n") }
    guard take("<array>\n") else { return false }
    while index < end {
      guard value(depth: depth + 1) else { return false }
    }
    return indentation(depth) && take("</array>\n")
  }

  /// Walks along text, which must be spelled as it reads: no entity, and nothing that needs one.
  private mutating func text(_ leaf: Node) -> Bool {
    content(leaf) && leaf.isSpelledAsDecoded
      && bytes.span.bytes.extracting(leaf.content).isWithoutRareBytes
  }

  private mutating func wholeNumber(_ leaf: Node) -> Bool {
    content(leaf) && bytes.span.bytes.extracting(leaf.content).isWholeNumber
  }

  /// Walks along a real number that is whole, which is written without a fraction and without zeros before it.
  private mutating func wholeReal(_ leaf: Node) -> Bool {
    guard position < bytes.count, bytes[position] > UInt8(ascii: "0") else { return false }
    return wholeNumber(leaf)
  }

  /// Walks along the content of a leaf.
  private mutating func content(_ leaf: Node) -> Bool {
    guard leaf.content.lowerBound == position else { return false }
    position = leaf.content.upperBound
    return true
  }

  private mutating func indentation(_ depth: Int) -> Bool {
    let end = position + depth
    guard end <= bytes.count else { return false }
    if depth <= 8, position + 8 <= bytes.count {
      let difference = bytes.span.bytes.word(at: position) ^ .repeating(UInt8(ascii: "\t"))
      position = end
      return difference & .low(depth) == 0
    }
    while position < end {
      guard bytes[position] == UInt8(ascii: "\t") else { return false }
      position += 1
    }
    return true
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    let start = position
    position += count
    return text.withUTF8Buffer { expected in
      bytes.span.bytes.extracting(start..<start + count).isEqual(to: expected.span.bytes)
    }
  }
}

extension RawSpan {
  /// Whether no byte is one that is written in another way, in addition to those that the tape knows of.
  fileprivate var isWithoutRareBytes: Bool {
    var offset = 0
    while offset + 8 <= byteCount {
      let word = unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard word.marks(of: UInt8(ascii: ">")) | word.marks(of: UInt8(ascii: "\r")) == 0 else {
        return false
      }
      offset += 8
    }
    while offset < byteCount {
      switch unsafeLoad(fromByteOffset: offset, as: UInt8.self) {
      case UInt8(ascii: ">"), UInt8(ascii: "\r"): return false
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
