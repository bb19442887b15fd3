// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension ForEach: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of each element.
  public func collect(in marks: inout ChartMarks) {
    for content in views { content.collect(in: &marks) }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: (Data.Element) -> Content
  ) {
    self.init(made: data.map { content($0) })
  }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates marks for each element.
  public init(_ data: Data, @ChartContentBuilder content: (Data.Element) -> Content) {
    self.init(made: data.map { content($0) })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates marks for each number.
  public init(_ data: Range<Int>, @ChartContentBuilder content: (Int) -> Content) {
    self.init(made: data.map { content($0) })
  }
}

extension Group: ChartContent, PrimitiveChartContent where Content: ChartContent {
  /// Adds the marks of the group.
  public func collect(in marks: inout ChartMarks) { content.collect(in: &marks) }
}

extension Group where Content: ChartContent {
  /// Creates a group of the marks that the builder makes.
  public init(@ChartContentBuilder content: () -> Content) {
    self = .of(content())
  }
}
