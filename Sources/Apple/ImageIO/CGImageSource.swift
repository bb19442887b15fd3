// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import CoreGraphics
import Foundation
import WidgetValues

/// An image source, which reads one image from data.
public final class CGImageSource: _CFObject, Sendable {
  let image: CGImage
  let type: String
  let orientation: ImageOrientation

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let image = CGImage(file: bytes), let bitmap = try? BitmapImage(reading: bytes) else {
      return nil
    }
    self.image = image
    type = bitmap.format == .jpeg ? "public.jpeg" : "public.png"
    orientation = bitmap.orientation
  }
}

/// The key of whether decoded pixels are cached; it has no effect here.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of whether pixels are decoded when the image is created; it has no effect here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of whether a thumbnail is made even if the file has one; one is always made here.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of whether a thumbnail is made if the file has none; one is always made here.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a thumbnail is rotated by the orientation of its file.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The key of the maximum length of a thumbnail's longer side, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of the type that a file is taken for; its content says what it is here.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key of the properties of a GIF, which no image has here.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The key of how often a GIF is shown; 0 is without end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The key of how long a picture of a GIF is shown, in seconds, and no less than 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The key of how long a picture of a GIF is shown, in seconds, as its file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The key of the width of an image, in pixels.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The key of the height of an image, in pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The key of the orientation of an image, as an EXIF value from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates an image source from data; nil if it is neither a PNG nor a JPEG.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource(data) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Creates an image source from a file; nil if it cannot be read, or is neither a PNG nor a JPEG.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url)).flatMap { CGImageSource($0) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the number of images in a source: always 1 here.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the uniform type identifier of a source's data, `public.png` or `public.jpeg`.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { source.type }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image at an index; nil unless the index is 0.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? source.image : nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image scaled down to the maximum size in the options, and rotated if they ask for it;
/// nil unless the index is 0.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0 else { return nil }
  let image = source.image
  let isTurned = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
  let orientation = isTurned ? source.orientation : .up
  let limit =
    (options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryInteger).map { Int($0) }
    ?? (options?[kCGImageSourceThumbnailMaxPixelSize] as? any BinaryFloatingPoint).map { Int($0) }
  let longer = max(image.width, image.height)
  guard let limit, limit > 0, longer > limit else { return image.turned(orientation) }
  let factor = CGFloat(limit) / CGFloat(longer)
  let size = CGSize(
    width: max(1, (CGFloat(image.width) * factor).rounded()),
    height: max(1, (CGFloat(image.height) * factor).rounded()))
  let context = CGContext(size: size, scale: 1)
  context.drawDown(image, in: CGRect(origin: .zero, size: size))
  return context.makeImage()?.turned(orientation)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the width and the height of an image, as it is in its file, and the number of its
/// orientation; nil unless the index is 0.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0 else { return nil }
  return [
    kCGImagePropertyPixelWidth: source.image.width,
    kCGImagePropertyPixelHeight: source.image.height,
    kCGImagePropertyOrientation: Int(source.orientation.rawValue),
  ]
}
