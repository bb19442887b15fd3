// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetValues
package import WidgetViews

/// A bitmap image.
///
/// It keeps its source, which is a file, an image of an asset catalog or the drawing of a context;
/// `UIImage(cgImage:)` uses it.
public final class CGImage: @unchecked Sendable {
  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// The source of the image: a file's bytes or the content of a UIKit image.
  package let source: Any

  /// The image as the drawing engine draws it.
  package let picture: Image

  /// Whether the image is a file whose pixels are not decoded here: a JPEG.
  package let isOpaqueFile: Bool

  package init(width: Int, height: Int, source: Any, picture: Image, isOpaqueFile: Bool) {
    self.width = width
    self.height = height
    self.source = source
    self.picture = picture
    self.isOpaqueFile = isOpaqueFile
  }

  /// Creates an image from a PNG or JPEG file; nil if the bytes are neither.
  package convenience init?(file bytes: [UInt8]) {
    guard let bitmap = try? BitmapImage(reading: bytes) else { return nil }
    self.init(
      width: bitmap.width, height: bitmap.height, source: bytes, picture: Image(data: bytes),
      isOpaqueFile: bitmap.format == .jpeg)
  }

  /// The number of bits per component: always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel: always 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes per row: 4 per pixel.
  public var bytesPerRow: Int { width * 4 }

  /// The color space of the image: always sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The position of alpha in a pixel; a JPEG has no alpha.
  public var alphaInfo: CGImageAlphaInfo { isOpaqueFile ? .noneSkipLast : .premultipliedLast }

  /// The layout of the image's pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
