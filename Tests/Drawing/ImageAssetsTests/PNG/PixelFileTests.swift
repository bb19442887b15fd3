// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import TestSupport
import Testing
import WidgetValues

@Suite("Files of pixels")
struct PixelFileTests {
  /// Why a file is refused; nil where it is not.
  private func refusal(_ bytes: [UInt8], _ format: ImageFileName.Format = .jpeg) -> String? {
    do throws(ImageAssetError) {
      _ = try PixelFile(bytes, format: format, file: "a.jpg")
      return nil
    } catch {
      return "\(error.diagnostic.id): \(error.diagnostic.message)"
    }
  }

  @Test("the content decides on the format, and the size is that of the turned image")
  func formats() throws {
    let photograph = try SampleJPEG.bytes("turned-8")
    for format in [ImageFileName.Format.png, .jpeg] {
      let image = try PixelFile(photograph, format: format, file: "a").image
      #expect(image.format == .jpeg && image.width == 13 && image.height == 22)
      #expect(try PixelFile(SamplePNG.fourColors, format: format, file: "a").image.format == .png)
    }
    #expect(refusal(Array("GIF89a".utf8), .png)?.hasPrefix("invalid-png") == true)
  }

  @Test("a photograph with too many pixels or bytes is refused by name of the limit")
  func bombs() throws {
    var bytes = try SampleJPEG.bytes("gray")
    let frame = try #require(
      bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
    bytes[frame + 5] = 0x10
    bytes[frame + 6] = 0x01
    #expect(
      refusal(bytes)
        == "image-too-large: the JPEG has 45 × 4097 pixels; at most 4096 × 4096 are supported, so make it smaller"
    )
    let padding = [UInt8](repeating: 0, count: PixelFile.maximumJPEGByteCount)
    #expect(
      refusal(bytes + padding)?.hasSuffix("; at most 16777216 are supported, so simplify it")
        == true)
  }

  @Test("a file that ends before its end is damaged")
  func damaged() throws {
    let bytes = try SampleJPEG.bytes("restart-progressive")
    #expect(refusal(bytes) == nil)
    for count in [3, 100, bytes.count - 200, bytes.count - 1] {
      #expect(
        refusal(Array(bytes.prefix(count)))
          == "invalid-jpeg: the JPEG is truncated or damaged; export it again")
    }
  }
}
