// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
import Foundation
package import WidgetValues
package import WidgetViews

/// A bitmap image.
///
/// It keeps its source, which is a file, an image of an asset catalog or the drawing of a context;
/// `UIImage(cgImage:)` uses it.
public final class CGImage: _CFObject, @unchecked Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The source of the image: a file's bytes or the content of a UIKit image.
  package let source: Any

  /// The image as the drawing engine draws it.
  package let picture: Image

  /// Whether the image is a file without opacity: a JPEG.
  package let isOpaque: Bool

  package init(width: Int, height: Int, source: Any, picture: Image, isOpaque: Bool) {
    self.width = width
    self.height = height
    self.source = source
    self.picture = picture
    self.isOpaque = isOpaque
  }

  /// Creates an image from a PNG or JPEG file, with its rows as they are in the file; nil if the
  /// bytes are neither.
  package convenience init?(file bytes: [UInt8]) {
    guard let bitmap = try? BitmapImage(reading: bytes).unturned else { return nil }
    self.init(
      width: bitmap.width, height: bitmap.height, source: bitmap.png,
      picture: Image(data: bitmap.png), isOpaque: bitmap.format == .jpeg)
  }

  /// The image as it is shown if its rows are those of a file that is turned; nil if it has no
  /// pixels.
  package func turned(_ orientation: ImageOrientation) -> CGImage? {
    guard orientation != .up else { return self }
    let transform = orientation.transform(width: Double(width), height: Double(height))
    let context = CGContext(
      size: orientation.swapsSides
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: 1)
    context.concatenate(
      CGAffineTransform(
        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
        ty: transform.ty))
    context.drawDown(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()
  }

  /// Returns the part of the image in a rectangle, in pixels from the upper left corner; nil if nothing is in it.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    let context = CGContext(size: part.size, scale: 1)
    context.drawDown(self, in: whole.offsetBy(dx: -part.minX, dy: -part.minY))
    return context.makeImage()
  }

  /// Returns the image itself, which cannot be changed; never nil here.
  public func copy() -> CGImage? { self }

  /// Whether the image is a stencil; never so here.
  public var isMask: Bool { false }

  /// Whether pixels are smoothed where the image is larger; always so here.
  public var shouldInterpolate: Bool { true }

  /// What is done with colors that a device cannot show: as is usual.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The type of the file that it was read from; nil, as that is not kept here.
  public var utType: CFString? { nil }

  /// The number of bits per component: always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel: always 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes per row: 4 per pixel.
  public var bytesPerRow: Int { width * 4 }

  /// The color space of the image: always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The position of alpha in a pixel; a JPEG has no alpha.
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipLast : .premultipliedLast }

  /// The layout of the image's pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
