// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import TestSupport
import Testing

@Suite struct KeyParserFuzzTests {
  /// Pieces of which the beginnings of sequences are made, so that random bytes get far.
  private static let pieces: [[UInt8]] = [
    [0x1B], [0x1B, 0x5B], [0x1B, 0x4F], [0x1B, 0x50], [0x1B, 0x5D], Array("\u{1B}[200~".utf8),
    Array("\u{1B}[201~".utf8), Array("\u{1B}[<".utf8), Array("\u{1B}[M".utf8), Array("入😀".utf8),
    Array("1;5".utf8), Array(":;".utf8), Array("u~AM$^".utf8), [0x1B, 0x5C], [0x07], [0x18],
  ]

  private func randomBytes(_ count: Int, using generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      if Bool.random(using: &generator) {
        bytes += Self.pieces.randomElement(using: &generator) ?? []
      } else {
        bytes.append(UInt8.random(in: 0...255, using: &generator))
      }
    }
    return bytes
  }

  @Test("random bytes lead to the same events however they are split", arguments: 0..<40)
  func split(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let bytes = randomBytes(2000, using: &generator)
    var whole = KeyParser()
    let expected = whole.parse(bytes) + whole.timeOut()
    var parser = KeyParser()
    var events: [TerminalEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &generator)
      events += parser.parse(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    events += parser.timeOut()
    #expect(events == expected)
  }

  @Test("whatever came before, a time-out brings the keyboard back", arguments: 0..<40)
  func recovers(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var parser = KeyParser()
      _ = parser.parse(randomBytes(Int.random(in: 1...60, using: &generator), using: &generator))
      _ = parser.timeOut()
      #expect(!parser.needsTimeout)
      #expect(parser.parse("a".utf8) == [.key(KeyPress(.character("a")))])
    }
  }

  @Test("no control character comes as a character, from whatever bytes", arguments: 0..<20)
  func safe(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var parser = KeyParser()
    for event in parser.parse(randomBytes(20_000, using: &generator)) {
      switch event {
      case .key(let press):
        guard case .character(let character) = press.key else { continue }
        #expect(character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
      case .paste(let pasted):
        let controls = pasted.text.unicodeScalars.filter {
          $0.properties.generalCategory == .control
        }
        #expect(controls.allSatisfy { $0 == "\n" || $0 == "\t" })
      default: break
      }
    }
  }

  @Test("bytes that never end a sequence do not fill the memory")
  func bounded() {
    for (beginning, count) in [("[", 1), ("O", 1), ("]", 1), ("P", 1), ("[200~", 20)] {
      var parser = KeyParser()
      _ = parser.parse("\u{1B}\(beginning)".utf8)
      let chunk = [UInt8](repeating: UInt8(ascii: "1"), count: 1 << 16)
      for _ in 0..<count { _ = parser.parse(chunk) }
      #expect(parser.collectedByteCount <= (count == 1 ? 256 : KeyParser.longestPaste))
    }
  }
}
