// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import PNGFiles

struct InflateTests {
  private static let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 77) }

  @Test(
    "Parts of any size make the same bytes", arguments: [(1, 7), (13, 1), (100, 100_000), (3, 300)])
  func parts(sizes: (data: Int, bytes: Int)) throws {
    let data =
      Deflate.blocks(Array(Self.content[..<1000]), isLast: false)
      + Deflate.blocks(Array(Self.content[1000...]), isLast: true)
    var inflate = Inflate()
    var bytes: [UInt8] = []
    // What follows the data is not read.
    var rest = (data + [1, 2, 3])[...]
    while !inflate.isAtEnd {
      let part = rest.prefix(sizes.data)
      inflate.append(part)
      let next = try inflate.next(upTo: sizes.bytes)
      bytes += next
      let isFull = inflate.isAtEnd || next.count == sizes.bytes
      let unread = isFull ? inflate.removeUnread(upTo: part.count) : 0
      rest = rest.dropFirst(part.count - unread)
    }
    #expect(bytes == Self.content)
    #expect(Array(rest).suffix(3) == [1, 2, 3])
  }

  @Test("Blocks that others follow end at a byte")
  func blocksWithoutEnd() throws {
    var inflate = Inflate()
    inflate.append(Deflate.blocks(Array("Hello".utf8), isLast: false))
    #expect(try inflate.next(upTo: 100) == Array("Hello".utf8))
    #expect(!inflate.isAtEnd)
    inflate.append(Deflate.blocks([], isLast: true))
    #expect(try inflate.next(upTo: 100) == [])
    #expect(inflate.isAtEnd)
  }

  @Test("Checksums go on after those of the bytes before")
  func checksums() {
    let (first, second) = (Array("12345".utf8), Array("6789".utf8))
    let check = CyclicRedundancyCheck.value(of: first)
    #expect(CyclicRedundancyCheck.value(of: second, after: check) == 0xCBF4_3926)
    #expect(Inflate.adler32(second, after: Inflate.adler32(first)) == 0x091E_01DE)
  }
}
