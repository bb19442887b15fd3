// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation
import UIKit

/// An option of a file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option, which is ignored here.
  public let rawValue: String
  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The option as text.
  public let rawValue: String
  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of colors in which filters work.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of colors of what is drawn.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The format of pixels in which filters work.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether scaling is better and slower.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether results are kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether others have precedence.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// What the context is called.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// Draws images, as they are without their filters.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context with options, which are not kept.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the bitmap of an image without its filters; nil if it has none.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.bitmap(of: fromRect)
  }

  /// Returns the bitmap of an image without its filters; the format is that of all bitmaps here.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { image.bitmap(of: fromRect) }

  /// Returns the file of an image in the PNG format; nil if it has no bitmap.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.bitmap(of: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }

  /// Returns the file of an image in the JPEG format; nil if it cannot be made.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    image.bitmap(of: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 1) }
  }

  /// Keeps nothing, and so forgets nothing.
  open func clearCaches() {}

  /// Writes the pixels of an image of one color; other memory is left as it is, which is reported once, and so is that of a
  /// rectangle without an end.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let color = image.solid else { return CIFilter.reportUnfiltered() }
    let size = bounds.standardized.size
    guard let rows = Int(exactly: size.height.rounded(.down)),
      let columns = Int(exactly: size.width.rounded(.down))
    else {
      return reportUnavailable(
        "CIContext.render of a rectangle without an end", answer: "the memory is left as it is")
    }
    func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    let red = byte(color.red * color.alpha)
    let green = byte(color.green * color.alpha)
    let blue = byte(color.blue * color.alpha)
    let alpha = byte(color.alpha)
    let pixel: SIMD4<UInt8> =
      switch format {
      case .ARGB8: SIMD4(alpha, red, green, blue)
      case .BGRA8: SIMD4(blue, green, red, alpha)
      default: SIMD4(red, green, blue, alpha)
      }
    for row in 0..<rows {
      for column in 0..<columns {
        (data + row * rowBytes + column * 4).storeBytes(of: pixel, as: SIMD4<UInt8>.self)
      }
    }
  }
}
