// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
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

  /// The color as Core Graphics has it.
  var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  /// Creates a color of one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Black, with an alpha of 1.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White, with an alpha of 1.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// A color that is wholly transparent.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  /// Red, with an alpha of 1.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green, with an alpha of 1.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue, with an alpha of 1.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Gray, with 0.5 of red, green and blue and an alpha of 1.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Yellow, which is red and green, with an alpha of 1.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Cyan, which is green and blue, with an alpha of 1.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta, which is red and blue, with an alpha of 1.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }

  /// The parts of red, green, blue and opacity.
  public var components: [CGFloat] { [red, green, blue, alpha] }
  /// How many parts there are.
  public var numberOfComponents: Int { 4 }

  /// Creates a color of one of UIKit.
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
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

extension UIImage {
  /// Creates an image of one of Core Image, without its filters.
  public convenience init(ciImage: CIImage) {
    if let bitmap = ciImage.cgImage { self.init(cgImage: bitmap) } else { self.init() }
  }

  /// The image of Core Image that it is made of: always nil here.
  public var ciImage: CIImage? { nil }
}
