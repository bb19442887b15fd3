// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Lazy grids with headers that stay while they scroll: a widget draws them where they are.

public import CoreGraphics
public import WidgetViews

extension LazyVGrid {
  /// Creates a grid that grows vertically, with the given columns; which views are pinned makes no difference in a widget.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}

extension LazyHGrid {
  /// Creates a grid that grows horizontally, with the given rows; which views are pinned makes no difference in a widget.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content
  ) {
    self.init(
      rows: rows, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
  }
}
