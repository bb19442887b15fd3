// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// The names of categories beside what they are drawn with.
nonisolated struct LegendView: View {
  struct Entry {
    var name: String
    var style: AnyShapeStyle
    var symbol: SymbolShape
    /// How wide and high the symbol is, in points.
    var side = 8.0
  }

  let entries: [Entry]
  var gradient: GradientScale?
  let isColumn: Bool

  var body: some View {
    let flow = LegendFlow(isColumn: isColumn)
    flow {
      if let gradient { GradientLegend(scale: gradient) }
      ForEach(entries.indices, id: \.self) { row(of: entries[$0]) }
    }
  }

  private func row(of entry: Entry) -> some View {
    HStack(spacing: 4) {
      entry.symbol.shape.fill(entry.style).frame(width: entry.side, height: entry.side)
      Text(verbatim: entry.name).font(.caption2).foregroundStyle(Color.secondary).lineLimit(1)
    }
  }
}

/// The colors of numbers, with round numbers below them.
nonisolated struct GradientLegend: View {
  /// How wide the colors are, in points.
  private static let width = 120.0

  let scale: GradientScale

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      LinearGradient(gradient: scale.gradient, startPoint: .leading, endPoint: .trailing)
        .frame(width: Self.width, height: 8)
        .clipShape(Capsule())
      ZStack(alignment: .topLeading) {
        ForEach(scale.labels.indices, id: \.self) { index in
          label(scale.labels[index])
        }
      }
      .frame(width: Self.width, alignment: .leading)
    }
  }

  /// A number below its color; at the ends it stays below the colors.
  private func label(_ label: (number: Double, text: String)) -> some View {
    let part = scale.part(of: label.number)
    return Text(verbatim: label.text).font(.caption2).foregroundStyle(Color.secondary).fixedSize()
      .alignmentGuide(.leading) { size in part * (size.width - Self.width) }
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
