// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

@testable import WidgetViews

@Suite struct ImageDataTests {
  /// The beginning of a JPEG file of 300 × 200 pixels, with a segment before the frame.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 200, 1, 44, 3, 1, 0x22, 0]
    + [2, 0x11, 1, 3, 0x11, 1]

  @Test("an image of bytes has their size in points")
  func sizes() {
    let png = rendered(Image(data: SamplePNG.fourColors, label: Text("four")))
    #expect(png.images.first?.frame.size == Size(width: 2, height: 2))
    #expect(png.images.first?.label == "four")
    #expect(png.problems.isEmpty)
    let jpeg = rendered(Image(data: Self.jpeg, scale: 2))
    #expect(jpeg.images.first?.frame.size == Size(width: 150, height: 100))
    #expect(jpeg.problems.isEmpty)
  }

  @Test("bytes that are not an image say why")
  func unreadable() {
    let heic = [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0]
    #expect(rendered(Image(data: heic)).problems == [.unreadableImage(.heic)])
    var arithmetic = Self.jpeg
    arithmetic[9] = 0xC9
    #expect(rendered(Image(data: arithmetic)).problems == [.unreadableImage(.jpegCoding)])
    #expect(rendered(Image(data: [])).problems == [.unreadableImage(.unknown)])
    #expect(
      rendered(Image(data: Array(Self.jpeg.prefix(9)))).problems == [.unreadableImage(.damaged)])
    #expect(
      rendered(Image(data: Array(SamplePNG.fourColors.prefix(20)))).problems
        == [.unreadableImage(.damaged)])
    // Every beginning of a file is read in time, and none ends the program.
    for count in 0..<Self.jpeg.count { _ = rendered(Image(data: Array(Self.jpeg.prefix(count)))) }
  }

  private let asset = ImageAsset(
    content: .bitmap(BitmapImage(width: 10, height: 10, png: SamplePNG.fourColors)),
    size: Size(width: 10, height: 10))

  @Test("caps keep their size, and the middle is stretched")
  func caps() {
    let list = rendered(
      Image(asset).resizable(capInsets: EdgeInsets(all: 2)).frame(width: 40, height: 10))
    let clips = list.groups.compactMap(\.clip?.rect.size)
    #expect(clips.count == 9)
    #expect(clips.prefix(3).map(\.width) == [2, 36, 2])
    // The middle, six points of the image, is six times as wide.
    #expect(list.images[1].frame.width == 60)
    #expect(list.images[1].frame.minX == list.images[0].frame.minX - 10)
  }

  @Test("tiles fill the frame, and the last ones are cut")
  func tiles() {
    let list = rendered(
      Image(asset).resizable(resizingMode: .tile).frame(width: 25, height: 10))
    #expect(list.groups.compactMap(\.clip?.rect.width) == [10, 10, 5])
    let many = rendered(
      Image(
        ImageAsset(content: asset.content, size: Size(width: 0.001, height: 0.001))
      ).resizable(resizingMode: .tile))
    #expect(many.images.count == 1)
  }
}
