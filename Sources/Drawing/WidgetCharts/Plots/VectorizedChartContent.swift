// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The content of a plot of data, which has a mark for each element.
nonisolated public protocol VectorizedChartContent<DataElement>: ChartContent {
  /// The type of the elements.
  associatedtype DataElement

  /// The elements, in the order of the marks that the content collects.
  var dataElements: [DataElement] { get }
}

/// The marks of the elements of a collection.
public struct VectorizedPlotContent<Data: RandomAccessCollection>: PrimitiveChartContent,
  VectorizedChartContent
{
  /// The elements, each of which has a mark.
  public let dataElements: [Data.Element]

  private let marks: [ChartMark]

  init(_ data: Data, _ mark: (Data.Element) -> ChartMark) {
    dataElements = Array(data)
    marks = dataElements.map(mark)
  }

  /// Appends a mark for each element to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks += self.marks }
}

/// The content of a plot of areas.
public typealias VectorizedAreaPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The content of a plot of bars.
public typealias VectorizedBarPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The content of a plot of lines through points.
public typealias VectorizedLinePlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The content of a plot of symbols.
public typealias VectorizedPointPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The content of a plot of rectangles.
public typealias VectorizedRectanglePlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The content of a plot of straight lines.
public typealias VectorizedRulePlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>
/// The content of a plot of sectors.
public typealias VectorizedSectorPlotContent<Data: RandomAccessCollection> =
  VectorizedPlotContent<Data>

/// Content whose marks are changed by what their elements say.
struct ChangedVectorizedContent<Content: VectorizedChartContent>: PrimitiveChartContent,
  VectorizedChartContent
{
  let content: Content
  let change: (Content.DataElement, inout ChartMark) -> Void

  var dataElements: [Content.DataElement] { content.dataElements }

  func collect(in marks: inout ChartMarks) {
    let first = marks.marks.count
    content.collect(in: &marks)
    for (index, element) in zip(marks.marks.indices.dropFirst(first), dataElements) {
      change(element, &marks.marks[index])
    }
  }
}
