// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@Suite("Eight bytes at once")
struct ByteWordTests {
  private func word(_ bytes: [UInt8]) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// The marks, found byte by byte.
  private func oracle(_ bytes: [UInt8], _ byte: UInt8) -> UInt64 {
    word(bytes.map { $0 == byte ? 0x80 : 0 })
  }

  @Test("a word of one byte repeats it")
  func repeating() {
    for byte in [0, 1, 0x0A, 0x7F, 0x80, 0xFF] as [UInt8] {
      #expect(UInt64.repeating(byte) == word(Array(repeating: byte, count: 8)))
    }
  }

  @Test("the exact marks are those of a loop over the bytes; of the others the lowest is")
  func marks() {
    var generator = SeededGenerator(seed: 8)
    // Neighbors of the byte that is sought are what a borrow between bytes would take for it.
    for byte in [0, 1, 0x0A, 0x26, 0x3C, 0x7F, 0x80, 0xFF] as [UInt8] {
      let candidates = [byte, byte &+ 1, byte &- 1, byte ^ 0x80, ~byte, 0, 0xFF]
      for _ in 0..<3_000 {
        let bytes = (0..<8).map { _ in candidates.randomElement(using: &generator) ?? 0 }
        let expected = oracle(bytes, byte)
        let marks = word(bytes).marks(of: byte)
        #expect(word(bytes).exactMarks(of: byte) == expected, "\(byte) in \(bytes)")
        #expect(marks.trailingZeroBitCount == expected.trailingZeroBitCount, "\(byte) in \(bytes)")
        #expect((marks == 0) == (expected == 0))
      }
    }
  }

  @Test(
    "the first and the last of some equal bytes are found at each distance from the ends",
    arguments: 0..<40)
  func search(count: Int) {
    for first in 0..<max(count, 1) {
      for last in first..<max(count, 1) {
        var bytes = [UInt8](repeating: 0x2F + 1, count: count)
        if count > 0 { (bytes[first], bytes[last]) = (0x2F, 0x2F) }
        let span = bytes.span.bytes
        #expect(span.offset(ofFirst: 0x2F, from: 0) == (count > 0 ? first : nil))
        #expect(span.offset(ofLast: 0x2F, before: count) == (count > 0 ? last : nil))
        #expect(span.offset(ofLast: 0x2F, before: first) == nil)
        #expect(span.offset(ofFirst: 0x2F, from: last + 1) == nil)
      }
    }
  }

  @Test("bytes have the hash of equal ones, and hardly ever that of others")
  func hash() {
    let texts = (0..<1000).map { Array("name\($0)".utf8) }
    let hashes = Set(texts.map { $0.span.bytes.hash(seed: 7) })
    #expect(hashes.count == texts.count)
    #expect(texts.allSatisfy { hashes.contains(Array($0).span.bytes.hash(seed: 7)) })
  }
}
