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
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil
  ) where Format.FormatInput: Plottable & Equatable, Format.FormatOutput == String {
    self.init(centered: centered, anchor: anchor) { value in
      guard let input = Format.FormatInput(plotted: value) else { return Text(verbatim: "") }
      return Text(input, format: format)
    }
  }
}

extension Plottable {
  /// Creates the value from a plotted value; nil if it is of another type.
  init?(plotted value: PlottedValue) {
    guard let primitive = PrimitivePlottable(plottedValue: value) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
