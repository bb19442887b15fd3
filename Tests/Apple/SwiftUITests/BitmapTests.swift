// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import CoreGraphics
import Foundation
import ImageIO
import PNGFiles
import SwiftUI
import TestSupport
import Testing
import WidgetViews

@Suite("Pictures that programs draw")
struct BitmapTests {
  private func pixels(_ image: UIImage) throws -> PixelImage {
    let data = try #require(image.pngData())
    return try PNGDecoder.image(from: [UInt8](data))
  }

  private func pixel(_ image: PixelImage, _ column: Int, _ row: Int) -> [UInt8] {
    let pixel = image.pixels[row * image.width + column]
    return [pixel.x, pixel.y, pixel.z, pixel.w]
  }

  private static let red: [UInt8] = [255, 0, 0, 255]
  private static let blue: [UInt8] = [0, 0, 255, 255]
  private static let nothing: [UInt8] = [0, 0, 0, 0]

  /// A picture of 4 by 4 pixels: the upper half is red, the lower one blue.
  private func halves() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
  }

  @Test("what a renderer draws becomes pixels, as many a point as its format says")
  func renderer() throws {
    let image = try pixels(halves())
    #expect(image.width == 4 && image.height == 4)
    #expect(pixel(image, 1, 0) == Self.red)
    #expect(pixel(image, 1, 3) == Self.blue)
    let large = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      context.cgContext.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(large.size == CGSize(width: 4, height: 2))
    let round = try pixels(large)
    #expect(round.width == 12 && round.height == 6)
    #expect(pixel(round, 3, 3) == Self.red)
    #expect(pixel(round, 9, 3) == Self.nothing)
  }

  @Test("pixels of a context and of an image are read, and become an image again")
  func providers() throws {
    let source = halves()
    let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.translateBy(x: 0, y: 4)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    source.draw(at: .zero)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let drawn = try #require(context.makeImage())
    let data = try #require(drawn.dataProvider?.data)
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(data.count == 64)
    #expect((0..<4).map { bytes[$0] } == Self.red)
    #expect((60..<64).map { bytes[$0] } == Self.blue)
    let provider = try #require(CGDataProvider(data: data))
    let again = try #require(
      CGImage(
        width: 4, height: 4, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 16, space: space,
        bitmapInfo: drawn.bitmapInfo, provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(try pixels(UIImage(cgImage: again)) == pixels(source))
  }

  /// The first pixel of an image that is made of bytes.
  private func first(
    _ bytes: [UInt8], _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], gray: Bool = false,
    bits: Int = 8
  ) throws -> [UInt8]? {
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let image = CGImage(
      width: 1, height: 1, bitsPerComponent: bits, bitsPerPixel: bytes.count * 8,
      bytesPerRow: bytes.count,
      space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue),
      provider: provider, decode: nil,
      shouldInterpolate: false, intent: .perceptual)
    return try image.map { pixel(try pixels(UIImage(cgImage: $0)), 0, 0) }
  }

  @Test("the parts of a pixel are where its layout says")
  func layouts() throws {
    #expect(try first([10, 20, 30], .none) == [10, 20, 30, 255])
    #expect(try first([10, 20, 30, 128], .last) == [10, 20, 30, 128])
    #expect(try first([128, 10, 20, 30], .first) == [10, 20, 30, 128])
    #expect(try first([50, 100, 0, 100], .premultipliedLast) == [128, 255, 0, 100])
    #expect(try first([30, 20, 10, 9], .noneSkipFirst, .byteOrder32Little) == [10, 20, 30, 255])
    #expect(try first([90], .none, gray: true) == [90, 90, 90, 255])
    #expect(try first([90, 40], .last, gray: true) == [90, 90, 90, 40])
    #expect(try first([1, 2, 3, 4, 5, 6], .none, bits: 16) == nil)
    #expect(try first([10, 20], .none) == nil)
    #expect(try first([10], .alphaOnly, gray: true) == nil)
  }

  @Test("an asset has the image whose traits are there")
  func imageAsset() {
    let (light, dark) = (halves(), halves())
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
    ])
    #expect(asset.image(with: traits) === dark)
    #expect(asset.image(with: UITraitCollection(displayScale: 2)) === light)
    asset.unregister(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: traits) === light)
  }

  @Test("a clip has a hole by the rule of even and odd, and none by winding")
  func clipRules() throws {
    for rule in [CGPathFillRule.evenOdd, .winding] {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 6, height: 6)
      let drawing = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
        let context = renderer.cgContext
        context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
        context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
        context.clip(using: rule)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      }
      let image = try pixels(drawing)
      #expect(pixel(image, 0, 0) == Self.red)
      #expect(pixel(image, 3, 3) == (rule == .evenOdd ? Self.nothing : Self.red))
    }
  }

  @Test("images are drawn where they should be, and y goes up in a bitmap of Core Graphics")
  func images() throws {
    let halves = try #require(halves().cgImage)
    let context = try #require(
      CGContext(
        data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.draw(halves, in: CGRect(x: 4, y: 0, width: 4, height: 4))
    let image = try pixels(UIImage(cgImage: try #require(context.makeImage())))
    // The lower right quarter, upright.
    #expect(pixel(image, 5, 4) == Self.red)
    #expect(pixel(image, 5, 7) == Self.blue)
    #expect(pixel(image, 1, 5) == Self.nothing)
    #expect(pixel(image, 5, 1) == Self.nothing)
  }

  @Test("a program reads the pixels of a bitmap in its own memory")
  func memory() throws {
    let halves = try #require(halves().cgImage)
    var mean = [UInt8](repeating: 9, count: 4)
    mean.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(halves, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(abs(Int(mean[0]) - 128) <= 1 && mean[1] == 0 && abs(Int(mean[2]) - 128) <= 1)
    #expect(mean[3] == 255)
    let gray = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue))
    gray.setFillColor(gray: 1, alpha: 1)
    gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let bytes = try #require(gray.data).assumingMemoryBound(to: UInt8.self)
    #expect(bytes[0] == 0 && bytes[1] == 255)
  }

  @Test("paths are filled, clipped and erased")
  func paths() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), true, 1)
    let context = try #require(UIGraphicsGetCurrentContext())
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 5)).fill()
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    let image = try pixels(try #require(UIGraphicsGetImageFromCurrentImageContext()))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(pixel(image, 3, 3) == Self.red)
    #expect(pixel(image, 7, 3) == [0, 0, 0, 255])
    #expect(pixel(image, 3, 7) == [0, 0, 0, 255])
    #expect(pixel(image, 0, 0) == Self.nothing)
  }

  @Test("a smaller image has fewer pixels, and a file tells how many it has")
  func thumbnails() throws {
    let data = try #require(halves().pngData())
    let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 2,
    ]
    let small = try #require(
      CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
    #expect(small.width == 2 && small.height == 2)
    let image = try pixels(UIImage(cgImage: small))
    #expect(pixel(image, 0, 0) == Self.red)
    #expect(pixel(image, 0, 1) == Self.blue)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 4)
    #expect(properties?[kCGImagePropertyGIFDictionary] == nil)
    let hint = [kCGImageSourceTypeIdentifierHint: "public.jpeg"] as CFDictionary
    let hinted = try #require(CGImageSourceCreateWithData(data, hint))
    #expect(CGImageSourceGetType(hinted) as String? == "public.png")
    #expect(CGImageSourceCreateWithData(Data([1, 2, 3]), nil) == nil)
  }

  /// The file that an image becomes; nil if it is not written.
  private func file(of image: CGImage?) throws -> [UInt8]? {
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
    if let image { CGImageDestinationAddImage(destination, image, nil) }
    guard CGImageDestinationFinalize(destination) else { return nil }
    return [UInt8](data as Data)
  }

  @Test("a picture of UIKit, an icon and a photograph are written as PNG files")
  func destination() throws {
    let drawn = try PNGDecoder.image(from: try #require(try file(of: halves().cgImage)))
    #expect(drawn.width == 4 && drawn.height == 4)
    #expect(pixel(drawn, 1, 0) == Self.red && pixel(drawn, 1, 3) == Self.blue)
    let icon = try PNGDecoder.image(
      from: try #require(try file(of: UIImage(systemName: "circle.fill")?.cgImage)))
    #expect(icon.pixels.contains { $0.w == 255 })
    let source = try #require(
      CGImageSourceCreateWithData(Data(SampleJPEG.bytes("turned-6")), nil))
    let photograph = try PNGDecoder.image(
      from: try #require(try file(of: CGImageSourceCreateImageAtIndex(source, 0, nil))))
    #expect(photograph.width == 22 && photograph.height == 13)
  }

  @Test("what cannot be drawn is not written")
  func noDestination() throws {
    #expect(try file(of: nil) == nil)
    let large = CGImage(
      width: 5000, height: 5000, source: "none", picture: Image(systemName: "circle"),
      isOpaque: false)
    #expect(try file(of: large) == nil)
  }

  @Test("a photograph is upright in UIKit, and as its file has it in Core Graphics")
  func photograph() throws {
    let photograph = try #require(UIImage(data: Data(SampleJPEG.bytes("turned-6"))))
    #expect(photograph.size == CGSize(width: 13, height: 22))
    #expect(photograph.imageOrientation == .right)
    let rows = try #require(photograph.cgImage)
    #expect(rows.width == 22 && rows.height == 13 && rows.alphaInfo == .noneSkipLast)
    let again = UIImage(cgImage: rows, scale: 1, orientation: photograph.imageOrientation)
    #expect(again.size == photograph.size)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let expected = try PNGDecoder.image(from: SampleJPEG.png("turned-6"))
    for image in [photograph, again] {
      let drawn = try pixels(
        UIGraphicsImageRenderer(size: photograph.size, format: format).image { _ in
          image.draw(in: CGRect(origin: .zero, size: photograph.size))
        })
      #expect(drawn.width == 13 && drawn.height == 22)
      for (pixel, other) in zip(drawn.pixels, expected.pixels) {
        for index in 0..<4 { #expect(abs(Int(pixel[index]) - Int(other[index])) <= 2) }
      }
    }
  }

  @Test("a thumbnail of a photograph is small, and upright if that is asked for")
  func thumbnail() throws {
    let data = try Data(SampleJPEG.bytes("turned-6"))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 22)
    let small = [kCGImageSourceThumbnailMaxPixelSize: 11]
    let rows = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, small))
    #expect(rows.width == 11 && rows.height == 7)
    let turned: [String: Any] = [
      kCGImageSourceThumbnailMaxPixelSize: 11, kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, turned))
    #expect(upright.width == 7 && upright.height == 11)
  }

  @Test("a text in a font of the program is drawn in its color, within the place that it is given")
  func texts() throws {
    var builder = FontBuilder()
    builder.characters = [
      ("A", FontBuilder.Glyph(advance: 700, bytes: FontBuilder.square(x: 0, side: 700)))
    ]
    let folder = try ScratchFolder()
    try Data(builder.file).write(to: URL(fileURLWithPath: folder.path("Test.ttf")))
    let before = ProgramResources.current
    defer { ProgramResources.current = before }
    ProgramResources.current.fonts = FontCatalog([try WidgetFont(builder.file)])
    ProgramResources.current.fontFiles = [folder.path("Test.ttf")]
    #expect(UIFont.familyNames == ["Test"])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let font = try #require(UIFont(name: "Test", size: 20))
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let text = NSAttributedString(
      string: "AA", attributes: [.font: font, .foregroundColor: red])
    // Twice 700 of 1000 units.
    #expect(text.size().width == 28)
    let image = try pixels(
      UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40), format: format).image { _ in
        text.draw(in: CGRect(x: 40, y: 0, width: 40, height: 40))
      })
    let painted = image.pixels.indices.filter { image.pixels[$0].w == 255 }
    // Two squares of 14 points, which are as many pixels twice.
    #expect(painted.count > 1400 && painted.count < 1700)
    #expect(painted.allSatisfy { (80...136).contains($0 % image.width) })
    #expect(painted.allSatisfy { image.pixels[$0].x == 255 && image.pixels[$0].y == 0 })
  }
}
