// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks between values and places of the plot, which are in points from its left side or from its top: the same for all elements, where nil is what
// it is for ``RectangleMark``, or a property of each.

extension RectanglePlot {
  /// Creates rectangles over a value, from a place of the plot to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: Double? = nil,
    yEnd: Double? = nil, width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(x: x($0), yStart: yStart, yEnd: yEnd, width: width($0)).mark
    }
  }

  /// Creates rectangles over a value, from a place of the plot to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(xStart: xStart, xEnd: xEnd, y: y($0), height: height($0)).mark
    }
  }

  /// Creates rectangles between two values, from a place of the plot to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: Double? = nil, yEnd: Double? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(xStart: xStart($0), xEnd: xEnd($0), yStart: yStart, yEnd: yEnd).mark
    }
  }

  /// Creates rectangles from a place of the plot to another, between two values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: Double? = nil, xEnd: Double? = nil,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(xStart: xStart, xEnd: xEnd, yStart: yStart($0), yEnd: yEnd($0)).mark
    }
  }

  /// Creates rectangles over a value, from a place of each element to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yEnd: KeyPath<Data.Element, some BinaryFloatingPoint>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(
        x: x($0), yStart: Double($0[keyPath: yStart]), yEnd: Double($0[keyPath: yEnd]),
        width: width($0)
      ).mark
    }
  }

  /// Creates rectangles over a value, from a place of each element to another.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    xEnd: KeyPath<Data.Element, some BinaryFloatingPoint>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(
        xStart: Double($0[keyPath: xStart]), xEnd: Double($0[keyPath: xEnd]), y: y($0),
        height: height($0)
      ).mark
    }
  }

  /// Creates rectangles between two values, from a place of each element to another.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yEnd: KeyPath<Data.Element, some BinaryFloatingPoint>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(
        xStart: xStart($0), xEnd: xEnd($0), yStart: Double($0[keyPath: yStart]),
        yEnd: Double($0[keyPath: yEnd])
      ).mark
    }
  }

  /// Creates rectangles from a place of each element to another, between two values.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    xEnd: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(
        xStart: Double($0[keyPath: xStart]), xEnd: Double($0[keyPath: xEnd]), yStart: yStart($0),
        yEnd: yEnd($0)
      ).mark
    }
  }

  /// Creates rectangles between four places of their own.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    xEnd: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yStart: KeyPath<Data.Element, some BinaryFloatingPoint>,
    yEnd: KeyPath<Data.Element, some BinaryFloatingPoint>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(
        xStart: Double($0[keyPath: xStart]), xEnd: Double($0[keyPath: xEnd]),
        yStart: Double($0[keyPath: yStart]), yEnd: Double($0[keyPath: yEnd])
      ).mark
    }
  }
}
