// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension View {
  /// Moves edges away by what the system puts around content: in a widget the usual 16 points.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }
}
