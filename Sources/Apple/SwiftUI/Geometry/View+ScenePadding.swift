// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

nonisolated extension View {
  /// Adds the default padding of a scene to edges: 16 points in a widget.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}
