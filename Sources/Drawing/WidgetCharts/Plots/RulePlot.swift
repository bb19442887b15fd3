// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The straight lines of a collection: one for each element.
public struct RulePlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  /// Appends the marks of the plot to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { content.collect(in: &marks) }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements, each of which has a mark.
  public var dataElements: [Content.DataElement] { content.dataElements }
}

extension RulePlot {
  /// Creates standing lines over the whole height.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(x: x($0)).mark }
  }

  /// Creates lying lines over the whole width.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(y: y($0)).mark }
  }

  /// Creates standing lines from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0)).mark }
  }

  /// Creates lying lines from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) { RuleMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0)).mark }
  }
}
