// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The size of a row in a sidebar of a Mac.
public enum SidebarRowSize: Hashable, Sendable {
  /// Small rows.
  case small
  /// Medium rows.
  case medium
  /// Large rows.
  case large
}

extension EnvironmentValues {
  /// The size of rows in sidebars: always medium, as a widget has none.
  public var sidebarRowSize: SidebarRowSize { .medium }
}
