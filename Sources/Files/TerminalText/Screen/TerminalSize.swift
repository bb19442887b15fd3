// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The size of a terminal, in cells.
package struct TerminalSize: Hashable, Sendable {
  /// The cells in a row.
  package var columns: Int

  /// The number of rows.
  package var rows: Int

  /// Creates a size from columns and rows.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of terminals since the VT100, which is assumed if the size is not known.
  package static let standard = TerminalSize(columns: 80, rows: 24)

  /// The size that the environment names with `COLUMNS` and `LINES`; ``standard`` where it names none.
  package init(environment: [String: String]) {
    func number(_ name: String) -> Int? {
      environment[name].flatMap { Int($0) }.flatMap { 1...9999 ~= $0 ? $0 : nil }
    }
    columns = number("COLUMNS") ?? Self.standard.columns
    rows = number("LINES") ?? Self.standard.rows
  }
}
