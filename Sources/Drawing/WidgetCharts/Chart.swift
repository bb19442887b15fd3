// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// Marks of data, with axes and a legend.
///
/// ```swift
/// struct Step { var day: String; var count: Int }
///
/// struct Week: View {
///   var steps: [Step]
///
///   var body: some View {
///     Chart(steps, id: \.day) { step in
///       BarMark(x: .value("Day", step.day), y: .value("Steps", step.count))
///     }
///   }
/// }
/// ```
///
/// A chart takes what it is offered. What Apple does not publish of its charts is drawn after a rule of this library, which the widget's
/// problems mention: which ticks there are, how wide bars are, how far labels are from the plot. Domains of numbers include 0, and end at
/// ticks. Where reading begins at the right, the axis changes its side and the plot stays as it is.
public struct Chart<Content: ChartContent>: PrimitiveView {
  private let marks: [ChartMark]

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    marks = AnyChartContent(content()).marks
  }

  /// Creates a chart of marks for each element.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    marks = AnyChartContent(ForEach(data, id: id, content: content)).marks
  }

  /// Creates a chart of marks for each element.
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    marks = AnyChartContent(ForEach(data, content: content)).marks
  }

  /// Creates a chart of marks for each number.
  public init<Mark: ChartContent>(
    _ data: Range<Int>, @ChartContentBuilder content: (Int) -> Mark
  ) where Content == ForEach<Range<Int>, Int, Mark> {
    marks = AnyChartContent(ForEach(data, content: content)).marks
  }

  /// Adds the chart, which is drawn when its size is known.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.report(.chart)
    let marks = marks
    resolver.resolve(GeometryReader { ChartCanvas(marks: marks, size: $0.size) })
  }
}

/// A chart of a size.
struct ChartCanvas: PrimitiveView {
  let marks: [ChartMark]
  let size: Size

  func resolve(in resolver: inout ViewResolver) {
    let plan = ChartPlan(of: marks, size: size, in: resolver.environment)
    if resolver.environment.writesMomentsInEnglish, plan.axes.contains(where: \.writesMoments) {
      resolver.report(.axisLanguage)
    }
    resolver.resolve(ChartPicture(plan: plan).environment(\.layoutDirection, .leftToRight))
  }
}

/// The plot of a chart: what is between the axes.
nonisolated public struct ChartPlotContent: View {
  let view: AnyView

  /// The marks and the grid.
  public var body: some View { view }
}
