// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
import WidgetValues
package import WidgetViews

extension UIImage {
  /// The image as a Core Graphics image, whose rows are those of its file; nil if it has no size.
  public var cgImage: CGImage? {
    guard imageOrientation != .up, let photo else { return uprightImage }
    return CGImage(file: photo.png)
  }

  /// The image as a Core Graphics image, as it is shown; nil if it has no size.
  var uprightImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      source: content, picture: engineImage, isOpaque: photo != nil)
  }

  /// The file of the image if it is a JPEG; nil otherwise.
  var photo: BitmapImage? {
    let bitmap: BitmapImage?
    switch content {
    case .data(let bytes): bitmap = bytes.first == 0xFF ? try? BitmapImage(reading: bytes) : nil
    case .asset(let asset):
      if case .bitmap(let image) = asset.content { bitmap = image } else { bitmap = nil }
    case .empty, .named, .symbol: bitmap = nil
    }
    return bitmap?.format == .jpeg ? bitmap : nil
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

  /// How the rows of the image's file are turned when it is shown; an image that a program makes is
  /// up.
  public var imageOrientation: Orientation { photo.map { Orientation($0.orientation) } ?? .up }

  /// Creates an image from a Core Graphics image, with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image, whose pixels are turned.
  ///
  /// The new image is up, and has the size of the turned one.
  ///
  /// - Parameters:
  ///   - cgImage: The image with the pixels.
  ///   - scale: The scale in pixels per point; one that is not positive is 1.
  ///   - orientation: The orientation of the image.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let cgImage = cgImage.turned(orientation.ofFile) ?? cgImage
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

  /// Returns the first of the images whose names are a name and a number from 0 on, as a widget shows no animation; nil if there are none.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name + "0") ?? UIImage(named: name + "1")
  }

  /// The images of an animation; always nil here, as images are not animated.
  public var images: [UIImage]? { nil }
  /// How long an animation is, in seconds; always 0 here, as images are not animated.
  public var duration: TimeInterval { 0 }

  /// A format with the scale of the image, for renderers of similar images.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

extension UIImage.Orientation {
  /// The orientation that a file names.
  init(_ orientation: ImageOrientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }

  /// The orientation as a file names it.
  fileprivate var ofFile: ImageOrientation {
    ImageOrientation.allCases.first { UIImage.Orientation($0) == self } ?? .up
  }
}
