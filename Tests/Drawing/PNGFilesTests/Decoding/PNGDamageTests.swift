// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import TestSupport
import Testing

/// The kinds of damage that PngSuite has, under its names, done to a file of ours.
@Suite("Damage as in PngSuite")
struct PNGDamageTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Where the parts of the file are: the depth and the kind of color of its header, and its pixels.
  private static let (depth, colors, pixels) = (24, 25, 33..<66)

  private func error(_ damage: (inout [UInt8]) -> Void) -> PNGError? {
    var bytes = SamplePNG.fourColors
    damage(&bytes)
    do throws(PNGError) {
      _ = try PNGDecoder.image(from: bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("the undamaged file is a picture")
  func sound() {
    #expect(SamplePNG.fourColors.starts(with: Self.signature))
    #expect(error { _ in } == nil)
  }

  @Test("xs: a signature with a wrong byte", arguments: [0, 1, 3, 4, 6])
  func signature(index: Int) {
    #expect(
      error {
        $0[index] &= 0x7F
        $0[index] ^= 1
      } == .noSignature)
  }

  @Test("xcr and xlf: a file whose line breaks were converted")
  func lineBreaks() {
    #expect(error { $0.remove(at: 4) } == .noSignature)
    #expect(error { $0.insert(0x0D, at: 7) } == .noSignature)
  }

  @Test("xc: kinds of color that PNG does not have", arguments: [1, 5, 7, 9] as [UInt8])
  func colors(kind: UInt8) {
    #expect(
      error {
        $0[Self.colors] = kind
        $0 = PNGFile.withRightChecksums($0)
      } == .unknownFormat)
  }

  @Test("xd: depths that the kind of color does not have", arguments: [0, 3, 4, 99] as [UInt8])
  func depth(bits: UInt8) {
    #expect(
      error {
        $0[Self.depth] = bits
        $0 = PNGFile.withRightChecksums($0)
      } == .unknownFormat)
  }

  @Test("xdtn: no pixels")
  func noPixels() {
    #expect(error { $0.removeSubrange(Self.pixels) } == .misplacedChunk("IDAT"))
  }

  @Test("xhdn and xcsn: wrong checksums of the header and of the pixels")
  func checksums() {
    #expect(error { $0[29] ^= 1 } == .wrongChecksum(chunk: "IHDR"))
    #expect(error { $0[65] ^= 1 } == .wrongChecksum(chunk: "IDAT"))
  }
}
