// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
import CoreGraphics
public import Foundation

/// The direction of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that the system gives to it.
  public let rawValue: String
  /// Creates a value of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The colors change along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outward; circles of the mean radius instead of ellipses here.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point; it is not drawn here.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its background.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  /// The colors, each a `CGColor`; nil for none.
  open var colors: [Any]?
  /// The places of the colors, from 0 to 1; nil spreads them evenly.
  open var locations: [NSNumber]?
  /// The start, in parts of the layer's size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in parts of the layer's size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The direction of the gradient.
  open var type = CAGradientLayerType.axial

  func drawGradient(in context: CGContext) {
    let colors = (colors ?? []).compactMap { $0 as AnyObject as? CGColor }
    var places = (locations ?? []).map { CGFloat($0.doubleValue) }
    if places.count != colors.count {
      places = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    }
    guard let space = colors.first?.colorSpace,
      let gradient = CGGradient(colorsSpace: space, colors: colors, locations: places)
    else { return }
    let start = place(startPoint)
    let end = place(endPoint)
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch type {
    case .axial:
      context.drawLinearGradient(gradient, start: start, end: end, options: options)
    case .radial:
      let width = abs(end.x - start.x)
      let height = abs(end.y - start.y)
      guard width > 0, height > 0 else { return }
      context.translateBy(x: start.x, y: start.y)
      context.scaleBy(x: 1, y: height / width)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: width,
        options: options)
    default:
      reportUnavailable("CAGradientLayerType.\(type.rawValue)", answer: "it is not drawn")
    }
  }

  private func place(_ part: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
  }
}
