// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
public import CoreGraphics
public import Foundation

/// Writes an image to a file or to memory, as a PNG whatever type is asked for: no other format is written here.
public final class CGImageDestination: _CFObject {
  fileprivate let write: (Data) -> Bool
  fileprivate var image: CGImage?

  fileprivate init(_ write: @escaping (Data) -> Bool) { self.write = write }
}

/// The key of how good a JPEG is; it has no effect here.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The key of the longest side of an image; it has no effect here.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The key of the color behind an image; it has no effect here.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The key of whether a small image is added; it has no effect here.
public let kCGImageDestinationEmbedThumbnail: CFString = "kCGImageDestinationEmbedThumbnail"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what writes an image to memory; never nil.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination {
    data.append($0)
    return true
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what writes an image to a file; never nil.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination { (try? $0.write(to: url)) != nil }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes an image; the first one is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.image = idst.image ?? image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes an image of a source; the first one is written.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { if index == 0 { idst.image = idst.image ?? isrc.image } }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes what is said of all images, which is not written.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Writes the image, and returns whether that was done; an image that is no PNG is drawn for it, of at most 4096 × 4096 pixels.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let image = idst.image else { return false }
  guard let file = image.file else {
    reportUnavailable(
      "CGImageDestination of an image that cannot be drawn", answer: "it is not written")
    return false
  }
  return idst.write(Data(file))
}

extension CGImage {
  /// The image as a PNG file: its own, or one of its drawing; nil if it has no pixels or too many.
  fileprivate var file: [UInt8]? {
    if let bytes = source as? [UInt8], bytes.first == 0x89 { return bytes }
    let context = CGContext(size: CGSize(width: width, height: height), scale: 1)
    context.drawDown(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.makeImage()?.source as? [UInt8]
  }
}
