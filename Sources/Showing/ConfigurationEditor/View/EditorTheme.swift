// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
package import TerminalText

/// The few styles that the screen uses, for as many colors as the terminal shows.
package struct EditorTheme: Hashable, Sendable {
  /// The colors that the terminal can show.
  package let depth: TerminalColorDepth

  /// Creates the styles for a terminal.
  package init(depth: TerminalColorDepth) {
    self.depth = depth
  }

  /// The style of titles.
  var title: CellStyle { CellStyle(.bold) }

  /// The style of secondary text.
  var quiet: CellStyle { depth == .none ? CellStyle(.dim) : CellStyle(foreground: .basic(8)) }

  /// The style of the selection's marks, and of keys.
  var accent: CellStyle { colored(6) }

  /// The style of selected text.
  var selected: CellStyle { accent.adding(.bold) }

  /// The style of an element that is carried.
  var carried: CellStyle { colored(5).adding(.bold) }

  /// The style of the match of a search.
  var match: CellStyle { colored(3).adding([.bold, .underline]) }

  /// The style of an error.
  var problem: CellStyle { colored(1) }

  /// The style of a warning: unsaved, missing.
  var warning: CellStyle { colored(3) }

  private func colored(_ color: UInt8) -> CellStyle {
    depth == .none ? .plain : CellStyle(foreground: .basic(color))
  }
}
