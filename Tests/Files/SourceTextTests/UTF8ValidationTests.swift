// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@Suite("UTF-8 validation")
struct UTF8ValidationTests {
  /// The length of the longest run of whole characters that the bytes begin with, as the standard library decodes them.
  private func oracle(_ bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  private func disagreements(_ texts: some Sequence<[UInt8]>) -> [[UInt8]] {
    texts.filter { $0.span.firstInvalidUTF8Offset() != oracle($0) }
  }

  @Test("every sequence of one byte and of two is judged as the standard library judges it")
  func shortSequences() {
    let bytes = (0...255).map(UInt8.init)
    #expect(disagreements(bytes.map { [$0] }) == [])
    #expect(disagreements(bytes.flatMap { first in bytes.map { [first, $0] } }) == [])
  }

  /// The first and the last byte of each row and column of the Unicode Standard's table 3-7, and their neighbors.
  private static let edges: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  @Test(
    "sequences of three bytes at the edges of the ranges are judged as the standard library judges them"
  )
  func edgesOfThree() {
    let texts = Self.edges.flatMap { first in
      Self.edges.flatMap { second in Self.edges.map { [first, second, $0] } }
    }
    #expect(disagreements(texts) == [])
  }

  @Test(
    "sequences of four bytes at the edges of the ranges are judged as the standard library judges them"
  )
  func edgesOfFour() {
    let continuations: [UInt8] = [0x41, 0x7F, 0x80, 0x8F, 0x90, 0xBF, 0xC0]
    let texts = Self.edges.flatMap { first in
      continuations.flatMap { second in
        continuations.flatMap { third in continuations.map { [first, second, third, $0] } }
      }
    }
    #expect(disagreements(texts) == [])
  }

  @Test("random bytes are judged as the standard library judges them")
  func randomBytes() {
    var generator = SeededGenerator(seed: 37)
    let texts = (0..<20_000).map { _ in
      (0..<Int.random(in: 3...12, using: &generator)).map { _ in
        Self.edges.randomElement(using: &generator) ?? 0
      }
    }
    #expect(disagreements(texts) == [])
  }

  /// A kind of ill-formed sequence, its place marked.
  struct IllFormed: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  @Test(
    "a fault is found at its place, wherever it stands among words of eight bytes",
    arguments: [
      IllFormed(name: "a continuation byte alone", bytes: [0x80]),
      IllFormed(name: "an overlong form of two bytes", bytes: [0xC0, 0xAF]),
      IllFormed(name: "an overlong form of three bytes", bytes: [0xE0, 0x9F, 0xBF]),
      IllFormed(name: "an overlong form of four bytes", bytes: [0xF0, 0x8F, 0xBF, 0xBF]),
      IllFormed(name: "a surrogate", bytes: [0xED, 0xA0, 0x80]),
      IllFormed(name: "a character above U+10FFFF", bytes: [0xF4, 0x90, 0x80, 0x80]),
      IllFormed(name: "a byte of no character", bytes: [0xFF]),
      IllFormed(name: "a sequence of two that is cut short", bytes: [0xC3]),
      IllFormed(name: "a sequence of three that is cut short", bytes: [0xE3, 0x81]),
      IllFormed(name: "a sequence of four that is cut short", bytes: [0xF0, 0x9F, 0x98]),
    ])
  func places(fault: IllFormed) {
    for before in 0...24 {
      for after in 0...9 {
        let head = [UInt8](repeating: UInt8(ascii: "a"), count: before)
        let tail = [UInt8](repeating: UInt8(ascii: "b"), count: after)
        let offset = (head + fault.bytes + tail).span.firstInvalidUTF8Offset()
        #expect(offset == before, "\(before) bytes before, \(after) behind")
      }
    }
  }

  @Test("characters of every length are valid at every alignment")
  func validText() {
    for before in 0...9 {
      let text =
        String(repeating: "a", count: before) + "é\u{7FF}\u{800}ウ\u{FFFD}\u{10000}😀\u{10FFFF}z"
      #expect(Array(text.utf8).span.firstInvalidUTF8Offset() == nil)
    }
  }
}
