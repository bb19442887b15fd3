// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation
import Testing

struct CompressionTests {
  private static let text = "hello hello hello hello hello"

  private func decompressed(
    _ bytes: [UInt8], using algorithm: NSData.CompressionAlgorithm
  ) throws -> String {
    String(decoding: try NSData(data: Data(bytes)).decompressed(using: algorithm), as: UTF8.self)
  }

  @Test(
    "What was compressed is restored", arguments: [NSData.CompressionAlgorithm.lzfse, .lz4, .zlib])
  func roundTrip(algorithm: NSData.CompressionAlgorithm) throws {
    for text in ["", Self.text, String(repeating: Self.text, count: 10_000)] {
      let packed = try NSData(data: Data(text.utf8)).compressed(using: algorithm)
      #expect(try decompressed(Array(packed as Data), using: algorithm) == text)
    }
  }

  @Test("Deflated data of other programs is restored")
  func deflate() throws {
    let bytes: [UInt8] = [0xCB, 0x48, 0xCD, 0xC9, 0xC9, 0x57, 0xC8, 0xC0, 0x4E, 0x02, 0x00]
    #expect(try decompressed(bytes, using: .zlib) == Self.text)
  }

  @Test("Compressed LZ4 is restored")
  func lz4() throws {
    let block: [UInt8] =
      Array("\u{6E}hello ".utf8) + [0x06, 0x00, 0x50] + Array("hello".utf8)
    let frame = Array("bv41".utf8) + [29, 0, 0, 0, UInt8(block.count), 0, 0, 0] + block
    #expect(throws: CocoaError.self) { try decompressed(frame, using: .lz4) }
    #expect(try decompressed(frame + Array("bv4$".utf8), using: .lz4) == Self.text)
  }

  @Test("Blocks that are not compressed have the names of Apple's")
  func names() throws {
    let data = NSData(data: Data("Hi".utf8))
    #expect(
      Array(try data.compressed(using: .lzfse) as Data)
        == Array("bvx-".utf8) + [2, 0, 0, 0] + Array("Hibvx$".utf8))
    #expect(
      Array(try data.compressed(using: .lz4) as Data)
        == Array("bv4-".utf8) + [2, 0, 0, 0] + Array("Hibv4$".utf8))
  }

  @Test("What is not read is named")
  func notRead() throws {
    let lzma = #expect(throws: CocoaError.self) { try decompressed([0xFD], using: .lzma) }
    #expect(
      lzma?.userInfo[NSDebugDescriptionErrorKey] as? String == "LZMA is not read or written here")
    let lzfse = #expect(throws: CocoaError.self) {
      try decompressed(Array("bvx2".utf8) + [0, 0], using: .lzfse)
    }
    #expect(
      lzfse?.userInfo[NSDebugDescriptionErrorKey] as? String
        == "a compressed block of LZFSE is not read or written here")
  }
}
