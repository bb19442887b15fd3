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
  /// How many bytes the data have.
  let size: Int

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    guard let image = CGImage(file: bytes), let bitmap = try? BitmapImage(reading: bytes) else {
      return nil
    }
    self.image = image
    type = bitmap.format == .jpeg ? "public.jpeg" : "public.png"
    orientation = bitmap.orientation
    size = bytes.count
  }
}

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

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a source's data as a file; only what all sources have.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { [kCGImagePropertyFileSize: source.size] }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the index of the image that stands for all: 0 here.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Whether an image can be read.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data end too early.
  case statusUnexpectedEOF = -5
  /// The data are no image.
  case statusInvalidData = -4
  /// The format is not known.
  case statusUnknownType = -3
  /// The beginning is being read.
  case statusReadingHeader = -2
  /// A part of the image can be read.
  case statusIncomplete = -1
  /// All of the image can be read.
  case statusComplete = 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns that all can be read, as a source has all of its data here.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
  .statusComplete
}
