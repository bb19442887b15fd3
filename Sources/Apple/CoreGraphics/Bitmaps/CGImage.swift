// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetValues
package import WidgetViews

/// The pixels of an image.
///
/// An image is what it was made of, a file, an image of a catalog or what was drawn into a bitmap, and `UIImage(cgImage:)` has it.
public final class CGImage: @unchecked Sendable {
  /// The number of pixels in a row.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// What it was made of.
  package let source: Any

  /// What the engine draws of it.
  package let picture: Image

  /// Whether it is a file whose pixels nothing here reads.
  package let isOpaqueFile: Bool

  package init(width: Int, height: Int, source: Any, picture: Image, isOpaqueFile: Bool) {
    self.width = width
    self.height = height
    self.source = source
    self.picture = picture
    self.isOpaqueFile = isOpaqueFile
  }

  /// Takes a PNG or JPEG file; nil if the bytes are neither.
  package convenience init?(file bytes: [UInt8]) {
    guard let bitmap = try? BitmapImage(reading: bytes) else { return nil }
    self.init(
      width: bitmap.width, height: bitmap.height, source: bytes, picture: Image(data: bytes),
      isOpaqueFile: bitmap.format == .jpeg)
  }

  /// The number of bits of a color's part.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }

  /// What the numbers mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Where a pixel has its opacity.
  public var alphaInfo: CGImageAlphaInfo { isOpaqueFile ? .noneSkipLast : .premultipliedLast }

  /// What the bits of a pixel are.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}
