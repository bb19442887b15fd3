// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The content of a chart: a mark, or custom marks.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the content's body.
  associatedtype Body: ChartContent

  /// The content that this content is composed of.
  @ChartContentBuilder var body: Body { get }

  /// Adds the marks to those of a chart.
  ///
  /// Custom content does not implement it.
  nonisolated func collect(in marks: inout ChartMarks)
}

nonisolated extension ChartContent {
  /// Adds what ``body`` is composed of.
  public func collect(in marks: inout ChartMarks) {
    callOnThisThread({ $0.body }, with: self).collect(in: &marks)
  }
}

/// Content that is not composed of other content.
nonisolated public protocol PrimitiveChartContent: ChartContent where Body == EmptyView {}

nonisolated extension PrimitiveChartContent {
  /// No body, because the content is not composed of other content.
  public var body: EmptyView { EmptyView() }
}

extension EmptyView: ChartContent {
  /// Appends no mark: the chart is empty.
  public func collect(in marks: inout ChartMarks) {}
}

/// The marks of a chart, as they are collected.
public struct ChartMarks {
  var marks: [ChartMark] = []
}

/// Type-erased content of a chart.
public struct AnyChartContent: PrimitiveChartContent {
  let marks: [ChartMark]

  init(marks: [ChartMark]) {
    self.marks = marks
  }

  /// Wraps content of any type.
  public init(_ content: some ChartContent) {
    var collected = ChartMarks()
    content.collect(in: &collected)
    marks = collected.marks
  }

  /// Wraps content of any type.
  public init(erasing content: some ChartContent) {
    self.init(content)
  }

  /// Appends the marks to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks += self.marks }
}

/// Composes the content of a chart of statements: one a line, with `if`, `switch` and `for`.
@resultBuilder public enum ChartContentBuilder {
  /// Returns content of a chart whose type is erased.
  public static func buildExpression(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }

  /// Joins content, the first behind the others.
  public static func buildBlock(_ content: AnyChartContent...) -> AnyChartContent {
    buildArray(content)
  }

  /// Takes the content of an `if` without `else`; none if the condition is false.
  public static func buildOptional(_ content: AnyChartContent?) -> AnyChartContent {
    content ?? AnyChartContent(marks: [])
  }

  /// Takes the content of the first branch.
  public static func buildEither(first content: AnyChartContent) -> AnyChartContent { content }

  /// Takes the content of the second branch.
  public static func buildEither(second content: AnyChartContent) -> AnyChartContent { content }

  /// Joins the content of a `for` loop.
  public static func buildArray(_ content: [AnyChartContent]) -> AnyChartContent {
    AnyChartContent(marks: content.flatMap(\.marks))
  }

  /// Takes content whose type some deployment targets do not have.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

extension Optional: ChartContent, PrimitiveChartContent where Wrapped: ChartContent {
  /// Appends the marks of the content; none if there is no content.
  public func collect(in marks: inout ChartMarks) { self?.collect(in: &marks) }
}
