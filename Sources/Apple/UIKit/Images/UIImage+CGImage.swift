// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation
package import WidgetViews

extension UIImage {
  /// The image for Core Graphics; nil of an image of no size.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      source: content, picture: engineImage, isOpaqueFile: isPhoto)
  }

  /// Whether it is a JPEG, whose pixels nothing here reads.
  private var isPhoto: Bool {
    switch content {
    case .data(let bytes): return bytes.first == 0xFF
    case .asset(let asset):
      guard case .bitmap(let bitmap) = asset.content else { return false }
      return bitmap.format == .jpeg
    case .empty, .named, .symbol: return false
    }
  }

  /// What the engine draws of the image.
  package var engineImage: Image {
    let image: Image =
      switch content {
      case .empty:
        // Nothing, in no room.
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
    // A template takes the color of its view, also on a device.
    case .alwaysOriginal:
      return tint.map { image.tinted($0.color) } ?? image.renderingMode(.original)
    case .alwaysTemplate: return image.renderingMode(.template)
    }
  }

  /// How the picture fills its frame: as it is, as files are turned when they are read.
  public var imageOrientation: Orientation { .up }

  /// The image of Core Graphics, a pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The image of Core Graphics; another orientation than ``Orientation/up`` is not drawn, and is said on standard error.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels a point.
  ///   - orientation: How the picture fills its frame.
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

  /// Images that are shown one after the other: a widget shows the first one; nil of no images.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// The images that are shown one after the other; nil, as one is.
  public var images: [UIImage]? { nil }

  /// What pictures that are made of this one are like.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
