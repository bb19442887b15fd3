// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@Suite("Ranges of a file")
struct SourceRangeTests {
  @Test("a range has its ends and their distance")
  func ends() {
    let range = SourceRange(3, 7)
    #expect((range.start, range.end, range.count) == (3, 7, 4))
    #expect(range.indices == 3..<7)
    #expect(!range.isEmpty)
  }

  @Test("a range at an offset covers no byte")
  func place() {
    let range = SourceRange(at: 5)
    #expect(range.isEmpty)
    #expect((range.start, range.count) == (5, 0))
    #expect(range == SourceRange(5, 5))
  }

  @Test("an end before the start gives the empty range at the start")
  func reversedEnds() {
    #expect(SourceRange(7, 3) == SourceRange(at: 7))
  }

  @Test("offsets that no file has become the nearest that one could have")
  func clamping() {
    #expect(SourceRange(-4, 2) == SourceRange(0, 2))
    #expect(SourceRange(1, .max).end == Int(UInt32.max))
    #expect(SourceRange(.min, .min) == SourceRange(at: 0))
  }

  @Test("the union covers both ranges and what lies between them")
  func union() {
    #expect(SourceRange(2, 4).union(SourceRange(6, 9)) == SourceRange(2, 9))
    #expect(SourceRange(6, 9).union(SourceRange(2, 7)) == SourceRange(2, 9))
    #expect(SourceRange(2, 9).union(SourceRange(3, 4)) == SourceRange(2, 9))
    #expect(SourceRange(at: 5).union(SourceRange(at: 5)) == SourceRange(at: 5))
  }
}
