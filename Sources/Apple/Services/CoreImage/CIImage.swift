// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import UIKit

/// An image that filters would change, which they do not here.
open class CIImage: NSObject, @unchecked Sendable {
  let image: UIImage?
  /// Where it is, in pixels.
  public let extent: CGRect
  /// The bitmap; nil if it is not made of one.
  public var cgImage: CGImage? { image?.cgImage }

  init(_ image: UIImage?, extent: CGRect? = nil) {
    self.image = image
    let size = image?.cgImage.map { CGSize(width: $0.width, height: $0.height) }
    self.extent = extent ?? CGRect(origin: .zero, size: size ?? .zero)
  }

  /// Creates an image of a bitmap.
  public convenience init(cgImage image: CGImage) { self.init(UIImage(cgImage: image)) }

  /// Creates an image of an image of UIKit; nil if it has no bitmap.
  public convenience init?(image: UIImage) {
    guard image.cgImage != nil else { return nil }
    self.init(image, extent: nil)
  }

  /// Creates an image of a file's content; nil if it cannot be read.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image, extent: nil)
  }

  /// Creates an image of a file; nil if it cannot be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Returns the image, which is not changed here.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(image, extent: extent.applying(matrix))
  }

  /// Returns the image in a rectangle, whose pixels are those of the whole.
  open func cropped(to rect: CGRect) -> CIImage {
    CIImage(image, extent: extent.intersection(rect))
  }

  /// Returns the image, whose edges are not continued here.
  open func clampedToExtent() -> CIImage { self }

  /// Returns the image, as no filter is applied here, which is reported once.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    CIFilter.reportUnfiltered()
    return self
  }

  /// Returns the image without a blur, which is reported once.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur")
  }
}

/// A color of Core Image.
open class CIColor: NSObject, @unchecked Sendable {
  /// The part of red.
  public let red: CGFloat
  /// The part of green.
  public let green: CGFloat
  /// The part of blue.
  public let blue: CGFloat
  /// How opaque it is.
  public let alpha: CGFloat

  /// Creates a color of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque color of its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Creates a color of one of UIKit.
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }
}

/// The format of pixels.
public struct CIFormat: Hashable, Sendable {
  let name: String
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Red, green, blue and alpha, a byte each.
  public static let RGBA8 = CIFormat(name: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Alpha, red, green and blue, a byte each.
  public static let ARGB8 = CIFormat(name: "ARGB8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Blue, green, red and alpha, a byte each.
  public static let BGRA8 = CIFormat(name: "BGRA8")
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of colors in which filters work.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of colors of what is drawn.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// Draws images, as they are without their filters.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context with options, which are not kept.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the bitmap of an image without its filters; nil if it has none.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }

  /// Draws nothing: the memory is left as it is, which is reported once.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) { CIFilter.reportUnfiltered() }
}

extension UIImage {
  /// Creates an image of one of Core Image, without its filters.
  public convenience init(ciImage: CIImage) {
    if let bitmap = ciImage.cgImage { self.init(cgImage: bitmap) } else { self.init() }
  }

  /// The image of Core Image that it is made of: always nil here.
  public var ciImage: CIImage? { nil }
}
