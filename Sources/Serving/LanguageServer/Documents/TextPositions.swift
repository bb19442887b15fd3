// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// A place in a text as editors name it, from 0.
struct TextPosition: Hashable, Sendable {
  var line: Int
  /// How many units of the encoding are before it in its line.
  var character: Int

  init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a place; nil if the value is none.
  init?(_ value: PropertyListValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  var literal: PropertyListLiteral {
    ["line": .integer(line), "character": .integer(character)]
  }
}

/// The lines of a text, by which places become offsets, and offsets places.
///
/// A line ends with LF, CRLF or CR, as the Language Server Protocol has it, where those of a `LineTable` end with LF.
struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  private let encoding: PositionEncoding

  /// Finds the lines of a text in UTF-8.
  init(_ bytes: [UInt8], in encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte > UInt8(ascii: "\r") { continue }
        if byte == UInt8(ascii: "\n")
          || byte == UInt8(ascii: "\r")
            && (index == bytes.count || bytes[index] != UInt8(ascii: "\n"))
        {
          starts.append(index)
        }
      }
    }
    self.starts = starts
  }

  /// The offset of a place; behind the end of its line, that end, and behind the last line, the end of the text.
  func offset(of position: TextPosition) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let start = starts[position.line]
    let end = contentEnd(ofLine: position.line)
    guard encoding == .utf16 else {
      var offset = min(start + min(position.character, bytes.count), end)
      // Nothing is between the bytes of a character.
      while offset > start, offset < end, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var offset = start
    var units = 0
    while offset < end, units < position.character {
      let lead = bytes[offset]
      let size = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      units += size == 4 ? 2 : 1
      // Nothing is between the halves of a character.
      if units > position.character { break }
      offset = min(offset + size, end)
    }
    return offset
  }

  /// The place of an offset.
  func position(of offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = starts[low]
    guard encoding == .utf16 else { return TextPosition(line: low, character: offset - start) }
    var units = 0
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 { units += byte < 0xF0 ? 1 : 2 }
    return TextPosition(line: low, character: units)
  }

  /// The range of an offset's line, without what ends it.
  func line(around offset: Int) -> Range<Int> {
    let line = position(of: offset).line
    return starts[line]..<contentEnd(ofLine: line)
  }

  /// The range of some bytes, as editors name it.
  func range(_ range: SourceRange) -> PropertyListLiteral {
    ["start": position(of: range.start).literal, "end": position(of: range.end).literal]
  }

  /// The bytes of a range; nil if the value is none.
  func range(_ value: PropertyListValue?) -> SourceRange? {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else {
      return nil
    }
    return SourceRange(offset(of: start), offset(of: end))
  }

  private func contentEnd(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1] - 1
    if end > starts[line], bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return end
  }
}
