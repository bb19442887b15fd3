// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The cells of a row of a ``Grid``; outside of one the same as a ``Group``.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row of cells.
  ///
  /// - Parameters:
  ///   - alignment: Where a cell stands that is lower than the row; nil is where the grid says.
  ///   - content: The cells, from leading to trailing.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the row to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    guard resolver.container == .grid else { return resolver.resolve(content) }
    let start = resolver.pending.count
    resolver.resolveChildren(content, in: .other)
    let (first, count) = resolver.takeLinks(from: start)
    resolver.add(Node(kind: .gridRow(alignment), first: first, count: count), .standard)
  }
}
