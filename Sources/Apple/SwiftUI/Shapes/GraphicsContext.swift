// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import WidgetViews

/// The context of a canvas, into which a function draws.
public struct GraphicsContext {
  /// The layers of a drawing, to which all copies of a context add.
  final class Drawing {
    var layers: [AnyView] = []
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
    add(path.applying(transform).fill(shading.style(in: size), style: style), with: shading)
  }

  /// Draws a line along a path, with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along a path, in a stroke style.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    add(path.strokedPath(style).applying(transform).fill(shading.style(in: size)), with: shading)
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

  private func add<Content: View>(_ view: Content, with shading: Shading? = nil) {
    let shaded = shading?.undrawn?(AnyView(view)) ?? AnyView(view)
    let filtered = filters.reduce(shaded) { $1($0) }
    var layer = AnyView(filtered.opacity(opacity))
    for clip in clips { layer = AnyView(layer.clipShape(clip)) }
    // Outside of the clips, which would otherwise blend by themselves.
    drawing.layers.append(AnyView(layer.blendMode(blendMode)))
  }
}
