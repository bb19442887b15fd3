// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import WidgetViews

/// What is known of a picture that is being made.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  /// What draws into the picture.
  public let cgContext: CGContext

  /// What the picture is like.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// What was drawn until now.
  open var currentImage: UIImage { UIImage.drawn(in: cgContext, scale: format.scale) }

  /// Fills a rectangle in the color of what is filled.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle, mixed with what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line along the inner edge of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5)) }

  /// Shows of what follows only what is in a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What a picture that is made is like.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// The number of pixels a point: that of an iPhone.
  open var scale: CGFloat = 3
  /// Whether nothing is seen through it.
  open var opaque = false

  /// As the system likes.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// As the system likes.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes pictures: what a function draws becomes pixels.
///
/// A picture of one image that fills it is that image, so that a photo, whose pixels nothing here reads, stays what it is.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let size: CGSize

  /// What the pictures are like.
  public let format: UIGraphicsImageRendererFormat

  /// Makes pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Makes pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.size = size
    self.format = format
  }

  /// Makes pictures of the size of a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Makes pictures of the size of a rectangle, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size, format: format)
  }

  /// The picture of what a function draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = max(1, Int(format.scale.rounded()))
    let context = CGContext(size: size, scale: scale)
    if format.opaque {
      context.saveGState()
      context.fill(CGRect(origin: .zero, size: size))
      context.restoreGState()
    }
    DrawingContexts.with(context) {
      actions(UIGraphicsImageRendererContext(context, format: format))
    }
    return UIImage.drawn(in: context, scale: CGFloat(scale), size: size)
  }

  /// The file of the picture that a function draws.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The file of the picture that a function draws: a PNG, as nothing here writes JPEGs.
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

extension UIImage {
  /// What was drawn into a context.
  static func drawn(in context: CGContext, scale: CGFloat, size: CGSize? = nil) -> UIImage {
    let size =
      size ?? CGSize(width: CGFloat(context.width) / scale, height: CGFloat(context.height) / scale)
    if let only = context.drawing.onlyImage, only.isOpaqueFile {
      return UIImage(UIImage(cgImage: only).content, scale: 1, size: size)
    }
    guard !context.drawing.isEmpty, let image = context.makeImage(),
      let bytes = image.source as? [UInt8]
    else { return UIImage(.empty, scale: 1, size: size) }
    return UIImage(.data(bytes), scale: scale, size: size)
  }

  /// Draws the image into a rectangle of the picture that is being made.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into the picture that is being made.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image into the picture that is being made, mixed with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the picture that is being made, mixed with what is there.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let image = cgImage else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.drawDown(image, in: rect, opacity: alpha)
    context.restoreGState()
  }
}
