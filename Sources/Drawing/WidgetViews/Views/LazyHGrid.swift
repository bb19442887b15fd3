// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views in rows, column by column.
///
/// How high the rows are depends on the items alone, and never on the views. In a widget nothing is lazy: all views are laid out.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a grid that grows horizontally, with the given rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, from top to bottom.
  ///   - alignment: Where the rows are in the grid if they are lower, and a cell in its row.
  ///   - spacing: The distance between two columns, in points; nil is ``LayoutSettings/gridSpacing``.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the grid to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addLazyGrid(
      .vertical, items: rows, guide: alignment.guide, spacing: spacing, content: content)
  }
}
