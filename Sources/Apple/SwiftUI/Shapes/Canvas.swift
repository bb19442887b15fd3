// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import WidgetViews

/// A view that a function draws: each of its steps becomes a view of the engine.
public struct Canvas<Symbols: View>: View {
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Draws symbols with a function; the symbols are views that it can ask for, which none gets here.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.renderer = renderer
  }

  /// What the function draws in the room that the view takes.
  public var body: some View {
    GeometryReader { geometry in
      let size: CGSize = geometry.size
      ZStack(alignment: .topLeading) {
        let layers = layers(in: size)
        ForEach(0..<layers.count, id: \.self) { layers[$0] }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
      .clipped()
    }
  }

  private func layers(in size: CGSize) -> [AnyView] {
    var context = GraphicsContext(size: size)
    renderer(&context, size)
    return context.drawing.layers
  }
}

/// What the function of a canvas draws with.
public struct GraphicsContext {
  /// What was drawn; copies of a context draw on the same canvas.
  final class Drawing {
    var layers: [AnyView] = []
  }

  /// What shapes are filled with.
  public struct Shading {
    let style: AnyShapeStyle

    /// A color.
    public static func color(_ color: Color) -> Shading { Shading(style: AnyShapeStyle(color)) }

    /// A style.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(style: AnyShapeStyle(style))
    }

    /// The foreground style.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(.foreground)) }

    /// A gradient between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient)) { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: unit(startPoint, in: size),
            endPoint: unit(endPoint, in: size)))
      }
    }

    /// A gradient around a point of the canvas.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient)) { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: unit(center, in: size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }

    /// A gradient that goes around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient)) { size in
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: unit(center, in: size), startAngle: angle,
            endAngle: angle + .degrees(360)))
      }
    }

    /// The style for a size of the canvas; nil if it does not depend on it.
    private let sized: ((CGSize) -> AnyShapeStyle)?

    private init(style: AnyShapeStyle, sized: ((CGSize) -> AnyShapeStyle)? = nil) {
      self.style = style
      self.sized = sized
    }

    /// The style of what is as large as the canvas.
    func style(in size: CGSize) -> AnyShapeStyle {
      guard let sized, size.width > 0, size.height > 0 else { return style }
      return sized(size)
    }

    private static func unit(_ point: CGPoint, in size: CGSize) -> UnitPoint {
      UnitPoint(x: point.x / size.width, y: point.y / size.height)
    }
  }

  let drawing = Drawing()
  private let size: CGSize

  /// How opaque what follows is.
  public var opacity = 1.0

  /// How what follows is mixed with what is there.
  public var blendMode = BlendMode.normal

  /// Where what follows is moved to.
  public var transform = CGAffineTransform.identity

  private var clips: [Path] = []

  init(size: CGSize) {
    self.size = size
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { WidgetViews.Environment(\.self).wrappedValue }

  /// Moves what follows.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what follows.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Makes what follows larger or smaller.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Changes the places of what follows.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Shows of what follows only what is inside of a path.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(path.applying(transform))
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(in: size), style: style))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.strokedPath(style).applying(transform).fill(shading.style(in: size)))
  }

  /// Writes a text, a part of which is at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text.fixedSize(), at: point, anchor)
  }

  /// Writes a text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    add(
      text.frame(width: rect.width, height: rect.height, alignment: .topLeading),
      at: CGPoint(x: rect.minX, y: rect.minY), .topLeading)
  }

  /// Shows an image, a part of which is at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(image, at: point, anchor)
  }

  /// Shows an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(
      image.resizable().frame(width: rect.width, height: rect.height),
      at: CGPoint(x: rect.minX, y: rect.minY), .topLeading)
  }

  /// Draws with a copy of the context, which leaves this one as it is.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  /// A text with its look: the text.
  public func resolve(_ text: Text) -> Text { text }

  /// An image with its look: the image.
  public func resolve(_ image: Image) -> Image { image }

  private func add<Content: View>(_ view: Content, at point: CGPoint, _ anchor: UnitPoint) {
    let place = point.applying(transform)
    let horizontal: HorizontalAlignment =
      anchor.x < 0.25 ? .leading : anchor.x > 0.75 ? .trailing : .center
    let vertical: VerticalAlignment =
      anchor.y < 0.25 ? .top : anchor.y > 0.75 ? .bottom : .center
    let turn = Angle(radians: Foundation.atan2(transform.b, transform.a))
    add(
      Color.clear.frame(width: 0, height: 0)
        .overlay(alignment: Alignment(horizontal: horizontal, vertical: vertical)) { view }
        .rotationEffect(turn)
        .position(x: place.x, y: place.y))
  }

  private func add<Content: View>(_ view: Content) {
    var layer = AnyView(view.opacity(opacity))
    for clip in clips { layer = AnyView(layer.clipShape(clip)) }
    // Outside of the clips, which would be mixed by themselves.
    drawing.layers.append(AnyView(layer.blendMode(blendMode)))
  }
}
