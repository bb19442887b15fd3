// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import CoreVideo
public import Foundation
public import UIKit

/// An image that filters would change, of which few do here.
open class CIImage: NSObject, @unchecked Sendable {
  let image: UIImage?
  /// The code that it shows; nil for others.
  let code: CodePicture?
  /// Its only color; nil for others.
  let solid: CIColor?
  /// Where it is, in pixels.
  public let extent: CGRect
  /// The bitmap; nil if it is not made of one.
  public var cgImage: CGImage? { image?.cgImage }

  init(_ image: UIImage?, extent: CGRect? = nil) {
    self.image = image
    code = nil
    solid = nil
    let size = image?.cgImage.map { CGSize(width: $0.width, height: $0.height) }
    self.extent = extent ?? CGRect(origin: .zero, size: size ?? .zero)
  }

  init(code: CodePicture, extent: CGRect? = nil) {
    image = nil
    solid = nil
    self.code = code
    self.extent = extent ?? CGRect(x: 0, y: 0, width: code.side, height: code.side)
  }

  init(solid: CIColor, extent: CGRect) {
    image = nil
    code = nil
    self.solid = solid
    self.extent = extent
  }

  /// Creates an image of one color without an end.
  public convenience init(color: CIColor) {
    self.init(solid: color, extent: CGRect.infinite)
  }

  private func with(_ extent: CGRect) -> CIImage {
    if let code { return CIImage(code: code, extent: extent) }
    if let solid { return CIImage(solid: solid, extent: extent) }
    return CIImage(image, extent: extent)
  }

  /// The longest side of a code in pixels: a larger one is no picture of a widget.
  private static let greatestSide = 16_384

  /// The bitmap of a rectangle; nil if it has none, or a code is larger than 16,384 pixels.
  func bitmap(of rect: CGRect) -> CGImage? {
    if let code {
      guard let width = Int(exactly: extent.width.rounded()),
        let height = Int(exactly: extent.height.rounded()),
        max(width, height) <= Self.greatestSide
      else { return nil }
      let whole = code.bitmap(width: width, height: height)
      // The origin of an image is at its lower left corner, that of a part of a bitmap at its upper left one.
      let part = CGRect(
        x: rect.minX - extent.minX, y: extent.maxY - rect.maxY, width: rect.width,
        height: rect.height)
      return rect == extent ? whole : whole?.cropping(to: part)
    }
    guard let bitmap = image?.cgImage else { return nil }
    let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard whole.contains(rect), rect != whole else { return bitmap }
    return bitmap.cropping(
      to: CGRect(x: rect.minX, y: whole.maxY - rect.maxY, width: rect.width, height: rect.height))
  }

  /// Creates an image of a bitmap; options are ignored.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(UIImage(cgImage: image))
  }

  /// Creates an image of pixels, with their size and without a bitmap, as no camera fills them here; options are ignored.
  public convenience init(cvPixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
    let size = CGSize(
      width: CVPixelBufferGetWidth(cvPixelBuffer), height: CVPixelBufferGetHeight(cvPixelBuffer))
    self.init(nil, extent: CGRect(origin: .zero, size: size))
  }

  /// Creates an image of an image of UIKit; nil if it has no bitmap.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard image.cgImage != nil else { return nil }
    self.init(image, extent: nil)
  }

  /// Creates an image of a file's content; nil if it cannot be read.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image, extent: nil)
  }

  /// Creates an image of a file; nil if it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Returns the image in another size and place; the pixels are only changed for codes.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { with(extent.applying(matrix)) }

  /// Returns the image in a rectangle, whose pixels are those of the whole.
  open func cropped(to rect: CGRect) -> CIImage {
    with(extent.intersection(rect))
  }

  /// Returns the image as it is without the other behind it, which is reported once.
  open func composited(over dest: CIImage) -> CIImage {
    CIFilter.reportUnfiltered()
    return self
  }

  /// Returns the image in a rectangle, whose edges are not continued here.
  open func clamped(to rect: CGRect) -> CIImage { with(extent.intersection(rect)) }

  /// Returns the image, which is not turned here.
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }

  /// Returns the image, which is not turned here.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }

  /// What is known of the image: nothing here.
  open var properties: [String: Any] { [:] }

  /// Returns the image, whose edges are not continued here.
  open func clampedToExtent() -> CIImage { self }

  /// Returns the image as a filter makes it; most hand it on as it is, which is reported once.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    var values = params
    values[kCIInputImageKey] = self
    return CIFilter(name: filterName, parameters: values)?.outputImage ?? self
  }

  /// Returns the image without a blur, which is reported once.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur")
  }
}

/// An option of an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name of the option, which is ignored here.
  public let rawValue: String
  /// Creates an option of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space of colors.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// What is known of the image.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether the image is turned as its properties say.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
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

extension UIImage {
  /// Creates an image of one of Core Image, without its filters.
  public convenience init(ciImage: CIImage) {
    if let bitmap = ciImage.cgImage { self.init(cgImage: bitmap) } else { self.init() }
  }

  /// Creates an image of one of Core Image, without its filters, whose pixels are turned.
  ///
  /// - Parameters:
  ///   - ciImage: The image with the pixels.
  ///   - scale: The scale in pixels per point.
  ///   - orientation: How the pixels are turned.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let bitmap = ciImage.cgImage {
      self.init(cgImage: bitmap, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// The image of Core Image that it is made of: always nil here.
  public var ciImage: CIImage? { nil }
}
