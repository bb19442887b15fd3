// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Shows only what is inside a shape that is as large as the view.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    let clip = ClipShape(geometry: shape.geometry, usesEvenOddFill: style.isEOFilled)
    return WrappedView(content: self) { resolver in
      resolver.tree.rare.outlines.append(clip)
      return .clip(Int32(resolver.tree.rare.outlines.count - 1))
    }
  }

  /// Shows only what is inside the view's frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

  /// Makes a shape that is as large as the view what ``ContainerRelativeShape`` in the view refers to.
  public func containerShape(_ shape: some InsettableShape) -> some View {
    let geometry = shape.geometry
    return WrappedView(content: self) { resolver in
      resolver.tree.rare.outlines.append(ClipShape(geometry: geometry))
      return .containerShape(Int32(resolver.tree.rare.outlines.count - 1))
    }
  }

  /// Shows the view as far as other views are opaque, which are offered its size.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  {
    MaskedView(content: self, mask: mask(), alignment: alignment)
  }

  /// Shows the view as far as another view is opaque, which is offered its size.
  public func mask(_ mask: some View) -> some View {
    MaskedView(content: self, mask: mask, alignment: .center)
  }

  /// Cuts the corners of the view round, with a radius in points.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Makes the view transparent: 0 is invisible, 1 is opaque.
  ///
  /// Its place in the layout stays.
  public func opacity(_ opacity: Double) -> some View {
    WrappedView(content: self) { _ in .opacity(opacity.isNaN ? 1 : min(max(0, opacity), 1)) }
  }
}

/// Views each of which is shown as far as other views are opaque.
struct MaskedView<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolve(content)
    for index in start..<resolver.pending.count {
      let rest = Array(resolver.pending[(index + 1)...])
      resolver.pending.removeLast(rest.count)
      // A mask that shows nothing hides the view.
      if let other = resolver.detached(mask) {
        resolver.wrap(from: index, as: .mask(other, alignment: alignment))
      } else {
        resolver.wrap(from: index, as: .hidden)
      }
      resolver.pending.append(contentsOf: rest)
    }
  }
}
