// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
import CoreGraphics
public import Foundation

extension UIImage {
  /// What is kept of an image, and not drawn.
  struct Notes: Sendable {
    var configuration: Configuration?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var baselineOffset: CGFloat?
    var flipsForRightToLeft = false
  }

  /// What is done with the parts of an image that are larger than they were.
  public enum ResizingMode: Int, Sendable {
    /// They are repeated until all is filled.
    case tile
    /// They are made as large as their place.
    case stretch
  }

  private func noting(_ change: (inout Notes) -> Void) -> UIImage {
    var notes = notes
    change(&notes)
    return UIImage(
      content, scale: scale, size: size, renderingMode: renderingMode, tint: tint, notes: notes)
  }

  /// The distances from the edges of the parts that keep their size, in points.
  public var capInsets: UIEdgeInsets { notes.capInsets }

  /// What is done with the parts between those that keep their size.
  public var resizingMode: ResizingMode { notes.resizingMode }

  /// Returns the image with edges that keep their size where it is larger, in points; all of it is stretched here, which is reported.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that keep their size where it is larger, in points; all of it is stretched here, which is reported.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    if capInsets != .zero || resizingMode == .tile {
      reportUnavailable(
        "UIImage.resizableImage(withCapInsets:)", answer: "all of the image is stretched")
    }
    return noting {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns the image of which a column and a row behind the caps are stretched; all of it is here, which is reported.
  public func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: max(0, size.height - top - 1),
        right: max(0, size.width - left - 1)),
      resizingMode: .stretch)
  }

  /// The distances from the edges of what views are aligned with, in points.
  public var alignmentRectInsets: UIEdgeInsets { notes.alignmentRectInsets }

  /// Returns the image with other distances of what views are aligned with, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    noting { $0.alignmentRectInsets = alignmentInsets }
  }

  /// How far the baseline is above the lower edge, in points; nil if the image has none.
  public var baselineOffsetFromBottom: CGFloat? { notes.baselineOffset }

  /// Whether the image has a baseline.
  public var hasBaseline: Bool { notes.baselineOffset != nil }

  /// Returns the image with a baseline above its lower edge, in points.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    noting { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  public func imageWithoutBaseline() -> UIImage { noting { $0.baselineOffset = nil } }

  /// Whether the image is mirrored where the text goes from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { notes.flipsForRightToLeft }

  /// Returns the image, which is mirrored in views of UIKit where the text goes from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    noting { $0.flipsForRightToLeft = true }
  }

  /// Returns the image, mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let upright = uprightImage else { return self }
    return UIImage(cgImage: upright, scale: scale, orientation: .upMirrored)
      .withRenderingMode(renderingMode)
  }
}
