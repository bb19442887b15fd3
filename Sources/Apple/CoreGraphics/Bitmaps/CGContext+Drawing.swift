// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

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
  public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap.engine }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join.engine }

  /// Sets from which length on, as a multiple of the width, sharp corners are cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

  /// Sets the lengths of dashes and gaps, alternating, and the offset of the first dash.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map { Double($0) }
    state.line.dashPhase = phase
  }

  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = alpha }

  /// Sets the shadow of later drawing; the offset and the blur are in points, and a nil color is no
  /// shadow.
  public func setShadow(
    offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(gray: 0, alpha: 1.0 / 3)
  ) {
    state.shadow = color.map {
      (color: $0.engine, radius: blur / 2, x: offset.width, y: offset.height)
    }
  }

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

  /// Fills the path by a rule, and starts a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Draws lines between the points of each pair.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[start])
      addLine(to: points[start + 1])
    }
    strokePath()
  }

  /// Draws a line along the path, and starts a new one.
  public func strokePath() { drawPath(using: .stroke) }

  /// Draws the path, and starts a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    let drawn = placed(outline)
    outline = Path()
    if mode != .stroke {
      let isOdd = mode == .eoFill || mode == .eoFillStroke
      add(
        drawn.fill(state.fill, style: FillStyle(eoFill: isOdd)),
        covering: isOdd ? drawn.normalized(eoFill: true) : drawn)
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(drawn) }
  }

  /// The mean factor by which the transform scales lengths.
  var lengthFactor: Double {
    let transform = state.transform
    return abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  private func fill(_ path: Path) {
    let path = placed(path)
    add(path.fill(state.fill), covering: path)
  }

  /// Draws a line along a path that is already transformed.
  private func stroke(_ path: Path) {
    var line = state.line
    line.lineWidth *= lengthFactor
    line.dash = line.dash.map { $0 * lengthFactor }
    line.dashPhase *= lengthFactor
    add(path.stroke(state.stroke, style: line), covering: path.strokedPath(line))
  }
}
