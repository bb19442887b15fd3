// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A legend that is measured.
struct LegendPlan {
  let view: AnyView
  let size: Size
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: Double

  /// The legend of a chart; nil if it has nothing to explain or is hidden.
  init?(
    of marks: [ChartMark], _ settings: ChartSettings, size: Size, in environment: EnvironmentValues
  ) {
    let legend = settings.legend
    guard legend.visibility != .hidden else { return nil }
    position = legend.position
    alignment = legend.alignment
    spacing = legend.spacing ?? 8
    if let content = legend.content {
      view = content
    } else {
      let styled = marks.compactMap { mark in
        if case .by(let value)? = mark.style { value.start } else { nil }
      }
      let gradient = GradientScale(of: styled, settings.styles)
      let entries = Self.entries(of: marks, hasGradient: gradient != nil, settings)
      guard !entries.isEmpty || gradient != nil else { return nil }
      let isColumn = [.leading, .trailing, .topLeading, .topTrailing].contains(position)
      view = AnyView(LegendView(entries: entries, gradient: gradient, isColumn: isColumn))
    }
    guard
      let measured = PreparedLayout(view, in: environment)
        .size(for: ProposedViewSize(width: size.width, height: nil))
    else { return nil }
    self.size = measured
  }

  private static func entries(
    of marks: [ChartMark], hasGradient: Bool, _ settings: ChartSettings
  ) -> [LegendView.Entry] {
    let named = namedEntries(of: marks, hasGradient: hasGradient, settings)
    guard let sizes = SymbolSizeScale(of: marks, settings) else { return named }
    return named
      + sizes.labels.map { label in
        LegendView.Entry(
          name: label.text, style: AnyShapeStyle(Color.secondary), symbol: SymbolShape(.circle),
          side: BasicChartSymbolShape.circle.side(ofArea: sizes.area(of: label.value) ?? 36))
      }
  }

  private static func namedEntries(
    of marks: [ChartMark], hasGradient: Bool, _ settings: ChartSettings
  ) -> [LegendView.Entry] {
    var styled: [PlottedValue] = []
    var others: [PlottedValue] = []
    for mark in marks {
      if case .by(let value) = mark.style, !hasGradient { styled.append(value.start) }
      if case .by(let value) = mark.symbol { others.append(value.start) }
      if case .by(let value) = mark.line { others.append(value.start) }
    }
    let categories = settings.styles.categories(of: styled)
    let named = styled.isEmpty ? settings.styles.categories(of: others) : categories
    guard !styled.isEmpty || !others.isEmpty else { return [] }
    let scales = MarkScales(of: marks, settings)
    return named.map { value in
      let style =
        styled.isEmpty
        ? AnyShapeStyle(Color.blue) : settings.styles.look(of: value, among: categories)
      // Without symbols of their own, lines of other dashes have those of the order of the legend.
      let symbol = settings.symbols.look(
        of: value, among: scales.symbols.contains(value) ? scales.symbols : named)
      return LegendView.Entry(
        name: value.name, style: style,
        symbol: others.contains(value) ? symbol : SymbolShape(.circle))
    }
  }

  /// The part of a rectangle that remains beside the legend.
  func cut(from room: Rect) -> Rect {
    var rest = room
    switch position {
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      rest.size.height -= size.height + spacing
    case .top:
      rest.origin.y += size.height + spacing
      rest.size.height -= size.height + spacing
    case .leading, .topLeading:
      rest.origin.x += size.width + spacing
      rest.size.width -= size.width + spacing
    case .trailing, .topTrailing: rest.size.width -= size.width + spacing
    case .overlay: break
    }
    rest.size = Size(width: max(0, rest.width), height: max(0, rest.height))
    return rest
  }

  /// The frame in a chart of a size.
  func frame(in room: Size) -> Rect {
    var part = UnitPoint.zero
    switch position {
    case .automatic, .bottom, .bottomLeading: part = .bottomLeading
    case .bottomTrailing: part = .bottomTrailing
    case .top, .topLeading: part = .topLeading
    case .leading: part = .leading
    case .trailing: part = .trailing
    case .topTrailing: part = .topTrailing
    case .overlay: part = .center
    }
    switch alignment?.horizontal {
    case .leading?: part.x = 0
    case .center? where position != .leading && position != .trailing: part.x = 0.5
    case .trailing?: part.x = 1
    default: break
    }
    return Rect(
      x: (room.width - size.width) * part.x, y: (room.height - size.height) * part.y,
      width: size.width, height: size.height)
  }
}
