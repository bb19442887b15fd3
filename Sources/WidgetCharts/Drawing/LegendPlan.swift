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

  /// The legend of a chart; nil if it has no categories or is hidden.
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
      let entries = Self.entries(of: marks, settings)
      guard !entries.isEmpty else { return nil }
      let isColumn = [.leading, .trailing, .topLeading, .topTrailing].contains(position)
      view = AnyView(LegendView(entries: entries, isColumn: isColumn))
    }
    guard
      let measured = PreparedLayout(view, in: environment)
        .size(for: ProposedViewSize(width: size.width, height: nil))
    else { return nil }
    self.size = measured
  }

  private static func entries(
    of marks: [ChartMark], _ settings: ChartSettings
  ) -> [LegendView.Entry] {
    var styled: [PlottedValue] = []
    var others: [PlottedValue] = []
    for mark in marks {
      if case .by(let value) = mark.style { styled.append(value.start) }
      if case .by(let value) = mark.symbol { others.append(value.start) }
      if case .by(let value) = mark.line { others.append(value.start) }
    }
    let categories = settings.styles.categories(of: styled)
    let named = styled.isEmpty ? settings.styles.categories(of: others) : categories
    guard !styled.isEmpty || !others.isEmpty else { return [] }
    return named.enumerated().map { index, value in
      let style =
        styled.isEmpty
        ? AnyShapeStyle(Color.blue) : settings.styles.style(of: value, among: categories)
      let symbols = settings.symbols ?? BasicChartSymbolShape.ofCategories
      let hasSymbol = others.contains(value) && !symbols.isEmpty
      return LegendView.Entry(
        name: value.name, style: style,
        symbol: hasSymbol ? symbols[index % symbols.count] : .circle)
    }
  }

  /// What is left of a room beside the legend.
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

/// The names of categories beside what they are drawn with.
struct LegendView: View {
  struct Entry {
    var name: String
    var style: AnyShapeStyle
    var symbol: BasicChartSymbolShape
  }

  let entries: [Entry]
  let isColumn: Bool

  var body: some View {
    let flow = LegendFlow(isColumn: isColumn)
    flow { ForEach(entries.indices, id: \.self) { row(of: entries[$0]) } }
  }

  private func row(of entry: Entry) -> some View {
    HStack(spacing: 4) {
      entry.symbol.fill(entry.style).frame(width: 8, height: 8)
      Text(verbatim: entry.name).font(.caption2).foregroundStyle(Color.secondary).lineLimit(1)
    }
  }
}

/// Puts views beside each other in as many lines as it takes.
struct LegendFlow: Layout {
  let isColumn: Bool
  private static let gap = Size(width: 12, height: 4)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let frames = frames(of: subviews, width: proposal.width ?? .infinity)
    return Size(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(of: subviews, width: bounds.width)) {
      subview.place(
        at: Point(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: frame.height))
    }
  }

  private func frames(of subviews: Subviews, width: Double) -> [Rect] {
    var (x, y, height) = (0.0, 0.0, 0.0)
    return subviews.map { subview in
      var size = subview.sizeThatFits(.unspecified)
      size.width = min(size.width, width)
      if x > 0, isColumn || x + size.width > width + 0.01 {
        y += height + Self.gap.height
        (x, height) = (0, 0)
      }
      defer {
        x += size.width + Self.gap.width
        height = max(height, size.height)
      }
      return Rect(x: x, y: y, width: size.width, height: size.height)
    }
  }
}
