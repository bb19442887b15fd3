// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import WidgetViews

extension CGContext {
  /// Chooses the color of what is filled.
  public func setFillColor(_ color: CGColor) { state.fill = AnyShapeStyle(color.engine) }

  /// Chooses the color of what is filled.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Chooses the gray of what is filled.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Chooses the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = AnyShapeStyle(color.engine) }

  /// Chooses the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Chooses the width of lines.
  public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }

  /// Chooses how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.lineCap =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }

  /// Chooses how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.lineJoin =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }

  /// Chooses the lengths of dashes and of the gaps between them.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = phase
  }

  /// Chooses how opaque what follows is.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }

  /// Chooses how what follows is mixed with what is there.
  public func setBlendMode(_ mode: BlendMode) {
    if [.sourceAtop, .destinationOver, .destinationOut, .plusDarker].contains(mode) {
      reportUnavailable("CGBlendMode.\(mode.rawValue)", answer: "what follows is drawn in front")
    }
    state.blendMode = mode
  }

  /// Puts a shadow behind what follows.
  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)
  ) {
    state.shadow = color.map {
      (color: $0.engine, radius: blur / 2, x: offset.width, y: offset.height)
    }
  }

  /// Has no effect: edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect.engine)) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills an ellipse.
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

  /// Draws a line along an ellipse.
  public func strokeEllipse(in rect: CGRect) { stroke(placed(Path(ellipseIn: rect.engine))) }

  /// Erases what is in a rectangle.
  public func clear(_ rect: CGRect) {
    erase(state.clips.reduce(placed(Path(rect.engine))) { $0.intersection($1) })
  }

  /// Begins a new path.
  public func beginPath() { path = Path() }

  /// Begins a new part of the path.
  public func move(to point: CGPoint) { path.move(to: point.engine) }

  /// Adds a straight line to the path.
  public func addLine(to point: CGPoint) {
    path.addLine(to: point.engine)
  }

  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(
      to: end.engine, control: control.engine)
  }

  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(
      to: end.engine,
      control1: control1.engine,
      control2: control2.engine)
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.addRect(rect.engine) }

  /// Adds an ellipse to the path.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect.engine) }

  /// Adds a path to the path.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// Adds a part of a circle to the path, after a line to its beginning.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center.engine, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }

  /// Ends the part of the path where it began.
  public func closePath() { path.closeSubpath() }

  /// Fills the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws a line along the path.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = placed(path)
    path = Path()
    if mode != .stroke {
      let isOdd = mode == .eoFill || mode == .eoFillStroke
      add(drawn.fill(state.fill, style: FillStyle(eoFill: isOdd)))
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(drawn) }
  }

  /// Draws colors along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    add(
      whole.fill(
        LinearGradient(
          gradient: gradient.gradient, startPoint: unit(start), endPoint: unit(end))))
  }

  /// Draws colors around a point; the circles have the center of the last one.
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

  /// By how much the transform makes lengths larger, in the mean.
  private var lengthFactor: Double {
    let transform = state.transform
    return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  private func fill(_ path: Path) { add(placed(path).fill(state.fill)) }

  /// Draws a line along a path that is in its place.
  private func stroke(_ path: Path) {
    var line = state.line
    line.lineWidth *= lengthFactor
    line.dash = line.dash.map { $0 * lengthFactor }
    line.dashPhase *= lengthFactor
    add(path.stroke(state.stroke, style: line))
  }
}

/// How something is mixed with what is there, by Core Graphics' name.
public typealias CGBlendMode = BlendMode
