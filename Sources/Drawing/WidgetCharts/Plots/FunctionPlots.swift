// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The graph of a function as a line or as an area.
public struct FunctionPlotContent: PrimitiveChartContent {
  let mark: ChartMark

  /// Appends the graph, whose points follow from the scales, to the marks of the chart.
  public func collect(in marks: inout ChartMarks) { marks.marks.append(mark) }
}

/// The graph of a function as a line.
public typealias FunctionLinePlotContent = FunctionPlotContent
/// The graph of a function as an area.
public typealias FunctionAreaPlotContent = FunctionPlotContent

extension FunctionPlotContent {
  fileprivate init(_ kind: ChartMark.Kind, _ function: ChartFunction) {
    var mark = ChartMark(kind)
    mark.function = function
    // An area between two graphs, or one that begins at 0, is not put on another one.
    mark.stacking = .unstacked
    self.init(mark: mark)
  }
}

extension LinePlot where Content == FunctionPlotContent {
  /// Creates the graph of a function of x.
  ///
  /// - Parameters:
  ///   - x: The name of x, which screen readers say.
  ///   - y: The name of the function's value.
  ///   - domain: The numbers for which the graph is drawn; nil is the domain of the chart's x scale.
  ///   - function: The function; where it is undefined, it returns a value that is not finite, and the line has a gap.
  @_disfavoredOverload public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init(
      x: Text(verbatim: String(x)), y: Text(verbatim: String(y)), domain: domain, function: function
    )
  }

  /// Creates the graph of a function of x, with names from the widget's tables of strings.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates the graph of a function of x, with texts as its names.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    content = FunctionPlotContent(
      .line, ChartFunction(labels: (x, y), domain: domain) { ChartFunction.Point($0, function($0)) }
    )
  }

  /// Creates the curve of a function whose values are the places for a parameter.
  ///
  /// - Parameters:
  ///   - x: The name of x, which screen readers say.
  ///   - y: The name of y.
  ///   - t: The name of the parameter.
  ///   - domain: The numbers that the parameter goes through.
  ///   - function: The function; where it is undefined, it returns values that are not finite, and the line has a gap.
  @_disfavoredOverload public init(
    x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    self.init(
      curve: (Text(verbatim: String(x)), Text(verbatim: String(y))), domain: domain, function)
  }

  /// Creates the curve of a function of a parameter, with names from the widget's tables of strings.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    self.init(curve: (Text(x), Text(y)), domain: domain, function)
  }

  /// Creates the curve of a function of a parameter, with texts as its names.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    self.init(curve: (x, y), domain: domain, function)
  }

  private init(
    curve labels: (x: Text, y: Text), domain: ClosedRange<Double>,
    _ function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) {
    content = FunctionPlotContent(
      .line,
      ChartFunction(labels: labels, domain: domain) {
        let place = function($0)
        return ChartFunction.Point(place.x, place.y)
      })
  }
}

extension AreaPlot where Content == FunctionPlotContent {
  /// Creates the area between 0 and the graph of a function of x.
  ///
  /// - Parameters:
  ///   - x: The name of x, which screen readers say.
  ///   - y: The name of the function's value.
  ///   - domain: The numbers for which the area is drawn; nil is the domain of the chart's x scale.
  ///   - function: The function; where it is undefined, it returns a value that is not finite, and the area has a gap.
  @_disfavoredOverload public init(
    x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init((Text(verbatim: String(x)), Text(verbatim: String(y))), domain, function)
  }

  /// Creates the area between 0 and the graph of a function of x, with names from the widget's tables of strings.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init((Text(x), Text(y)), domain, function)
  }

  /// Creates the area between the graphs of two functions of x.
  ///
  /// - Parameters:
  ///   - x: The name of x, which screen readers say.
  ///   - yStart: The name of the first value.
  ///   - yEnd: The name of the second value.
  ///   - domain: The numbers for which the area is drawn; nil is the domain of the chart's x scale.
  ///   - function: The functions; where one is undefined, its value is not finite, and the area has a gap.
  @_disfavoredOverload public init(
    x: some StringProtocol, yStart: some StringProtocol, yEnd: some StringProtocol,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(between: (Text(verbatim: String(x)), Text(verbatim: String(yEnd))), domain, function)
  }

  /// Creates the area between the graphs of two functions of x, with names from the widget's tables of strings.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(between: (Text(x), Text(yEnd)), domain, function)
  }

  /// Creates the area between 0 and the graph of a function of x, with texts as its names.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init((x, y), domain, function)
  }

  /// Creates the area between the graphs of two functions of x, with texts as its names.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(between: (x, yEnd), domain, function)
  }

  private init(
    _ labels: (x: Text, y: Text), _ domain: ClosedRange<Double>?,
    _ function: @escaping @Sendable (Double) -> Double
  ) {
    content = FunctionPlotContent(
      .area, ChartFunction(labels: labels, domain: domain) { ChartFunction.Point($0, function($0)) }
    )
  }

  private init(
    between labels: (x: Text, y: Text), _ domain: ClosedRange<Double>?,
    _ function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = FunctionPlotContent(
      .area,
      ChartFunction(labels: labels, domain: domain) {
        let values = function($0)
        return ChartFunction.Point($0, values.yEnd, from: values.yStart)
      })
  }
}
