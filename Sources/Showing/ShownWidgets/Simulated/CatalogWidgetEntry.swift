// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import WidgetTimeline

/// The timeline entry of a catalog's widget.
package struct CatalogWidgetEntry: TimelineEntry, Hashable {
  /// The moment from which it is shown.
  package var date: Instant

  /// The shortcuts and their style.
  package var content: StyledShortcuts
}
