// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An area at the points of a collection, or at the graph of a function.
public struct AreaPlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  /// Appends the marks of the plot to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { content.collect(in: &marks) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements, each of which has a mark.
  public var dataElements: [Content.DataElement] { content.dataElements }
}

extension AreaPlot {
  /// Creates the area of all elements, which begins at 0.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { AreaMark(x: x($0), y: y($0), stacking: stacking).mark }
  }

  /// Creates the areas of the elements of each series, which begin at 0 or at the end of another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      AreaMark(x: x($0), y: y($0), series: series($0), stacking: stacking).mark
    }
  }

  /// Creates an area from a value to another, above each other.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { AreaMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0)).mark }
  }

  /// Creates the areas of the elements of each series, from a value to another above each other.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      AreaMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0), series: series($0)).mark
    }
  }

  /// Creates an area from a value to another, beside each other.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { AreaMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0)).mark }
  }

  /// Creates the areas of the elements of each series, from a value to another beside each other.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      AreaMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0), series: series($0)).mark
    }
  }
}
