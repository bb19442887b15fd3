// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import CoreGraphics
public import Foundation

extension UIImage {
  /// The image for Core Graphics; nil of an image of no size.
  public var cgImage: CGImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    return CGImage(
      width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()),
      source: content)
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
      cgImage.source as? Content ?? .empty, scale: scale,
      size: CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale))
  }

  /// What pictures that are made of this one are like.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
