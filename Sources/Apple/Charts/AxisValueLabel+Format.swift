// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import SwiftUI
public import WidgetCharts
public import WidgetViews

extension AxisValueLabel {
  /// The value as a format writes it, in the language of the widget; a value of another kind is written as usual.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - centered: Whether the label of a unit of time is in the middle of the unit.
  ///   - anchor: The part of the label that is at the value.
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
  /// The value that a chart plots; nil if it is of another kind.
  init?(plotted value: PlottedValue) {
    guard let primitive = PrimitivePlottable(plottedValue: value) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}
