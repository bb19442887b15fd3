// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// What the values of a chart's marks are drawn as: styles, symbols, areas and dashes.
struct MarkScales {
  /// The values that have a style, or whose number has a color.
  let styles: [PlottedValue]
  /// The values that have a symbol.
  let symbols: [PlottedValue]
  /// The values that have dashes.
  let lines: [PlottedValue]
  /// The scale of areas; nil if the area of no symbol stands for a value.
  let sizes: SymbolSizeScale?

  private let gradient: GradientScale?
  private let settings: ChartSettings

  init(of marks: [ChartMark], _ settings: ChartSettings) {
    var (styled, symbols, lines): ([PlottedValue], [PlottedValue], [PlottedValue]) = ([], [], [])
    for mark in marks {
      if case .by(let value) = mark.style { styled.append(value.start) }
      if case .by(let value) = mark.symbol { symbols.append(value.start) }
      if case .by(let value) = mark.line { lines.append(value.start) }
    }
    self.settings = settings
    gradient = GradientScale(of: styled, settings.styles)
    styles = settings.styles.categories(of: styled)
    self.symbols = settings.symbols.categories(of: symbols)
    self.lines = settings.lines.categories(of: lines)
    sizes = SymbolSizeScale(of: marks, settings)
  }

  /// The ends of the numbers that have colors, or the categories that have styles.
  var styleDomain: [PlottedValue] {
    gradient.map { [.number($0.lower), .number($0.upper)] } ?? styles
  }

  /// Whether a value has a style: a category of the scale, or any number if numbers have colors.
  func hasStyle(_ value: PlottedValue) -> Bool {
    gradient != nil ? value.number != nil : styles.contains(value)
  }

  func style(of value: PlottedValue) -> AnyShapeStyle {
    if let gradient, let number = value.number {
      return AnyShapeStyle(gradient.color(of: number))
    }
    return settings.styles.look(of: value, among: styles)
  }

  func symbol(of value: PlottedValue) -> SymbolShape {
    settings.symbols.look(of: value, among: symbols)
  }

  /// The dashes of a value; a chart that sets none changes those of a usual line.
  func lineStyle(of value: PlottedValue, usual: StrokeStyle) -> StrokeStyle {
    let style = settings.lines.look(of: value, among: lines)
    guard settings.lines.range?.isEmpty ?? true, settings.lines.mapping == nil else { return style }
    var changed = usual
    changed.dash = style.dash
    return changed
  }
}
