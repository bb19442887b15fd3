// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import TestSupport
import Testing

@Suite("The size of a PNG")
struct PNGSizeTests {
  /// Why a file is refused; nil where it is not.
  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(ImageAssetError) {
      _ = try PNGSize(bytes, file: "a.png")
      return nil
    } catch {
      #expect(error.diagnostic.place == .init(file: "a.png"))
      return "\(error.diagnostic.id): \(error.diagnostic.message)"
    }
  }

  @Test("the size is read")
  func size() throws {
    let image = try PNGSize(PNGFile(width: 96, height: 64).bytes, file: "a.png")
    #expect(image.width == 96)
    #expect(image.height == 64)
    let largest = try PNGSize(PNGFile(width: 4096, height: 4096).bytes, file: "a.png")
    #expect(largest.width == PNGSize.maximumSide)
  }

  @Test("a file that asks for more pixels than any icon has is refused by name of the limit")
  func bombs() {
    #expect(
      refusal(PNGFile(width: 20_000, height: 20_000).bytes)
        == "image-too-large: the PNG has 20000 × 20000 pixels; at most 4096 × 4096 are supported, so make "
        + "it smaller")
    #expect(refusal(PNGFile(width: 4097, height: 1).bytes)?.hasPrefix("image-too-large") == true)
    #expect(refusal(PNGFile(width: 1, height: 4097).bytes)?.hasPrefix("image-too-large") == true)
    let padding = [UInt8](repeating: 0, count: PNGSize.maximumByteCount)
    #expect(
      refusal(PNGFile(width: 4, height: 4).bytes + padding)?.hasSuffix(
        "; at most 4194304 are supported, so simplify it")
        == true)
  }

  @Test("a size that no PNG has is refused")
  func sizes() {
    for (width, height) in [(0, 4), (4, 0), (UInt32.max, 4), (4, 0x8000_0000)] as [(UInt32, UInt32)]
    {
      #expect(
        refusal(PNGFile(width: width, height: height).bytes)
          == "invalid-png: the PNG claims to have \(width) × \(height) pixels, which is not possible; "
          + "export it again")
    }
  }

  @Test("what is no PNG is refused, whatever it is called")
  func otherFiles() {
    for bytes in [[], Array("GIF89a".utf8), Array("<svg/>".utf8), [0x89, 0x50, 0x4E, 0x47]] {
      #expect(
        refusal(bytes)
          == "invalid-png: the file is not a PNG despite its name; export it as PNG")
    }
  }

  @Test("a PNG in the form of an app for iOS is refused with what to do")
  func applePNG() {
    let file = PNGFile(parts: [
      ("CgBI", [0x50, 0, 0x20, 2]), ("IHDR", PNGFile.header(4, 4)), ("IDAT", []), ("IEND", []),
    ])
    #expect(
      refusal(file.bytes)
        == "invalid-png: the PNG is in Xcode's variant for iOS, which nothing else can show; "
        + "use the original")
  }

  @Test("a file that is cut anywhere is refused")
  func truncation() {
    let bytes = PNGFile(width: 4, height: 4).bytes
    #expect(refusal(bytes) == nil)
    for count in bytes.indices {
      #expect(refusal(Array(bytes[..<count]))?.hasPrefix("invalid-png: ") == true, "\(count)")
    }
  }

  @Test("parts that are missing, too long or out of order are refused")
  func parts() {
    let header = PNGFile.header(4, 4)
    for parts in [
      [("IHDR", header), ("IEND", [])], [("IDAT", []), ("IHDR", header), ("IEND", [])],
      [("IHDR", Array(header.dropLast())), ("IDAT", []), ("IEND", [])],
      [("IHDR", header), ("IDAT", [])],
    ] as [[(type: String, content: [UInt8])]] {
      #expect(
        refusal(PNGFile(parts: parts).bytes)
          == "invalid-png: the PNG is truncated or damaged; export it again")
    }
    var long = PNGFile(width: 4, height: 4).bytes
    // The length of the pixels, behind the signature and the header.
    for offset in 33..<37 { long[offset] = 0xFF }
    #expect(refusal(long)?.hasPrefix("invalid-png: the PNG is truncated") == true)
  }
}
