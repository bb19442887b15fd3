// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation
import WidgetViews

/// The context of an image that a renderer makes.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  /// The Core Graphics context to draw into.
  public let cgContext: CGContext

  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// The image drawn so far.
  open var currentImage: UIImage { UIImage.drawn(in: cgContext, scale: format.scale) }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill color in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point along the inside of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The format of the images that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// The scale in pixels per point; by default that of an iPhone, 3.
  open var scale: CGFloat = 3
  /// Whether the images start as opaque black instead of transparent.
  open var opaque = false

  /// The bounds of the context that is drawn into; empty before.
  open internal(set) var bounds = CGRect.zero
  /// The colors that the images can have; those of sRGB here, whatever is chosen.
  open var preferredRange = Range.automatic
  /// Whether the images may be brighter than white, which is never so here.
  open var supportsHighDynamicRange: Bool { false }

  /// The colors that the images of a renderer can have.
  public enum Range: Int, Sendable {
    /// The colors are not specified.
    case unspecified = -1
    /// The colors that fit the device.
    case automatic
    /// Colors outside of sRGB as well.
    case extended
    /// The colors of sRGB.
    case standard
  }

  /// Creates the default format.
  public override init() {}

  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }

  /// Returns the default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the preferred format, which is the default one here.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// A renderer that turns drawing into images.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let bounds: CGRect

  private var size: CGSize { bounds.size }

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points, in the default format.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of what is drawn in bounds, in points, in the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images of what is drawn in bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns an image of the drawing in a function.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = max(1, Int(format.scale.rounded()))
    let context = CGContext(size: size, scale: scale)
    if format.opaque {
      context.saveGState()
      context.fill(CGRect(origin: .zero, size: size))
      context.restoreGState()
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    format.bounds = bounds
    DrawingContexts.with(context) {
      actions(UIGraphicsImageRendererContext(context, format: format))
    }
    return UIImage.drawn(in: context, scale: CGFloat(scale), size: size)
  }

  /// Returns a PNG file of the drawing in a function; empty if it has no pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns a file of the drawing in a function: a PNG, as JPEGs cannot be written here; the
  /// quality is ignored.
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

extension UIImage {
  /// Returns an image of what was drawn into a context; an empty image if nothing was.
  static func drawn(in context: CGContext, scale: CGFloat, size: CGSize? = nil) -> UIImage {
    let size =
      size ?? CGSize(width: CGFloat(context.width) / scale, height: CGFloat(context.height) / scale)
    guard !context.drawing.isEmpty, let image = context.makeImage(),
      let bytes = image.source as? [UInt8]
    else { return UIImage(.empty, scale: 1, size: size) }
    return UIImage(.data(bytes), scale: scale, size: size)
  }

  /// Draws the image scaled to a rectangle of the current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image again and again from the upper left corner of a rectangle of the current context on, until it is filled.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), size.width > 0, size.height > 0 else {
      return
    }
    guard rect.width / size.width * (rect.height / size.height) < 10_000 else {
      reportUnavailable("UIImage.drawAsPattern(in:)", answer: "no tiles, as there were 10,000")
      return
    }
    context.saveGState()
    context.clip(to: rect)
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }

  /// Draws the image at a point of the current context, in its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at a point of the current context, in a blend mode and with an opacity from 0
  /// to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle of the current context, in a blend mode and with an
  /// opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = uprightImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.drawDown(image, in: rect, opacity: alpha)
    context.restoreGState()
  }
}
