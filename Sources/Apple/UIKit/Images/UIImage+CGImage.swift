// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import CoreGraphics
public import Foundation
package import WidgetViews

extension UIImage {
  /// The image as a Core Graphics image; nil if it has no size.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      source: content, picture: engineImage, isOpaqueFile: isPhoto)
  }

  /// Whether the image is a JPEG, which is not decoded here.
  private var isPhoto: Bool {
    switch content {
    case .data(let bytes): return bytes.first == 0xFF
    case .asset(let asset):
      guard case .bitmap(let bitmap) = asset.content else { return false }
      return bitmap.format == .jpeg
    case .empty, .named, .symbol: return false
    }
  }

  /// The image as the drawing engine draws it.
  package var engineImage: Image {
    let image: Image =
      switch content {
      case .empty:
        // An image without content and size.
        Image(
          ImageAsset(
            content: .vector(
              VectorImage(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), paths: [])),
            size: WidgetViews.Size(width: 0, height: 0)))
      case .data(let bytes): Image(data: bytes, scale: scale)
      case .asset(let asset): Image(asset)
      case .named(let name): Image(name)
      case .symbol(let name): Image(systemName: name)
      }
    switch renderingMode {
    case .automatic: return image
    // A template gets the color of its view, also on a device.
    case .alwaysOriginal:
      return tint.map { image.tinted($0.color) } ?? image.renderingMode(.original)
    case .alwaysTemplate: return image.renderingMode(.template)
    }
  }

  /// The orientation of the image: always up, as files are rotated when they are read.
  public var imageOrientation: Orientation { .up }

  /// Creates an image from a Core Graphics image, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image; an orientation other than ``Orientation/up`` is
  /// reported and ignored.
  ///
  /// - Parameters:
  ///   - cgImage: The image with the pixels.
  ///   - scale: The scale in pixels per point; one that is not positive is 1.
  ///   - orientation: The orientation of the image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if orientation != .up {
      reportUnavailable(
        "UIImage(cgImage:scale:orientation:)", answer: "the picture is drawn as it is")
    }
    let scale = scale > 0 ? scale : 1
    self.init(
      cgImage.source as? Content ?? (cgImage.source as? [UInt8]).map(Content.data) ?? .empty,
      scale: scale,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// Returns the first of the images, as a widget shows no animation; nil if there are none.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// The images of an animation; always nil here, as images are not animated.
  public var images: [UIImage]? { nil }

  /// A format with the scale of the image, for renderers of similar images.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
