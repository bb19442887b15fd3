// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension VectorizedChartContent {
  /// Changes each mark by its element; what it says of itself counts before what is said of all.
  func changing(
    _ change: @escaping (DataElement, inout ChartMark) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    ChangedVectorizedContent(content: self, change: change)
  }

  /// Draws each mark in the style that its element has.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.style = $1.style ?? .fixed(AnyShapeStyle($0[keyPath: keyPath])) }
  }

  /// Draws each mark in the style of its element's category, which a legend explains.
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.style = $1.style ?? .by(value($0).value) }
  }

  /// Makes each mark as transparent as its element says, from 0 to 1.
  public func opacity(
    _ keyPath: KeyPath<DataElement, some BinaryFloatingPoint>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.look.opacity *= min(max(Double($0[keyPath: keyPath]), 0), 1) }
  }

  /// Draws each point as the shape that its element has.
  public func symbol(
    _ keyPath: KeyPath<DataElement, some ChartSymbolShape>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.symbol = $1.symbol ?? .shape(SymbolShape($0[keyPath: keyPath])) }
  }

  /// Draws each point as the symbol of its element's category.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.symbol = $1.symbol ?? .by(value($0).value) }
  }

  /// Sets the area of each symbol from its element, in square points.
  public func symbolSize(
    _ keyPath: KeyPath<DataElement, some BinaryFloatingPoint>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.symbolSize = $1.symbolSize ?? Double($0[keyPath: keyPath]) }
  }

  /// Draws each point in an area that stands for a value of its element, which a legend explains.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.sizeValue = $1.sizeValue ?? value($0).value }
  }

  /// Sets the style of the lines of each mark from its element.
  public func lineStyle(
    _ keyPath: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.line = $1.line ?? .fixed($0[keyPath: keyPath]) }
  }

  /// Draws lines in the dashes of their elements' category.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changing { $1.line = $1.line ?? .by(value($0).value) }
  }

  /// Puts the marks of categories beside each other.
  ///
  /// - Parameters:
  ///   - value: The category of an element.
  ///   - axis: The axis along which they are beside each other; nil is that of the categories.
  ///   - span: How much of the step of the scale they take together.
  /// - Returns: The marks beside each other.
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changing { element, mark in
      mark.group = mark.group ?? .init(value: value(element).value, axis: axis, span: span)
    }
  }
}
