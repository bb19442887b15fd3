// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks between values and places of the plot, which are in points from its left side or from its top: the same for all elements, where nil is what
// it is for ``PointMark``, or a property of each.

extension PointPlot {
  /// Creates a symbol at a value of each element and a place of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: Double? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { PointMark(x: x($0), y: y).mark }
  }

  /// Creates a symbol at a place of the plot and a value of each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: Double? = nil, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { PointMark(x: x, y: y($0)).mark }
  }

  /// Creates a symbol at a value of each element and a place of its own.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: KeyPath<Data.Element, some BinaryFloatingPoint>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { PointMark(x: x($0), y: Double($0[keyPath: y])).mark }
  }

  /// Creates a symbol at a place of its own and a value of each element.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, some BinaryFloatingPoint>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { PointMark(x: Double($0[keyPath: x]), y: y($0)).mark }
  }
}
