// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions

/// What the quick-action widget shows at a moment.
package struct QuickActionEntry: Hashable, Sendable {
  /// The shortcuts, in the order in which they were chosen.
  package var shortcuts: [Shortcut]

  /// Makes an entry.
  package init(shortcuts: [Shortcut]) {
    self.shortcuts = shortcuts
  }
}
