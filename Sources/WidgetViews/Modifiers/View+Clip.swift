// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension View {
  /// Shows only what is inside a shape that is as large as the view.
  public func clipShape(_ shape: some Shape) -> some View {
    let geometry = shape.geometry
    return WrappedView(content: self) { resolver in
      resolver.tree.outlines.append(geometry)
      return .clip(Int32(resolver.tree.outlines.count - 1))
    }
  }

  /// Shows only what is inside the view's frame.
  public func clipped() -> some View { clipShape(Rectangle()) }

  /// Cuts the corners of the view round, with a radius in points.
  public func cornerRadius(_ radius: Double) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Makes the view transparent: 0 is invisible, 1 is opaque.
  ///
  /// Its place in the layout stays.
  public func opacity(_ opacity: Double) -> some View {
    WrappedView(content: self) { _ in .opacity(opacity.isNaN ? 1 : min(max(0, opacity), 1)) }
  }
}
