// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
import PNGFiles

extension CGImage {
  /// Creates an image from pixels; nil if a side has none or more than 4096, there are not enough bytes, or their layout is another one.
  ///
  /// Components of 8 bits are read: gray with or without alpha, and red, green and blue with or without a fourth one. Others are reported.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits of a component.
  ///   - bitsPerPixel: The bits of a pixel.
  ///   - bytesPerRow: The number of bytes from a row to the next.
  ///   - space: The color space, whose number of components counts; the colors are read as sRGB.
  ///   - bitmapInfo: The place of alpha, and the order of the bytes.
  ///   - provider: Where the bytes come from, the upper row first.
  ///   - decode: What components are mapped to; ignored.
  ///   - shouldInterpolate: Whether pixels are smoothed where the image is larger; ignored.
  ///   - intent: What is done with colors that a device cannot show; ignored.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      components: space.numberOfComponents, bytesPerPixel: bitsPerPixel / 8, info: bitmapInfo)
    guard bitsPerComponent == 8, bitsPerPixel % 8 == 0, let layout else {
      reportUnavailable(
        "CGImage with pixels of another layout than 8 bits a part", answer: "it is nil")
      return nil
    }
    guard (1...4096).contains(width), (1...4096).contains(height),
      bytesPerRow >= width * layout.bytesPerPixel, let bytes = provider.data.map([UInt8].init),
      bytes.count >= bytesPerRow * (height - 1) + width * layout.bytesPerPixel
    else { return nil }
    var pixels: [PixelImage.Pixel] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      for column in 0..<width {
        let start = row * bytesPerRow + column * layout.bytesPerPixel
        pixels.append(layout.pixel(bytes[start..<start + layout.bytesPerPixel]))
      }
    }
    guard let image = PixelImage(width: width, height: height, of: pixels) else { return nil }
    self.init(file: PNGEncoder.file(of: image))
  }

  /// Creates an image from a PNG file; nil if the bytes are none.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let bytes = source.data, bytes.first == 0x89 else { return nil }
    self.init(file: [UInt8](bytes))
  }

  /// Creates an image from a JPEG file; nil if the bytes are none.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard let bytes = source.data, bytes.first == 0xFF else { return nil }
    self.init(file: [UInt8](bytes))
  }

  /// The pixels of the image in the layout of ``bitmapInfo``, the upper row first; it has none where a side has more than 4096.
  public var dataProvider: CGDataProvider? {
    CGDataProvider { [self] in
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: bitmapInfo.rawValue)
      guard let context else { return nil }
      context.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
      return context.data.map { Data(bytes: $0, count: bytesPerRow * height) }
    }
  }
}

/// Where the components of a pixel are in its bytes.
private struct PixelLayout {
  let bytesPerPixel: Int

  /// The positions of red, green and blue.
  private var colors: SIMD3<Int>

  /// The position of alpha; nil if there is none.
  private var alpha: Int?

  /// Whether the colors are multiplied by alpha.
  private let isMultiplied: Bool

  /// Finds the places of components; nil for a layout that is not read.
  init?(components: Int, bytesPerPixel: Int, info: CGBitmapInfo) {
    self.bytesPerPixel = bytesPerPixel
    let alphaInfo = info.alphaInfo
    isMultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
    let first = info.isAlphaFirst ? 1 : 0
    let hasAlpha = isMultiplied || alphaInfo == .first || alphaInfo == .last
    let hasOther = hasAlpha || alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
    guard bytesPerPixel == components + (hasOther ? 1 : 0), components == 1 || components == 3,
      alphaInfo != nil, alphaInfo != .alphaOnly
    else { return nil }
    colors = components == 1 ? SIMD3(repeating: first) : SIMD3(first, first + 1, first + 2)
    alpha = hasAlpha ? (first == 1 ? 0 : components) : nil
    if info.contains(.byteOrder32Little), bytesPerPixel == 4 {
      colors = 3 &- colors
      alpha = alpha.map { 3 - $0 }
    }
  }

  func pixel(_ bytes: ArraySlice<UInt8>) -> PixelImage.Pixel {
    func byte(_ position: Int) -> UInt8 { bytes[bytes.startIndex + position] }
    let opacity = alpha.map(byte) ?? 255
    func color(_ position: Int) -> UInt8 {
      guard isMultiplied, opacity > 0 else { return byte(position) }
      return UInt8(min(255, (Int(byte(position)) * 255 + Int(opacity) / 2) / Int(opacity)))
    }
    return PixelImage.Pixel(color(colors.x), color(colors.y), color(colors.z), opacity)
  }
}
