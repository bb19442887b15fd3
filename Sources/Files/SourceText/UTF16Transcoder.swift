// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// UTF-16 bytes to UTF-8 and back.
enum UTF16Transcoder {
  /// A unit that is half of nothing: a lone surrogate, or an odd last byte.
  struct Failure: Error {
    /// The offset into the UTF-16 content, in bytes.
    var byteOffset: Int
  }

  /// Transcodes `content` from the byte `skipped` on.
  ///
  /// - Parameters:
  ///   - content: The bytes.
  ///   - skipped: Where the text begins.
  ///   - isBigEndian: Whether the higher byte of a unit comes first.
  ///   - isTolerant: Whether half a character is ignored where Apple's reader of property lists does so.
  /// - Returns: The text in UTF-8, and what was ignored.
  /// - Throws: `Failure` for the first byte that is not a part of a character.
  static func utf8(
    from content: [UInt8], skipping skipped: Int, isBigEndian: Bool, isTolerant: Bool
  ) throws(Failure) -> (text: [UInt8], defects: [SourceFile.Defect]) {
    guard isTolerant || content.count.isMultiple(of: 2) else {
      throw Failure(byteOffset: content.count - 1)
    }
    var result: [UInt8] = []
    var defects: [SourceFile.Defect] = []
    var firstFailure: Failure?
    // ASCII halves; a character of the Basic Multilingual Plane takes three bytes for two at most.
    result.reserveCapacity(content.count / 2)
    var decoder = UTF16()
    var units = UnitIterator(content: content, offset: skipped, isBigEndian: isBigEndian)
    while true {
      let offset = units.offset
      switch decoder.decode(&units) {
      case .scalarValue(let scalar):
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .emptyInput:
        if !content.count.isMultiple(of: 2) {
          defects.append(.init(kind: .oddByte, range: SourceRange(at: result.count)))
        }
        let tolerance = SourceFile.Tolerance(result)
        if let firstFailure, let first = defects.first,
          !tolerance.allowsLoneSurrogate(before: first.range.end)
        {
          throw firstFailure
        }
        return (result, defects)
      case .error:
        guard isTolerant else { throw Failure(byteOffset: offset) }
        firstFailure = firstFailure ?? Failure(byteOffset: offset)
        defects.append(
          .init(
            kind: .loneSurrogate, range: SourceRange(result.count, result.count + 3)))
        result += UTF8.encodedReplacementCharacter
      }
    }
  }

  /// Transcodes UTF-8 text to UTF-16 bytes.
  static func utf16(from text: [UInt8], isBigEndian: Bool, hasByteOrderMark: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count * 2 + 2)
    func append(_ unit: UInt16) {
      let bytes = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
      result.append(isBigEndian ? bytes.0 : bytes.1)
      result.append(isBigEndian ? bytes.1 : bytes.0)
    }
    if hasByteOrderMark { append(0xFEFF) }
    for unit in String(decoding: text, as: UTF8.self).utf16 { append(unit) }
    return result
  }

  /// The 16-bit units of bytes in either order.
  private struct UnitIterator: IteratorProtocol {
    let content: [UInt8]
    var offset: Int
    let isBigEndian: Bool

    mutating func next() -> UInt16? {
      guard offset + 1 < content.count else { return nil }
      defer { offset += 2 }
      let (first, second) = (UInt16(content[offset]), UInt16(content[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }
}
