// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
import Foundation

/// A file of an image.
public final class CGImageSource: Sendable {
  let image: CGImage
  let type: String

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let image = CGImage(file: bytes) else { return nil }
    self.image = image
    type = bytes.first == 0xFF ? "public.jpeg" : "public.png"
  }
}

/// Whether pixels are kept once they are read.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are read at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether a smaller image is made also of a file that has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a smaller image is made of a file that has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a smaller image is turned as its file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// How many pixels the longer side of a smaller image has at most.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// How many pixels a row has.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// How many rows there are.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the image is turned.
public let kCGImagePropertyOrientation: CFString = "Orientation"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a file of an image; nil if it is neither a PNG nor a JPEG.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource(data) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a file of an image; nil if it cannot be read, or is neither a PNG nor a JPEG.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The number of images: 1.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What the file is.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image; nil unless the index is 0.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image with fewer pixels; nil unless the index is 0.
///
/// A JPEG, whose pixels nothing here reads, stays as it is.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let image = source.image
  let limit =
    (options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryInteger).map { Int($0) }
    ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryFloatingPoint).map { Int($0) }
  let longer = max(image.width, image.height)
  guard let limit, limit > 0, longer > limit, !image.isOpaqueFile else { return image }
  let factor = CGFloat(limit) / CGFloat(longer)
  let size = CGSize(
    width: max(1, (CGFloat(image.width) * factor).rounded()),
    height: max(1, (CGFloat(image.height) * factor).rounded()))
  let context = CGContext(size: size, scale: 1)
  context.drawDown(image, in: CGRect(origin: .zero, size: size))
  return context.makeImage()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What is known of the image: how many pixels it has; nil unless the index is 0.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  return [
    kCGImagePropertyPixelWidth: source.image.width,
    kCGImagePropertyPixelHeight: source.image.height, kCGImagePropertyOrientation: 1,
  ]
}
