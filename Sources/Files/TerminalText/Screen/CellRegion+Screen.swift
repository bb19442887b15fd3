// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension CellRegion {
  /// Creates a region of all cells of a screen.
  package init(_ size: TerminalSize) {
    self.init(rows: 0..<max(0, size.rows), columns: 0..<max(0, size.columns))
  }
}
