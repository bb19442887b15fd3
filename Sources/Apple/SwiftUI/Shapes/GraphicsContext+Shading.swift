// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import Foundation
public import WidgetViews

extension GraphicsContext {
  /// The style with which shapes are filled.
  public struct Shading {
    let style: AnyShapeStyle
    /// Adds to the problems what of the shading is not drawn; nil if it is drawn as on a device.
    let undrawn: ((AnyView) -> AnyView)?

    /// Returns a shading of one color.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

    /// Returns a shading of one color by its components, each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading of a gray: 0 is black, and 1 is white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { color(Color(colorSpace, white: white, opacity: opacity)) }

    /// Returns a shading of a net of colors.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading {
      Shading(style: AnyShapeStyle(mesh))
    }

    /// Returns a shading of a shape style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }

    /// Returns a shading of an image that is repeated, one of its tiles at an origin.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      var paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      paint.origin = Point(x: Double(origin.x), y: Double(origin.y))
      return Shading(style: AnyShapeStyle(paint))
    }

    /// Returns the first of several shadings, which are chosen by their number.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A shading of the background style.
    public static var backdrop: Shading { Shading(style: AnyShapeStyle(.background)) }

    /// A shading of the foreground style.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(.foreground)) }

    /// Returns a linear gradient between two points of the canvas; its options are reported and not drawn.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions(), file: StaticString = #fileID,
      line: UInt = #line
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient), undrawn: options.undrawn("\(file):\(line)")) { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: unit(startPoint, in: size),
            endPoint: unit(endPoint, in: size)))
      }
    }

    /// Returns a radial gradient around a point of the canvas; the radii are in points, and its options are reported and not drawn.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions(), file: StaticString = #fileID,
      line: UInt = #line
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient), undrawn: options.undrawn("\(file):\(line)")) { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: unit(center, in: size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }

    /// Returns a conic gradient around a point of the canvas; that colors are mixed by their light is reported and not drawn.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions(), file: StaticString = #fileID,
      line: UInt = #line
    ) -> Shading {
      // It goes round once, so that nothing is behind its ends.
      let undrawn = options.intersection(.linearColor).undrawn("\(file):\(line)")
      return Shading(style: AnyShapeStyle(gradient), undrawn: undrawn) { size in
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: unit(center, in: size), startAngle: angle,
            endAngle: angle + .degrees(360)))
      }
    }

    /// A function that returns the style for a size of the canvas; nil if the style does not depend
    /// on it.
    private let sized: ((CGSize) -> AnyShapeStyle)?

    private init(
      style: AnyShapeStyle, undrawn: ((AnyView) -> AnyView)? = nil,
      sized: ((CGSize) -> AnyShapeStyle)? = nil
    ) {
      (self.style, self.undrawn, self.sized) = (style, undrawn, sized)
    }

    /// Returns the style for a shape of the canvas's size.
    func style(in size: CGSize) -> AnyShapeStyle {
      guard let sized, size.width > 0, size.height > 0 else { return style }
      return sized(size)
    }

    private static func unit(_ point: CGPoint, in size: CGSize) -> UnitPoint {
      UnitPoint(x: point.x / size.width, y: point.y / size.height)
    }
  }

  /// How a gradient goes on behind its ends, and in which space its colors are mixed: both are reported and not drawn.
  public struct GradientOptions: OptionSet, Sendable {
    /// The gradient begins again behind its end.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient goes back behind its end.
    public static let mirror = GradientOptions(rawValue: 2)
    /// The colors are mixed by their amounts of light.
    public static let linearColor = GradientOptions(rawValue: 4)

    /// The bits of the options.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The report of the options at a place of the program; nil without options.
    fileprivate func undrawn(_ place: String) -> ((AnyView) -> AnyView)? {
      isEmpty ? nil : { AnyView($0.notDrawn("GraphicsContext.GradientOptions", at: place)) }
    }
  }
}
