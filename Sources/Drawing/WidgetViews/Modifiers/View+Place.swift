// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Draws the view elsewhere, by a distance in points; its place in the layout stays.
  ///
  /// Where reading begins at the right, a positive distance is to the left.
  public func offset(x: Double = 0, y: Double = 0) -> some View {
    WrappedView(content: self) { resolver in
      .offset(
        Size(
          width: resolver.checked(x, for: "offset", allowsNegative: true) ?? 0,
          height: resolver.checked(y, for: "offset", allowsNegative: true) ?? 0))
    }
  }

  /// Draws the view elsewhere, by a distance in points; its place in the layout stays.
  @_disfavoredOverload
  public func offset(_ distance: Size) -> some View {
    offset(x: distance.width, y: distance.height)
  }

  /// Puts the middle of the view at a point of the room that is offered, all of which it takes.
  public func position(x: Double = 0, y: Double = 0) -> some View {
    PositionedView(content: self, x: x, y: y)
  }

  /// Puts the middle of the view at a point of the room that is offered, all of which it takes.
  @_disfavoredOverload
  public func position(_ point: Point) -> some View { position(x: point.x, y: point.y) }

  /// Keeps the view's place and does not show it.
  public func hidden() -> some View { WrappedView(content: self) { _ in .hidden } }
}

struct PositionedView<Content: View>: PrimitiveView {
  let content: Content
  let x: Double
  let y: Double

  func resolve(in resolver: inout ViewResolver) {
    let point = Point(
      x: resolver.checked(x, for: "position", allowsNegative: true) ?? 0,
      y: resolver.checked(y, for: "position", allowsNegative: true) ?? 0)
    resolver.wrap(content, resetsPriority: true, resets: .all) { _ in .position(point) }
  }
}
