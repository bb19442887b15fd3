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
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: Double? = nil
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      SectorMark(
        angle: angle($0), innerRadius: innerRadius($0), outerRadius: outerRadius($0),
        angularInset: angularInset
      ).mark
    }
  }

  /// Creates sectors whose angles are their shares of the sum, each with an inset of its own, in points.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Value>,
    innerRadius: MarkDimensions<Data.Element> = .automatic,
    outerRadius: MarkDimensions<Data.Element> = .automatic,
    angularInset: KeyPath<Data.Element, some BinaryFloatingPoint>
  ) where Content == VectorizedPlotContent<Data> {
    content = .init(data) {
      SectorMark(
        angle: angle($0), innerRadius: innerRadius($0), outerRadius: outerRadius($0),
        angularInset: Double($0[keyPath: angularInset])
      ).mark
    }
  }
}
