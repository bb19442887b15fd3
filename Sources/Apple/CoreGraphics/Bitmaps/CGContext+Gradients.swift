// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import WidgetViews

extension CGContext {
  /// Fills the clip with a gradient between two points; the options say whether it goes on before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    saveGState()
    if !options.contains(.drawsBeforeStartLocation) { keep(what: end, isBeyond: start) }
    if !options.contains(.drawsAfterEndLocation) { keep(what: start, isBeyond: end) }
    add(
      whole.fill(
        LinearGradient(
          gradient: gradient.gradient, startPoint: unit(start), endPoint: unit(end))))
    restoreGState()
  }

  /// Fills the clip with a gradient between two circles, both around the end's center; the options say whether it goes on inside of the
  /// start and outside of the end.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    func circle(_ radius: CGFloat) -> Path {
      Path(
        ellipseIn: Rect(
          x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let goesIn = endRadius < startRadius
    saveGState()
    if !options.contains(goesIn ? .drawsBeforeStartLocation : .drawsAfterEndLocation) {
      state.clips.append(placed(circle(max(startRadius, endRadius))))
    }
    let hole = min(startRadius, endRadius)
    if hole > 0, !options.contains(goesIn ? .drawsAfterEndLocation : .drawsBeforeStartLocation) {
      state.clips.append(whole.subtracting(placed(circle(hole))))
    }
    add(
      whole.fill(
        RadialGradient(
          gradient: gradient.gradient, center: unit(endCenter),
          startRadius: startRadius * lengthFactor, endRadius: endRadius * lengthFactor)))
    restoreGState()
  }

  /// Clips to the side of a line on which a point is; the line goes through another point, across the way between the two.
  private func keep(what inner: CGPoint, isBeyond edge: CGPoint) {
    let way = CGVector(dx: inner.x - edge.x, dy: inner.y - edge.y)
    let length = hypot(way.dx, way.dy)
    guard length > 0 else { return }
    let box = CGPath(whole.applying(state.transform.inverted().engine)).boundingBoxOfPath
    let reach = hypot(box.width, box.height) + hypot(box.midX - edge.x, box.midY - edge.y)
    let (dx, dy) = (way.dx / length * reach, way.dy / length * reach)
    var side = Path()
    side.addLines(
      [
        CGPoint(x: edge.x - dy, y: edge.y + dx), CGPoint(x: edge.x + dy, y: edge.y - dx),
        CGPoint(x: edge.x + dy + dx, y: edge.y - dx + dy),
        CGPoint(x: edge.x - dy + dx, y: edge.y + dx + dy),
      ].map(\.engine))
    side.closeSubpath()
    state.clips.append(placed(side))
  }
}
