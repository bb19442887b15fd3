// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import PNGFiles
import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite("Photographs in pictures")
struct PhotographTests {
  private func list(_ name: String) throws -> DisplayList {
    let canvas = WidgetCanvas(
      family: .systemSmall, size: Size(width: 26, height: 44), contentMargins: EdgeInsets(all: 0),
      cornerRadius: 0)
    let view = try Image(data: SampleJPEG.bytes(name)).resizable()
      .containerBackground(.clear, for: .widget)
    return DisplayList(rendering: view, on: canvas, in: EnvironmentValues())
  }

  @Test(
    "a PNG picture has the pixels of a photograph, turned upright",
    arguments: ["turned-6", "turned-5"])
  func png(name: String) throws {
    let picture = PNGRenderer(fonts: FontLibrary([]), scale: 1).picture(of: try list(name))
    let image = try PNGDecoder.image(from: #require(picture).file)
    let expected = try PNGDecoder.image(from: SampleJPEG.png(name))
    #expect(image.width == 26 && image.height == 44)
    for (row, column) in [(0, 0), (3, 12), (11, 5), (21, 12)] {
      let pixel = image.pixels[row * 2 * image.width + column * 2]
      let other = expected.pixels[row * expected.width + column]
      for index in 0..<3 { #expect(abs(Int(pixel[index]) - Int(other[index])) <= 2) }
    }
  }

  @Test("an SVG picture holds the file as it is, and turns it, whatever a program does by itself")
  func svg() throws {
    let text = SVGRenderer().document(try list("turned-6"), title: "Photograph")
    #expect(text.contains("<image width=\"22\" height=\"13\" transform=\"matrix(0 1 -1 0 13 0)\""))
    #expect(text.contains("href=\"data:image/jpeg;base64,/9j/"))
    // The number of EXIF in it is 1; the file as it was is not there.
    var bytes = try SampleJPEG.bytes("turned-6")
    #expect(!text.contains(Self.base64(bytes)))
    let entry = try #require(
      bytes.indices.dropLast(12).first { bytes[$0..<$0 + 4].elementsEqual([0x01, 0x12, 0, 3]) })
    #expect(bytes[entry + 9] == 6)
    bytes[entry + 9] = 1
    #expect(text.contains(Self.base64(bytes)))
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count - bytes.count % 3, by: 3).reduce(into: "") {
      let number = Int(bytes[$1]) << 16 | Int(bytes[$1 + 1]) << 8 | Int(bytes[$1 + 2])
      for shift in [18, 12, 6, 0] { $0.append(digits[number >> shift & 63]) }
    }
  }
}
