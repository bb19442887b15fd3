// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

nonisolated extension View {
  /// Fixes the view at its ideal size, regardless of the proposal.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal width, its ideal height or both, regardless of the proposal.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    WrappedView(content: self) { _ in .fixedSize(horizontal: horizontal, vertical: vertical) }
  }

  /// Keeps the ratio of width to height; nil is that of the view's ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    WrappedView(content: self, resetsPriority: true) { resolver in
      var checked = resolver.checked(ratio, for: "aspectRatio")
      if checked == 0 { checked = nil }
      return .aspectRatio(checked, contentMode)
    }
  }

  /// Keeps the ratio of a size.
  @_disfavoredOverload
  public func aspectRatio(_ size: Size, contentMode: ContentMode) -> some View {
    aspectRatio(size.width / size.height, contentMode: contentMode)
  }

  /// Makes the view as large as it can be inside of what it is offered, without changing its ratio.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as it can be while it covers what it is offered, without changing its ratio.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority by which a stack offers space to the view, the greatest first; the default
  /// is 0.
  public func layoutPriority(_ value: Double) -> some View {
    PrioritizedView(content: self, value: value.isNaN ? 0 : value)
  }
}

struct PrioritizedView<Content: View>: PrimitiveView {
  let content: Content
  let value: Double

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    resolver.resolve(content)
    for index in resolver.pending[start...] { resolver.tree.nodes[Int(index)].priority = value }
  }
}
