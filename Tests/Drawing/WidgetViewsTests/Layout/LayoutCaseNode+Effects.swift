// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension LayoutCaseNode {
  /// A view with what the node changes of its picture, its place or the room around it.
  func changed(_ view: AnyView) throws -> AnyView {
    switch type {
    case "offset": return AnyView(view.offset(x: x ?? 0, y: y ?? 0))
    case "rotationEffect": return AnyView(view.rotationEffect(.degrees(number)))
    case "scaleEffect": return AnyView(view.scaleEffect(number))
    case "shadow": return AnyView(view.shadow(radius: number))
    case "mask": return AnyView(view.mask { Rectangle().frame(width: 1, height: 1) })
    case "safeAreaPadding":
      guard let insets else { throw UnknownView(type: type) }
      return AnyView(
        view.safeAreaPadding(
          EdgeInsets(
            top: insets.top, leading: insets.leading, bottom: insets.bottom,
            trailing: insets.trailing)))
    case "containerRelativeFrame":
      var axes: Axis.Set = []
      if horizontal == true { axes.insert(.horizontal) }
      if vertical == true { axes.insert(.vertical) }
      guard let count else {
        return AnyView(view.containerRelativeFrame(axes, alignment: place))
      }
      return AnyView(
        view.containerRelativeFrame(
          axes, count: count, span: span ?? 1, spacing: spacing ?? 0, alignment: place))
    default: return try cell(view)
    }
  }
}

/// A shape of one's own.
struct OwnShape: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.move(to: Point(x: rect.midX, y: rect.minY))
      path.addLine(to: Point(x: rect.maxX, y: rect.maxY))
      path.addLine(to: Point(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// An alignment of one's own: a third of the height.
private enum FirstThird: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
}

extension VerticalAlignment {
  static let firstThird = VerticalAlignment(FirstThird.self)
}
