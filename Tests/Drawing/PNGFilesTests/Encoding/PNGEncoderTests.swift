// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import Testing

/// What is written is read again by the decoder, which other decoders agree with (`PNGSuiteTests`).
struct PNGEncoderTests {
  @Test(
    "what is written is read again",
    arguments: [(1, 1), (2, 3), (17, 1), (1, 300), (64, 64), (300, 200)])
  func whatWritten(width: Int, height: Int) throws {
    for kind in Kind.allCases {
      let pixels = kind.pixels(width, height)
      let image = try #require(PixelImage(width: width, height: height, of: pixels))
      let file = PNGEncoder.file(of: image, pixelsPerPoint: 3)
      #expect(try PNGDecoder.image(from: file) == image)
    }
  }

  @Test("a flat picture takes few bytes, and one of noise hardly more than its pixels")
  func flatPicture() throws {
    func size(_ kind: Kind) throws -> Int {
      let image = try #require(PixelImage(width: 256, height: 256, of: kind.pixels(256, 256)))
      return PNGEncoder.file(of: image).count
    }
    #expect(try size(.flat) < 1000)
    #expect(try size(.gradient) < 10_000)
    #expect(try size(.noise) < 256 * 256 * 4 * 102 / 100)
  }

  @Test("a picture with fewer pixels than its size says cannot be made")
  func pictureWith() {
    #expect(PixelImage(width: 2, height: 2, of: [.zero, .zero, .zero]) == nil)
    #expect(PixelImage(width: 0, height: 0, of: []) == nil)
  }

  private enum Kind: CaseIterable {
    case flat, gradient, noise, stripes

    func pixels(_ width: Int, _ height: Int) -> [PixelImage.Pixel] {
      var state: UInt64 = 0x2545_F491_4F6C_DD1D
      return (0..<width * height).map { index in
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        switch self {
        case .flat: return [255, 149, 0, 255]
        case .gradient: return [UInt8(x & 255), UInt8(y & 255), UInt8((x + y) / 2 & 255), 255]
        case .stripes: return x / 3 % 2 == 0 ? [0, 0, 0, 0] : [UInt8(y & 255), 7, 9, 128]
        case .noise:
          state ^= state << 13
          state ^= state >> 7
          state ^= state << 17
          return [
            UInt8(state & 255), UInt8(state >> 8 & 255), UInt8(state >> 16 & 255),
            UInt8(state >> 24 & 255),
          ]
        }
      }
    }
  }
}
