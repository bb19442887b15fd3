// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import WidgetViews

/// A view with custom drawing: each drawing step becomes a view of the drawing engine.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The views that are drawn as symbols.
  public var symbols: Symbols
  /// The function that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing behind it is seen, which has no effect here.
  public var isOpaque: Bool
  /// How colors are blended; always as they are stored here.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later; it is drawn at once here.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with a drawing function; the other arguments are ignored.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }

  /// Creates a canvas with a drawing function, which finds the symbols by their tags.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  /// The drawing in the space of the view, clipped to it.
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
    var context = GraphicsContext(size: size, symbols: AnyView(symbols))
    renderer(&context, size)
    return context.drawing.layers
  }
}

/// The context of a canvas, into which a function draws.
public struct GraphicsContext {
  /// The layers of a drawing, to which all copies of a context add.
  final class Drawing {
    var layers: [AnyView] = []
  }

  /// The style with which shapes are filled.
  public struct Shading {
    let style: AnyShapeStyle

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

    /// Returns a shading of an image that is repeated; it is drawn in the foreground style here.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { .foreground }

    /// Returns the first of several shadings, which are chosen by their number.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

    /// A shading of the background style.
    public static var backdrop: Shading { Shading(style: AnyShapeStyle(.background)) }

    /// A shading of the foreground style.
    public static var foreground: Shading { Shading(style: AnyShapeStyle(.foreground)) }

    /// Returns a linear gradient between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient)) { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient, startPoint: unit(startPoint, in: size),
            endPoint: unit(endPoint, in: size)))
      }
    }

    /// Returns a radial gradient around a point of the canvas; the radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient)) { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient, center: unit(center, in: size), startRadius: startRadius,
            endRadius: endRadius))
      }
    }

    /// Returns a conic gradient around a point of the canvas.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(style: AnyShapeStyle(gradient)) { size in
        AnyShapeStyle(
          AngularGradient(
            gradient: gradient, center: unit(center, in: size), startAngle: angle,
            endAngle: angle + .degrees(360)))
      }
    }

    /// A function that returns the style for a size of the canvas; nil if the style does not depend
    /// on it.
    private let sized: ((CGSize) -> AnyShapeStyle)?

    private init(style: AnyShapeStyle, sized: ((CGSize) -> AnyShapeStyle)? = nil) {
      self.style = style
      self.sized = sized
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

  let drawing = Drawing()
  private let size: CGSize

  /// The opacity of later drawing, from 0 to 1.
  public var opacity = 1.0

  /// The blend mode of later drawing.
  public var blendMode = BlendMode.normal

  /// The transform of later drawing.
  public var transform = CGAffineTransform.identity

  private var clips: [Path] = []

  var filters: [(AnyView) -> AnyView] = []

  /// The views that are drawn as symbols.
  let symbols: AnyView

  init(size: CGSize, symbols: AnyView = AnyView(EmptyView())) {
    (self.size, self.symbols) = (size, symbols)
  }

  /// The rectangle in which something can be seen.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.boundingRect) }
      .applying(transform.inverted())
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { WidgetViews.Environment(\.self).wrappedValue }

  /// Moves the origin of later drawing.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates later drawing by an angle.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Scales later drawing by two factors.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Applies a transform to later drawing, before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Clips later drawing to a path by the rule of a fill style: to its inside, or to its outside if the clip is inverse.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let outline = path.applying(transform)
    let inside = style.isEOFilled ? outline.normalized(eoFill: true) : outline
    guard options.contains(.inverse) else { return clips.append(inside) }
    clips.append(Path(CGRect(origin: .zero, size: size)).subtracting(inside))
  }

  /// Fills a path with a shading.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    add(path.applying(transform).fill(shading.style(in: size), style: style))
  }

  /// Draws a line along a path, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path, in a stroke style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.strokedPath(style).applying(transform).fill(shading.style(in: size)))
  }

  /// Draws a text with its anchor at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    add(text.fixedSize(), at: point, anchor)
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) {
    add(
      text.frame(width: rect.width, height: rect.height, alignment: .topLeading),
      at: CGPoint(x: rect.minX, y: rect.minY), .topLeading)
  }

  /// Draws an image with its anchor at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    add(image, at: point, anchor)
  }

  /// Draws an image scaled to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    add(
      image.resizable().frame(width: rect.width, height: rect.height),
      at: CGPoint(x: rect.minX, y: rect.minY), .topLeading)
  }

  /// Calls a function with a copy of the context, so that its changes do not affect this one.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  func add<Content: View>(_ view: Content, at point: CGPoint, _ anchor: UnitPoint) {
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
    let filtered = filters.reduce(AnyView(view)) { $1($0) }
    var layer = AnyView(filtered.opacity(opacity))
    for clip in clips { layer = AnyView(layer.clipShape(clip)) }
    // Outside of the clips, which would otherwise blend by themselves.
    drawing.layers.append(AnyView(layer.blendMode(blendMode)))
  }
}
