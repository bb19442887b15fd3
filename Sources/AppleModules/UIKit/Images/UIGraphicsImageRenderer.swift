// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation

/// What is known of a picture that is being made.
open class UIGraphicsImageRendererContext: NSObject, @unchecked Sendable {
  @TaskLocal static var current: UIGraphicsImageRendererContext?

  /// What was drawn, in the order in which it was.
  private(set) var images: [UIImage] = []

  func draw(_ image: UIImage) { images.append(image) }

  /// Fills a rectangle: nothing here makes pixels, so that it is not drawn, which is said on standard error.
  open func fill(_ rect: CGRect) {
    reportUnavailable("UIGraphicsImageRendererContext.fill(_:)", answer: "it is not drawn")
  }
}

/// What a picture that is made is like.
open class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// The number of pixels a point.
  open var scale: CGFloat = 1
  /// Whether nothing is seen through it.
  open var opaque = false

  /// As the system likes.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Makes pictures.
///
/// Nothing here makes pixels: of what is drawn, the first image is the picture, in the size that was asked for. That is what programs do
/// with it most, making an image smaller for a widget.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  private let size: CGSize

  /// Makes pictures of a size, in points.
  public init(size: CGSize) { self.size = size }

  /// Makes pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }

  /// The picture of what a function draws; an image of no content where it draws none.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext()
    UIGraphicsImageRendererContext.$current.withValue(context) { actions(context) }
    if context.images.count > 1 {
      reportUnavailable(
        "UIGraphicsImageRenderer", answer: "of several images that are drawn the first is shown")
    }
    guard let drawn = context.images.first else { return UIImage(.empty, scale: 1, size: size) }
    return UIImage(
      drawn.content, scale: drawn.scale, size: size, renderingMode: drawn.renderingMode,
      tint: drawn.tint)
  }

  /// The file of the picture that a function draws.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}

extension UIImage {
  /// Draws the image into the picture that is being made.
  public func draw(in rect: CGRect) { UIGraphicsImageRendererContext.current?.draw(self) }

  /// Draws the image into the picture that is being made.
  public func draw(at point: CGPoint) { UIGraphicsImageRendererContext.current?.draw(self) }
}
