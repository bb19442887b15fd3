// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension LayoutCaseNode {
  /// A container of views other than a stack.
  func container(of contents: some View) throws -> AnyView {
    switch type {
    case "GeometryReader": return AnyView(GeometryReader { _ in contents })
    case "Grid":
      return AnyView(
        Grid(
          alignment: place, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing
        ) { contents })
    case "GridRow": return AnyView(GridRow(alignment: rowAlignment) { contents })
    case "EqualWidthHStack": return AnyView(EqualWidthHStack { contents })
    default: throw UnknownView(type: type)
    }
  }

  /// A view with what the node says of it as the cell of a grid.
  func cell(_ view: AnyView) throws -> AnyView {
    switch type {
    case "gridCellColumns": return AnyView(view.gridCellColumns(count ?? 1))
    case "gridColumnAlignment": return AnyView(view.gridColumnAlignment(place.horizontal))
    case "gridCellAnchor":
      return AnyView(view.gridCellAnchor(alignment == "bottomTrailing" ? .bottomTrailing : .center))
    case "gridCellUnsizedAxes":
      var axes: Axis.Set = []
      if horizontal == true { axes.insert(.horizontal) }
      if vertical == true { axes.insert(.vertical) }
      return AnyView(view.gridCellUnsizedAxes(axes))
    default: throw UnknownView(type: type)
    }
  }

  private var rowAlignment: VerticalAlignment? { alignment == nil ? nil : place.vertical }
}

/// A row of places that are all as wide as the widest view, with the distances that the views prefer.
struct EqualWidthHStack: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let largest = largest(subviews)
    let gaps = gaps(subviews).reduce(0, +)
    return Size(
      width: largest.width * Double(subviews.count) + gaps, height: largest.height)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let largest = largest(subviews)
    let gaps = gaps(subviews)
    let place = ProposedViewSize(width: largest.width, height: largest.height)
    var x = bounds.minX + largest.width / 2
    for (index, view) in subviews.enumerated() {
      view.place(at: Point(x: x, y: bounds.midY), anchor: .center, proposal: place)
      x += largest.width + gaps[index]
    }
  }

  private func largest(_ subviews: Subviews) -> Size {
    subviews.map { $0.sizeThatFits(.unspecified) }
      .reduce(.zero) {
        Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
  }

  private func gaps(_ subviews: Subviews) -> [Double] {
    subviews.indices.map { index in
      guard index + 1 < subviews.count else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }
}
