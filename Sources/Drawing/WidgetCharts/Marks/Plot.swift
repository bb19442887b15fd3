// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Content of a chart whose modifiers count for all of its marks.
public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  private let content: Content

  /// Creates a group of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Appends the marks of the content to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { content.collect(in: &marks) }
}
