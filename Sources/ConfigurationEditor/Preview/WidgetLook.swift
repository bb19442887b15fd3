// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// How the widget above the sheet is looked at.
package struct WidgetLook: Hashable, Sendable {
  /// Whether the ground is light or dark.
  package var appearance = ColorScheme.light

  /// What it is shown on.
  package var device = WidgetDevice.default

  /// The size of the type.
  package var typeSize = DynamicTypeSize.large

  /// Makes the usual look.
  package init() {}
}
