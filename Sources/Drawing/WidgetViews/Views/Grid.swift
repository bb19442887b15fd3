// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Views in columns and rows that are as large as their largest cells.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// Creates a grid of rows; the columns are as wide as their widest cell.
  ///
  /// - Parameters:
  ///   - alignment: Where a cell stands that is smaller than its place.
  ///   - horizontalSpacing: The distance between two columns, in points; nil is ``LayoutSettings/gridSpacing``.
  ///   - verticalSpacing: The distance between two rows, in points; nil is ``LayoutSettings/gridSpacing``.
  ///   - content: The rows; a view that is not a ``GridRow`` is a row of its own and spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds the grid to the view tree that the resolver builds.
  public func resolve(in resolver: inout ViewResolver) {
    resolver.addGrid(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing, content: content)
  }
}
