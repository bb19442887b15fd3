// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import TestSupport
import Testing
import WidgetValues

@Suite("Damaged and hostile JPEG files")
struct JPEGDamageTests {
  private static let names = [
    "baseline-optimized", "gray-progressive", "progressive-420", "restart", "turned-6",
  ]

  private func error(_ bytes: [UInt8]) -> JPEGError? {
    do throws(JPEGError) {
      _ = try JPEGDecoder.image(from: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("every beginning of a file is an error, and never a part of its image", arguments: names)
  func beginnings(name: String) throws {
    let bytes = try SampleJPEG.bytes(name)
    #expect(error(bytes) == nil)
    #expect(JPEGDecoder.isWhole(bytes))
    for count in bytes.indices {
      let beginning = Array(bytes.prefix(count))
      #expect(error(beginning) == .truncated, "\(count)")
      #expect(!JPEGDecoder.isWhole(beginning), "\(count)")
    }
  }

  @Test(
    "a changed byte is an error or changes the image, and never ends the program", arguments: names)
  func changes(name: String) throws {
    let original = try SampleJPEG.bytes(name)
    var generator = SeededGenerator(seed: 29)
    var errors = 0
    for place in original.indices {
      var bytes = original
      bytes[place] = UInt8.random(in: 0...255, using: &generator)
      if error(bytes) != nil { errors += 1 }
      _ = (try? BitmapImage(reading: bytes)).flatMap(PixelImage.init)
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] ^= 0xFF
      _ = error(bytes)
      bytes.remove(at: place)
      _ = error(bytes)
    }
    #expect(errors > 0 && errors < original.count)
  }

  /// A gray file of 8 × 8 pixels whose only code is one bit for 0, up to its scans.
  private static func head(marker: UInt8, width: [UInt8] = [0, 8], height: [UInt8] = [0, 8])
    -> [UInt8]
  {
    let quantization = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    let frame = [0xFF, marker, 0, 11, 8] + height + width + [1, 1, 0x11, 0]
    let codes = [0, 0x10].flatMap {
      [0xFF, 0xC4, 0, 20, $0, 1] + [UInt8](repeating: 0, count: 15) + [0]
    }
    return [0xFF, 0xD8] + quantization + frame + codes
  }

  /// A scan with a bit of 0, which brings nothing.
  private static func scan(_ first: UInt8, _ last: UInt8, before: UInt8, after: UInt8) -> [UInt8] {
    [0xFF, 0xDA, 0, 8, 1, 1, 0, first, last, before << 4 | after, 0x7F]
  }

  private static let end: [UInt8] = [0xFF, 0xD9]

  @Test("the smallest file is gray")
  func smallest() throws {
    let bytes = Self.head(marker: 0xC0) + Self.scan(0, 63, before: 0, after: 0) + Self.end
    // The rest of the byte are ones: the first number, and the end of the block.
    #expect(error(bytes) == .truncated)
    let zeros =
      Self.head(marker: 0xC0) + Self.scan(0, 63, before: 0, after: 0).dropLast() + [0x3F] + Self.end
    let image = try JPEGDecoder.image(from: zeros)
    #expect(image.pixels == Array(repeating: [128, 128, 128, 255], count: 64))
  }

  @Test("no memory is taken for pixels that a file of that length cannot have")
  func sizes() {
    let huge = Self.head(marker: 0xC0, width: [0xFF, 0xFF], height: [0xFF, 0xFF])
    #expect(error(huge) == .unusableSize(width: 65535, height: 65535))
    let empty = Self.head(marker: 0xC0, height: [0, 0])
    #expect(error(empty) == .unusableSize(width: 8, height: 0))
    let large = Self.head(marker: 0xC2, width: [16, 0], height: [16, 0])
    #expect(error(large + Self.scan(0, 0, before: 0, after: 0) + Self.end) == .truncated)
  }

  @Test("scans have to follow each other, and end")
  func scans() {
    let head = Self.head(marker: 0xC2)
    let first = Self.scan(0, 0, before: 0, after: 0)
    #expect(error(head + first + Self.end) == nil)
    #expect(error(head + Self.end) == .misplacedScan)
    // The same again, the others before the first, and a bit that is skipped.
    #expect(error(head + first + first + Self.end) == .misplacedScan)
    #expect(error(head + Self.scan(1, 5, before: 0, after: 0) + Self.end) == .misplacedScan)
    let coarse = Self.scan(0, 0, before: 0, after: 3)
    #expect(
      error(head + coarse + Self.scan(0, 0, before: 2, after: 1) + Self.end) == .misplacedScan)
    #expect(error(head + coarse + Self.scan(0, 0, before: 3, after: 2) + Self.end) == nil)
    #expect(
      error(head + coarse + Self.scan(0, 0, before: 3, after: 1) + Self.end)
        == .malformedSegment(0xDA))
    // Each bit of each number alone is allowed, and too much.
    let endless = (1..<64).flatMap { (index: UInt8) in
      [
        Self.scan(index, index, before: 0, after: 2), Self.scan(index, index, before: 2, after: 1),
        Self.scan(index, index, before: 1, after: 0),
      ]
    }
    #expect(error(head + first + endless.joined() + Self.end) == .tooManyScans)
    #expect(error(head + first + endless.prefix(100).joined() + Self.end) == nil)
  }

  @Test("what a file needs and does not define is an error")
  func tables() throws {
    let withoutCodes = Array(Self.head(marker: 0xC0).dropLast(2 * 22))
    #expect(
      error(withoutCodes + Self.scan(0, 63, before: 0, after: 0) + Self.end) == .missingTable)
    #expect(error([0xFF, 0xD8] + Self.scan(0, 63, before: 0, after: 0)) == .misplacedScan)
    // Three codes of one bit.
    let codes: [UInt8] = [0xFF, 0xC4, 0, 22, 0, 3] + [UInt8](repeating: 0, count: 15) + [0, 1, 2]
    #expect(error([0xFF, 0xD8] + codes) == .malformedSegment(0xC4))
    #expect(error([0xFF, 0xD8, 0xFF, 0xDD, 0, 3, 1]) == .malformedSegment(0xDD))
    #expect(error([0x89, 0x50]) == .noSignature)
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0, 0, 0]) == .malformedData)
  }
}
