// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@testable import PNGFiles

@Suite struct PNGDecoderTests {
  /// Why a file is refused; nil if it is not.
  private func error(in bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGDecoder.image(from: bytes)
      return nil
    } catch {
      return error
    }
  }

  private func pixels(_ bytes: [UInt8]) throws -> [[Int]] {
    try PNGDecoder.image(from: bytes).pixels.map { [Int($0.x), Int($0.y), Int($0.z), Int($0.w)] }
  }

  private static let patternFiles: [[UInt8]] = [
    SamplePNG.filtered, SamplePNG.fixedCodes, SamplePNG.stored, SamplePNG.interlaced,
  ]

  @Test("filters, codes and interlacing change nothing of the picture", arguments: patternFiles)
  func samePicture(bytes: [UInt8]) throws {
    let expected = (0..<10).flatMap { y in (0..<9).map { SamplePNG.patternPixel($0, y) } }
    #expect(try pixels(bytes) == expected)
  }

  @Test("pixels of a palette, of single bits and of 16 bits are read")
  func formats() throws {
    #expect(
      try pixels(SamplePNG.palette) == [
        [255, 0, 0, 255], [0, 255, 0, 128], [0, 0, 255, 255], [0, 255, 0, 128], [255, 0, 0, 255],
      ])
    let bits = try pixels(SamplePNG.bits)
    #expect(bits.map { $0[3] } == [255, 0, 255, 255, 0, 0, 0, 255])
    #expect(bits[0] == [255, 255, 255, 255])
    #expect(try pixels(SamplePNG.deepGray) == [[128, 128, 128, 64]])
    #expect(try pixels(SamplePNG.deepColor) == [[255, 128, 0, 255]])
    #expect(
      try pixels(SamplePNG.fourColors) == [
        [255, 0, 0, 255], [0, 160, 0, 255], [0, 0, 255, 255], [255, 200, 0, 255],
      ])
  }

  @Test("a file cut off anywhere is an error", arguments: patternFiles + [SamplePNG.palette])
  func truncated(bytes: [UInt8]) {
    for count in bytes.indices {
      #expect(error(in: Array(bytes.prefix(count))) == .truncated)
    }
  }

  @Test("a file with any byte changed is an error", arguments: patternFiles + [SamplePNG.bits])
  func damaged(bytes: [UInt8]) {
    for index in bytes.indices {
      for change in [0x01, 0x20, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] ^= change
        #expect(error(in: damaged) != nil, "byte \(index) by \(change)")
      }
    }
  }

  @Test("damage that the checksums do not show is an error or a picture, never a trap")
  func damagedData() {
    for bytes in Self.patternFiles + [SamplePNG.palette, SamplePNG.bits, SamplePNG.deepColor] {
      for index in 8..<bytes.count {
        for change in [0x01, 0x10, 0x80, 0xFF] as [UInt8] {
          var damaged = bytes
          damaged[index] ^= change
          let image = try? PNGDecoder.image(from: PNGFile.withRightChecksums(damaged))
          if let image { #expect(image.pixels.count == image.width * image.height) }
        }
      }
    }
  }

  @Test("an image that is too large is refused for what its header says")
  func huge() {
    #expect(error(in: SamplePNG.huge) == .unusableSize(width: 20_000, height: 20_000))
    #expect(20_000 * 20_000 > PNGDecoder.maximumPixelCount)
  }

  @Test("a small file that says it is large is refused before room is made")
  func bomb() {
    var bytes = SamplePNG.fourColors
    // 4096 × 4096: as large as is allowed.
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x10, 0, 0, 0, 0x10, 0])
    #expect(error(in: PNGFile.withRightChecksums(bytes)) == .truncated)
  }
}
