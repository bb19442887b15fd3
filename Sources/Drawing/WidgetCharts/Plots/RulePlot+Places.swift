// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks between values and places of the plot, which are in points from its left side or from its top: the same for all elements, where nil is what
// it is for ``RuleMark``, or a property of each.

extension RulePlot {
  /// Creates standing lines at a value, from a place of the plot to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: Double? = nil,
    yEnd: Double? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(x: x($0), yStart: yStart, yEnd: yEnd).mark }
  }

  /// Creates standing lines at a place of the plot, from a value to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: Double? = nil, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(x: x, yStart: yStart($0), yEnd: yEnd($0)).mark }
  }

  /// Creates lying lines at a value, from a place of the plot to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(xStart: xStart, xEnd: xEnd, y: y($0)).mark }
  }

  /// Creates lying lines at a place of the plot, from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: Double? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(xStart: xStart($0), xEnd: xEnd($0), y: y).mark }
  }

  /// Creates standing lines at a value, from a place of each element to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yEnd: KeyPath<Data.Element, some BinaryFloatingPoint>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RuleMark(x: x($0), yStart: Double($0[keyPath: yStart]), yEnd: Double($0[keyPath: yEnd])).mark
    }
  }

  /// Creates standing lines at places of their own, from a value to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RuleMark(x: Double($0[keyPath: x]), yStart: yStart($0), yEnd: yEnd($0)).mark
    }
  }

  /// Creates lying lines at a value, from a place of each element to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    xEnd: KeyPath<Data.Element, some BinaryFloatingPoint>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RuleMark(xStart: Double($0[keyPath: xStart]), xEnd: Double($0[keyPath: xEnd]), y: y($0)).mark
    }
  }

  /// Creates lying lines at places of their own, from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: KeyPath<Data.Element, some BinaryFloatingPoint>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RuleMark(xStart: xStart($0), xEnd: xEnd($0), y: Double($0[keyPath: y])).mark
    }
  }
}
