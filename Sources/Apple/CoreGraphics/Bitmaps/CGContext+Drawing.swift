// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import WidgetViews

extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fill = AnyShapeStyle(color.engine) }

  /// Sets the fill color by its sRGB components, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = AnyShapeStyle(color.engine) }

  /// Sets the color of lines by its sRGB components, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the width of lines, in units of the context.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.lineCap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.lineJoin =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// Sets the lengths of dashes and gaps, alternating, and the offset of the first dash.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = phase
  }

  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }

  /// Sets the blend mode of later drawing; modes that are not supported are reported and drawn as
  /// normal.
  public func setBlendMode(_ mode: BlendMode) {
    if mode == .plusDarker {
      reportUnavailable("CGBlendMode.\(mode.rawValue)", answer: "what follows is drawn in front")
    }
    state.blendMode = mode
  }

  /// Sets the shadow of later drawing; the offset and the blur are in points, and a nil color is no
  /// shadow.
  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)
  ) {
    state.shadow = color.map {
      (color: $0.engine, radius: blur / 2, x: offset.width, y: offset.height)
    }
  }

  /// Does nothing: edges are always antialiased here.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) { fill(Path(rect.engine)) }

  /// Fills rectangles with the fill color.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the ellipse in a rectangle with the fill color.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect.engine)) }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) { stroke(placed(Path(rect.engine))) }

  /// Draws a line of a width along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Draws a line along the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(placed(Path(ellipseIn: rect.engine))) }

  /// Erases the part of a rectangle that is inside of the clip.
  public func clear(_ rect: CGRect) {
    erase(state.clips.reduce(placed(Path(rect.engine))) { $0.intersection($1) })
  }

  /// Starts a new, empty path.
  public func beginPath() { path = Path() }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point.engine) }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point.engine)
  }

  /// Adds a quadratic Bézier curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(
      to: end.engine, control: control.engine)
  }

  /// Adds a cubic Bézier curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end.engine,
      control1: control1.engine,
      control2: control2.engine)
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.addRect(rect.engine) }

  /// Adds the ellipse in a rectangle to the path.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect.engine) }

  /// Adds another path to the path.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// Adds an arc to the path, after a line to its start; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center.engine, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Closes the subpath with a line to its start.
  public func closePath() { path.closeSubpath() }

  /// Fills the path by a rule, and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws a line along the path, and starts a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path, and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = placed(path)
    path = Path()
    if mode != .stroke {
      let isOdd = mode == .eoFill || mode == .eoFillStroke
      add(drawn.fill(state.fill, style: FillStyle(eoFill: isOdd)))
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(drawn) }
  }

  /// Fills the clip with a gradient between two points; the options are ignored.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    add(
      whole.fill(
        LinearGradient(
          gradient: gradient.gradient, startPoint: unit(start), endPoint: unit(end))))
  }

  /// Fills the clip with a gradient between two circles, both around the end's center; the options
  /// are ignored.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    add(
      whole.fill(
        RadialGradient(
          gradient: gradient.gradient, center: unit(endCenter),
          startRadius: startRadius * lengthFactor, endRadius: endRadius * lengthFactor)))
  }

  /// The mean factor by which the transform scales lengths.
  private var lengthFactor: Double {
    let transform = state.transform
    return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  private func fill(_ path: Path) { add(placed(path).fill(state.fill)) }

  /// Draws a line along a path that is already transformed.
  private func stroke(_ path: Path) {
    var line = state.line
    line.lineWidth *= lengthFactor
    line.dash = line.dash.map { $0 * lengthFactor }
    line.dashPhase *= lengthFactor
    add(path.stroke(state.stroke, style: line))
  }
}

/// The blend mode of drawing, by its Core Graphics name.
public typealias CGBlendMode = BlendMode
