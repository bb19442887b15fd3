// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks between values and places of the plot, which are in points from its left side or from its top: the same for all elements, where nil is what
// it is for ``BarMark``, or a property of each.

extension BarPlot {
  /// Creates bars from a value of each element, between places of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: Double? = nil,
    yEnd: Double? = nil, width: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(x: x($0), yStart: yStart, yEnd: yEnd, width: width($0), stacking: stacking).mark
    }
  }

  /// Creates bars from a value of each element, between places of the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(xStart: xStart, xEnd: xEnd, y: y($0), height: height($0), stacking: stacking).mark
    }
  }

  /// Creates bars between two values, from a place of the plot to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: Double? = nil, yEnd: Double? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(xStart: xStart($0), xEnd: xEnd($0), yStart: yStart, yEnd: yEnd).mark
    }
  }

  /// Creates bars from a place of the plot to another, between two values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(xStart: xStart, xEnd: xEnd, yStart: yStart($0), yEnd: yEnd($0)).mark
    }
  }

  /// Creates bars from a value of each element, between places of its own.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yEnd: KeyPath<Data.Element, some BinaryFloatingPoint>,
    width: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(
        x: x($0), yStart: Double($0[keyPath: yStart]), yEnd: Double($0[keyPath: yEnd]),
        width: width($0), stacking: stacking
      ).mark
    }
  }

  /// Creates bars from a value of each element, between places of its own.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    xEnd: KeyPath<Data.Element, some BinaryFloatingPoint>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(
        xStart: Double($0[keyPath: xStart]), xEnd: Double($0[keyPath: xEnd]), y: y($0),
        height: height($0), stacking: stacking
      ).mark
    }
  }

  /// Creates bars between two values, from a place of each element to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yEnd: KeyPath<Data.Element, some BinaryFloatingPoint>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(
        xStart: xStart($0), xEnd: xEnd($0), yStart: Double($0[keyPath: yStart]),
        yEnd: Double($0[keyPath: yEnd])
      ).mark
    }
  }

  /// Creates bars from a place of each element to another, between two values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    xEnd: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(
        xStart: Double($0[keyPath: xStart]), xEnd: Double($0[keyPath: xEnd]), yStart: yStart($0),
        yEnd: yEnd($0)
      ).mark
    }
  }
}
