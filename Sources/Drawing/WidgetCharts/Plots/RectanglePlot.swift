// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The rectangles of a collection: one for each element.
public struct RectanglePlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  /// Appends the marks of the plot to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { content.collect(in: &marks) }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements, each of which has a mark.
  public var dataElements: [Content.DataElement] { content.dataElements }
}

extension RectanglePlot {
  /// Creates rectangles over two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(x: x($0), y: y($0), width: width($0), height: height($0)).mark
    }
  }

  /// Creates rectangles between four values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(xStart: xStart($0), xEnd: xEnd($0), yStart: yStart($0), yEnd: yEnd($0)).mark
    }
  }

  /// Creates rectangles over a value and between two.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0), width: width($0)).mark
    }
  }

  /// Creates rectangles between two values and over one.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      RectangleMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0), height: height($0)).mark
    }
  }
}
