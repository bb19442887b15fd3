// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
import WidgetViews

extension CGContext {
  /// The bits of a color component: 8.
  public var bitsPerComponent: Int { 8 }

  /// The bits of a pixel: 8 for gray, otherwise 32.
  public var bitsPerPixel: Int { colorSpace?.numberOfComponents == 1 ? 8 : 32 }

  /// The place of alpha in a pixel.
  public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

  /// Does nothing: edges are always antialiased here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing: edges are always antialiased here.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing: the edges of letters are as those of shapes here.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Does nothing: the edges of letters are as those of shapes here.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Does nothing: letters are where their text has them, between pixels as well.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Does nothing: letters are where their text has them, between pixels as well.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Does nothing: letters are where their text has them, between pixels as well.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
  /// Does nothing: curves are always drawn finely here.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing: no color is outside of the pixels' color space here.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Does nothing: colors bring their color spaces.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Does nothing: colors bring their color spaces.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Sets how texts of Core Text are drawn: letters are always filled here, so that other modes are reported.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    guard mode != .fill else { return }
    reportUnavailable("CGContext.setTextDrawingMode", answer: "letters are filled")
  }
  /// Does nothing: what is drawn is seen at once.
  public func flush() {}
  /// Does nothing: what is drawn is seen at once.
  public func synchronize() {}

  /// The transform from the coordinates of drawing to pixels.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let scale = CGFloat(width) / max(size.width, 1)
    return state.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Returns a point of the drawing in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }
  /// Returns a size of the drawing in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }
  /// Returns a rectangle of the drawing in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }
  /// Returns a point in pixels in the coordinates of drawing.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// Returns a size in pixels in the coordinates of drawing.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// Returns a rectangle in pixels in the coordinates of drawing.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}
