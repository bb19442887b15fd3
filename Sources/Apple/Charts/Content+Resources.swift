// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What a text from the tables of strings is given for takes a localized resource, too.

public import SwiftUI
public import WidgetCharts
public import WidgetViews

nonisolated extension View {
  /// Writes the title of a localized resource beside the horizontal axis of charts; usually below it.
  @_disfavoredOverload public func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartXAxisLabel(Text(labelResource), position: position, alignment: alignment, spacing: spacing)
  }

  /// Writes the title of a localized resource beside the vertical axis of charts; usually above it.
  @_disfavoredOverload public func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: Double? = nil
  ) -> some View {
    chartYAxisLabel(Text(labelResource), position: position, alignment: alignment, spacing: spacing)
  }
}

nonisolated extension ChartContent {
  /// Sets the label of the mark for VoiceOver, from a localized resource.
  @_disfavoredOverload
  public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some ChartContent {
    accessibilityLabel(Text(labelResource))
  }

  /// Sets the value of the mark for VoiceOver, from a localized resource.
  @_disfavoredOverload
  public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some ChartContent {
    accessibilityValue(Text(valueResource))
  }
}

extension AxisValueLabel {
  /// Creates a label with the text of a localized resource.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
  ) {
    self.init(
      centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
      collisionResolution: collisionResolution, offsetsMarks: offsetsMarks,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    ) { Text(titleResource) }
  }
}

extension LinePlot where Content == FunctionLinePlotContent {
  /// Creates the graph of a function of x, with the names of localized resources.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates the curve of a function of a parameter, with the names of localized resources.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, y: LocalizedStringResource, t: LocalizedStringResource,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (_ t: Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }
}

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// Creates the area between 0 and the graph of a function of x, with the names of localized resources.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// Creates the area between the graphs of two functions of x, with the names of localized resources.
  @_disfavoredOverload public init(
    x: LocalizedStringResource, yStart: LocalizedStringResource, yEnd: LocalizedStringResource,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (_ x: Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }
}
