// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views in columns, row by row.
///
/// How wide the columns are depends on the items alone, and never on the views. In a widget nothing is lazy: all views are laid out.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a grid that grows vertically, with the given columns.
  ///
  /// - Parameters:
  ///   - columns: The columns, from leading to trailing.
  ///   - alignment: Where the columns are in the grid if they are narrower, and a cell in its column.
  ///   - spacing: The distance between two rows, in points; nil is ``LayoutSettings/gridSpacing``.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the grid to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addLazyGrid(
      .horizontal, items: columns, guide: alignment.guide, spacing: spacing, content: content)
  }
}
