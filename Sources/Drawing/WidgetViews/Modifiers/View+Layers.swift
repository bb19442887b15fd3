// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views with another one behind or before each.
struct LayeredView<Content: View, Layer: View>: PrimitiveView {
  let content: Content
  let layer: Layer
  let alignment: Alignment
  let isBackground: Bool

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolve(content)
    // Each view of a group gets a layer of its own; one that shows nothing is none.
    for index in start..<resolver.pending.count {
      guard let other = resolver.detached(layer) else { return }
      let rest = Array(resolver.pending[(index + 1)...])
      resolver.pending.removeLast(rest.count)
      resolver.wrap(
        from: index,
        as: isBackground
          ? .background(other, alignment: alignment) : .overlay(other, alignment: alignment))
      resolver.pending.append(contentsOf: rest)
    }
  }
}

nonisolated extension View {
  /// Puts views behind the view; they are offered its size, and the layout around it does not know them.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBackground: true)
  }

  /// Draws another view behind this view.
  @_disfavoredOverload
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: background, alignment: alignment, isBackground: true)
  }

  /// Fills the rectangle behind the view; a widget has no safe area into which it could reach.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// Fills a shape behind the view with the background style.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind the view.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      content: self,
      layer: FilledGeometry(
        geometry: shape.geometry, style: style.shapeStyle, isEvenOdd: fillStyle.isEOFilled),
      alignment: .center, isBackground: true)
  }

  /// Puts views before the view; they are offered its size, and the layout around it does not know them.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    LayeredView(content: self, layer: content(), alignment: alignment, isBackground: false)
  }

  /// Draws another view in front of this view.
  @_disfavoredOverload
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    LayeredView(content: self, layer: overlay, alignment: alignment, isBackground: false)
  }

  /// Fills the rectangle before the view; a widget has no safe area into which it could reach.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    LayeredView(
      content: self, layer: Rectangle().fill(style), alignment: .center, isBackground: false)
  }

  /// Fills a shape before the view.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      content: self,
      layer: FilledGeometry(
        geometry: shape.geometry, style: style.shapeStyle, isEvenOdd: fillStyle.isEOFilled),
      alignment: .center, isBackground: false)
  }

  /// Draws a line inside the edges of the view, in points.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> some View {
    LayeredView(
      content: self, layer: Rectangle().strokeBorder(style, lineWidth: width), alignment: .center,
      isBackground: false)
  }
}
