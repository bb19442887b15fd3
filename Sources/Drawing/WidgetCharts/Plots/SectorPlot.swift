// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The sectors of a circle or of a ring: one for each element of a collection.
public struct SectorPlot<Content: ChartContent>: PrimitiveChartContent {
  let content: Content

  /// Appends the marks of the plot to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { content.collect(in: &marks) }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The elements, each of which has a mark.
  public var dataElements: [Content.DataElement] { content.dataElements }
}

extension SectorPlot {
  /// Creates sectors whose angles are their shares of the sum; radii and the inset as of ``SectorMark``.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Value>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: Double? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      SectorMark(
        angle: angle($0), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset
      ).mark
    }
  }
}
