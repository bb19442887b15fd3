// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import SwiftUI
public import WidgetCharts
public import WidgetViews

extension AxisValueLabel {
  /// Creates a label that formats the value in the widget's locale; a value of another type has an
  /// empty label.
  ///
  /// - Parameters:
  ///   - format: The format of the value.
  ///   - centered: Whether the label is in the middle of a unit of time; nil decides by the axis.
  ///   - anchor: The part of the label that is at the value; nil is the default.
  ///   - multiLabelAlignment: How labels of one value are aligned; there is one here, so that it changes nothing.
  ///   - collisionResolution: What is done if it would be on another label.
  ///   - offsetsMarks: Whether ticks are moved by the label, which they are not here.
  ///   - orientation: The direction in which it is read.
  ///   - horizontalSpacing: How much farther from the plot or from the value it is, in points.
  ///   - verticalSpacing: How much farther down it is, in points.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(
      centered: centered, anchor: anchor, collisionResolution: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) }
    ) { $0.text(in: format) }
  }
}

extension AxisMarks {
  /// Creates the usual grid line, tick and label at values of an axis, which are formatted in the widget's locale.
  ///
  /// - Parameters:
  ///   - format: The format of the values; a value of another type has an empty label.
  ///   - preset: How the labels are placed.
  ///   - position: The side of the plot.
  ///   - values: The values; round ones if none are given.
  ///   - stroke: How lines are stroked.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) {
      $0.text(in: format)
    }
  }

  /// Creates the usual grid line, tick and label at given values of an axis, which are formatted in the widget's locale.
  ///
  /// - Parameters:
  ///   - format: The format of the values.
  ///   - preset: How the labels are placed.
  ///   - position: The side of the plot.
  ///   - values: The values.
  ///   - stroke: How lines are stroked.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Format.FormatInput], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values, stroke: stroke) { value in
      AxisGridLine()
      AxisTick()
      AxisValueLabel(format: format)
    }
  }
}

extension PlottedValue {
  /// The value in a format; an empty text for a value of another type.
  fileprivate func text<Format: FormatStyle>(in format: Format) -> Text
  where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    guard let input = Format.FormatInput(plotted: self) else { return Text(verbatim: "") }
    return Text(input, format: format)
  }
}
