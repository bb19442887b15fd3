// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI
public import WidgetCharts
public import WidgetViews

// Of places that Foundation spells.

extension ChartProxy {
  /// Returns the value at a place, in points from the left side of the plot; nil where there is none of the type.
  public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { plottedValue(atX: Double(position)).flatMap { Value(plotted: $0) } }

  /// Returns the value at a place, in points from the upper side of the plot; nil where there is none of the type.
  public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self)
    -> Value?
  { plottedValue(atY: Double(position)).flatMap { Value(plotted: $0) } }

  /// Returns the values at a place, in points from the upper left corner of the plot; nil where there is none of a type.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  /// Returns the value up to which the sectors of the chart reach at an angle, clockwise from the top; nil without sectors.
  public func value<Value: Plottable>(atAngle angle: Angle, as type: Value.Type = Value.self)
    -> Value?
  {
    let part = (angle.degrees / 360).truncatingRemainder(dividingBy: 1)
    return angleTotal.flatMap { Value(plotted: .number($0 * (part < 0 ? part + 1 : part))) }
  }

  /// Returns the angle of a place around the middle of the plot, clockwise from the top; in points from the upper left corner of the plot.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (Double(position.x) - plotArea.width / 2, plotArea.height / 2 - Double(position.y))
    let radians = atan2(x, y)
    return .radians(radians < 0 ? radians + 2 * .pi : radians)
  }

  /// Returns the position of a value in points from the left side of the plot; nil if the chart does not show it.
  @_disfavoredOverload
  public func position(forX value: some Plottable) -> CGFloat? {
    place(forX: value).map { CGFloat($0) }
  }

  /// Returns the position of a value in points from the upper side of the plot; nil if the chart does not show it.
  @_disfavoredOverload
  public func position(forY value: some Plottable) -> CGFloat? {
    place(forY: value).map { CGFloat($0) }
  }

  /// Returns the position of two values in points from the upper left corner of the plot; nil if the chart does not show them.
  public func position(for point: (x: some Plottable, y: some Plottable)) -> CGPoint? {
    guard let x = place(forX: point.x), let y = place(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns from where to where a category or a unit of time reaches, in points from the left side of the plot; nil if the chart does not show it.
  public func positionRange(forX value: some Plottable) -> ClosedRange<CGFloat>? {
    extent(forX: value).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// Returns from where to where a category or a unit of time reaches, in points from the upper side of the plot; nil if the chart does not show it.
  public func positionRange(forY value: some Plottable) -> ClosedRange<CGFloat>? {
    extent(forY: value).map { CGFloat($0.lowerBound)...CGFloat($0.upperBound) }
  }

  /// Returns the rectangle over which two values reach, in points from the upper left corner of the plot; nil if the chart does not show them.
  public func positionRange(for point: (x: some Plottable, y: some Plottable)) -> CGRect? {
    guard let x = extent(forX: point.x), let y = extent(forY: point.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// Returns the area of the symbol of a value, in square points; nil if the area of no symbol stands for it.
  @_disfavoredOverload
  public func symbolSize(for value: some Plottable) -> CGFloat? {
    symbolArea(for: value).map { CGFloat($0) }
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
  public var plotAreaSize: CGSize { CGSize(width: plotArea.width, height: plotArea.height) }

  /// The size of the plot, in points.
  @_disfavoredOverload
  public var plotSize: CGSize { plotAreaSize }

  /// The plot in the chart, for a view behind or before it; a widget shows all of what scrolls.
  public var plotContainerFrame: Anchor<CGRect>? { plotAreaFrame }
}

// What a user chooses, which in a widget is nothing.
extension ChartProxy {
  /// Chooses the value at a place, in points from the left side of the plot; nothing is chosen in a widget.
  public func selectXValue(at xPosition: CGFloat) {}

  /// Chooses the value at a place, in points from the upper side of the plot; nothing is chosen in a widget.
  public func selectYValue(at yPosition: CGFloat) {}

  /// Chooses the values between two places, in points from the left side of the plot; nothing is chosen in a widget.
  public func selectXRange(from: CGFloat, to: CGFloat) {}

  /// Chooses the values between two places, in points from the upper side of the plot; nothing is chosen in a widget.
  public func selectYRange(from: CGFloat, to: CGFloat) {}

  /// Chooses the value at an angle; nothing is chosen in a widget.
  public func selectAngleValue(at angle: Angle) {}
}
