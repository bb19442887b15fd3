// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Words of which one is looked for in many texts: all of them in one pass, which skips most bytes.
///
/// A word of seventeen bytes has fourteen blocks of four, of which one is where a search looks that takes every fourteenth. Nearly
/// no block of a text is one of a word's, and no look has to wait for the one before (Benchmarks/README.md, "Words by blocks").
package struct SoughtWords: Sendable {
  /// Four bytes of a word, and where they are in it.
  private struct Block {
    let bytes: UInt32
    let word: Int
    let offset: Int

    /// The number of the next block with the same hash, counted from one; zero if there is none.
    var next: Int
  }

  private let words: [[UInt8]]

  /// How many blocks of each word are known, those of the shortest one; zero if it is shorter than a block.
  private let stride: Int

  private let blocks: [Block]

  /// The number of the first block with a hash, counted from one; zero if there is none.
  private let firstBlocks: [UInt16]

  /// Creates a set of words.
  ///
  /// - Parameter words: The words; a text has an empty one of them.
  package init(_ words: [String]) {
    self.words = words.map { Array($0.utf8) }
    // A few hundred are told apart as fast as all of a long word's.
    stride = max(min(self.words.map(\.count).min() ?? 0, 255) - 3, 0)
    var blocks: [Block] = []
    var firstBlocks = [UInt16](repeating: 0, count: Self.hashCount)
    for (index, word) in self.words.enumerated() where blocks.count + stride < UInt16.max {
      for offset in 0..<stride {
        let bytes = word.span.bytes.nativeHalf(at: offset)
        let hash = Self.hash(bytes)
        blocks.append(
          Block(bytes: bytes, word: index, offset: offset, next: Int(firstBlocks[hash])))
        firstBlocks[hash] = UInt16(blocks.count)
      }
    }
    self.blocks = blocks
    self.firstBlocks = firstBlocks
  }

  private static let hashCount = 1 << 12

  @inline(__always)
  private static func hash(_ block: UInt32) -> Int { Int((block &* 0x9E37_79B1) >> 20) }

  /// Whether a text has one of the words.
  package func occur(in text: [UInt8]) -> Bool { occur(in: text.span.bytes) }

  /// Whether a text has one of the words.
  package func occur(in text: RawSpan) -> Bool {
    guard stride > 0 else { return occurOneByOne(in: text) }
    let firstBlocks = firstBlocks.span
    let stride = stride
    let end = text.byteCount &- 4
    var position = stride &- 1
    while position <= end {
      let block = text.nativeHalf(at: position)
      let first = firstBlocks[Self.hash(block)]
      if first != 0, isInWord(block, from: Int(first), at: position, in: text) { return true }
      position &+= stride
    }
    return false
  }

  /// Whether the bytes around a block are those of a word that has it.
  @inline(never)
  private func isInWord(
    _ block: UInt32, from first: Int, at position: Int, in text: RawSpan
  ) -> Bool {
    var number = first
    while number != 0 {
      let candidate = blocks[number - 1]
      if candidate.bytes == block, candidate.offset <= position,
        Self.begins(words[candidate.word], at: position - candidate.offset, in: text)
      {
        return true
      }
      number = candidate.next
    }
    return false
  }

  /// The search for words of which one is shorter than a block.
  private func occurOneByOne(in text: RawSpan) -> Bool {
    (0...text.byteCount).contains { start in
      words.contains { Self.begins($0, at: start, in: text) }
    }
  }

  private static func begins(_ word: [UInt8], at start: Int, in text: RawSpan) -> Bool {
    guard word.count <= text.byteCount - start else { return false }
    return text.extracting(start..<start + word.count).isEqual(to: word.span.bytes)
  }
}
