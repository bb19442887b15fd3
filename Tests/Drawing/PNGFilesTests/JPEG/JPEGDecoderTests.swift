// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PNGFiles
import TestSupport
import Testing
import WidgetValues

@Suite("JPEG files")
struct JPEGDecoderTests {
  @Test(
    "each file has the pixels that libjpeg decodes, within three levels of 255",
    arguments: SampleJPEG.names)
  func pixels(name: String) throws {
    let bitmap = try BitmapImage(reading: SampleJPEG.bytes(name))
    let image = try #require(PixelImage(bitmap))
    let expected = try PNGDecoder.image(from: SampleJPEG.png(name))
    #expect(image.width == expected.width && image.height == expected.height)
    #expect(bitmap.width == expected.width && bitmap.height == expected.height)
    var (largest, sum) = (0, 0)
    for (pixel, other) in zip(image.pixels, expected.pixels) {
      #expect(pixel.w == 255)
      for index in 0..<3 {
        let difference = abs(Int(pixel[index]) - Int(other[index]))
        largest = max(largest, difference)
        sum += difference
      }
    }
    #expect(largest <= 3)
    #expect(Double(sum) / Double(image.pixels.count * 3) < 0.05)
  }

  @Test("a progressive file of the same numbers has the same pixels as a baseline one")
  func progressive() throws {
    #expect(
      try JPEGDecoder.image(from: SampleJPEG.bytes("progressive-444"))
        == JPEGDecoder.image(from: SampleJPEG.bytes("baseline-444")))
    #expect(
      try JPEGDecoder.image(from: SampleJPEG.bytes("gray-progressive"))
        == JPEGDecoder.image(from: SampleJPEG.bytes("gray")))
  }

  @Test("a photograph is turned as its EXIF data says, and its rows are as they are without that")
  func orientation() throws {
    let rows = try #require(PixelImage(BitmapImage(reading: SampleJPEG.bytes("turned-6")).unturned))
    #expect(rows.width == 22 && rows.height == 13)
    for number in 2...8 {
      let orientation = try #require(ImageOrientation(rawValue: UInt8(number)))
      let bitmap = try BitmapImage(reading: SampleJPEG.bytes("turned-\(number)"))
      #expect(bitmap.orientation == orientation)
      #expect(bitmap.width == (number > 4 ? 13 : 22) && bitmap.height == (number > 4 ? 22 : 13))
      #expect(PixelImage(bitmap) == rows.turned(orientation))
      #expect(bitmap.unturned.orientation == .up && bitmap.unturned.width == 22)
      // The transform says the same of the corners.
      let transform = orientation.transform(width: 22, height: 13)
      let corner = transform(Point(x: 0.5, y: 0.5))
      #expect(
        PixelImage(bitmap)?.pixels[Int(corner.y) * bitmap.width + Int(corner.x)] == rows.pixels[0])
    }
  }

  @Test("codings that are not decoded are said, by the decoder and before it")
  func unsupported() throws {
    let arithmetic = try SampleJPEG.bytes("arithmetic")
    #expect(throws: JPEGError.unsupported(.arithmetic)) { try JPEGDecoder.image(from: arithmetic) }
    #expect(throws: UnreadableImage.jpegCoding) { try BitmapImage(reading: arithmetic) }
    let frame = try #require(Self.frame(of: SampleJPEG.bytes("gray")))
    for (marker, coding) in [
      (0xC3, .lossless), (0xC5, .hierarchical), (0xC7, .hierarchical), (0xC9, .arithmetic),
      (0xCA, .arithmetic), (0xCF, .arithmetic),
    ] as [(UInt8, JPEGError.Coding)] {
      var bytes = try SampleJPEG.bytes("gray")
      bytes[frame + 1] = marker
      #expect(throws: JPEGError.unsupported(coding)) { try JPEGDecoder.image(from: bytes) }
      #expect(throws: UnreadableImage.jpegCoding) { try BitmapImage(reading: bytes) }
    }
    var deep = try SampleJPEG.bytes("gray")
    deep[frame + 4] = 12
    #expect(throws: JPEGError.unsupported(.depth(12))) { try JPEGDecoder.image(from: deep) }
    #expect(throws: UnreadableImage.jpegCoding) { try BitmapImage(reading: deep) }
  }

  /// Where the marker of the frame is.
  private static func frame(of bytes: [UInt8]) -> Int? {
    bytes.indices.dropLast().first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 }
  }
}
