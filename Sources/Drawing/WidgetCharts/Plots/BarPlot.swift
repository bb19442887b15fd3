// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The bars of a collection: one for each element.
public struct BarPlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  /// Appends the marks of the plot to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { content.collect(in: &marks) }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements, each of which has a mark.
  public var dataElements: [Content.DataElement] { content.dataElements }
}

extension BarPlot {
  /// Creates bars for two values, one of which says how long each is, as of ``BarMark``.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic,
    height: MarkDimensions<Data.Element> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(x: x($0), y: y($0), width: width($0), height: height($0), stacking: stacking).mark
    }
  }

  /// Creates standing bars from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(x: x($0), yStart: yStart($0), yEnd: yEnd($0), width: width($0)).mark
    }
  }

  /// Creates lying bars from a value to another.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    height: MarkDimensions<Data.Element> = .automatic
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      BarMark(xStart: xStart($0), xEnd: xEnd($0), y: y($0), height: height($0)).mark
    }
  }
}
