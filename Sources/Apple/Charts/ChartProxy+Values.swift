// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetCharts
public import WidgetViews

extension ChartProxy {
  /// Returns the value at a place, in points from the left side of the plot; nil for categories.
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { number(atX: Double(position)).flatMap { Self.value(of: $0) } }

  /// Returns the value at a place, in points from the upper side of the plot; nil for categories.
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { number(atY: Double(position)).flatMap { Self.value(of: $0) } }

  private static func value<Value: Plottable>(of number: Double) -> Value? {
    let moment = Instant(millisecondsSince1970: number.isFinite ? Int64(number * 1000) : 0)
    let plotted =
      Value.PrimitivePlottable(plottedValue: .number(number))
      ?? Value.PrimitivePlottable(plottedValue: .moment(moment))
    return plotted.flatMap(Value.init(primitivePlottable:))
  }

  /// The plot in the chart, for a view behind or before it.
  public var plotFrame: Anchor<CGRect>? { plotAreaFrame }

  /// The plot in the chart, for a view behind or before it.
  public var plotAreaFrame: Anchor<CGRect> {
    let frame = CGRect(
      x: plotArea.minX, y: plotArea.minY, width: plotArea.width, height: plotArea.height)
    // A view behind or before the chart has its corner.
    return Anchor(.init(value: { _ in frame }), of: plotArea) { frame, _ in frame }
  }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { CGSize(width: plotSize.width, height: plotSize.height) }
}
