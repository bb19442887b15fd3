// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
package import TerminalText

/// The few styles that the screen uses, for as many colors as the terminal shows.
package struct EditorTheme: Hashable, Sendable {
  /// How many colors the terminal shows.
  package let depth: TerminalColorDepth

  /// Makes the styles for a terminal.
  package init(depth: TerminalColorDepth) {
    self.depth = depth
  }

  /// What the eye should find first: titles.
  var title: CellStyle { CellStyle(.bold) }

  /// What is there without asking for attention.
  var quiet: CellStyle { depth == .none ? CellStyle(.dim) : CellStyle(foreground: .basic(8)) }

  /// What is selected, and keys.
  var accent: CellStyle { colored(6) }

  /// What is selected, as text.
  var selected: CellStyle { accent.adding(.bold) }

  /// What is in the hand.
  var carried: CellStyle { colored(5).adding(.bold) }

  /// What matches a search.
  var match: CellStyle { colored(3).adding([.bold, .underline]) }

  /// What is wrong.
  var problem: CellStyle { colored(1) }

  /// What is not as it should stay: unsaved, missing.
  var warning: CellStyle { colored(3) }

  private func colored(_ color: UInt8) -> CellStyle {
    depth == .none ? .plain : CellStyle(foreground: .basic(color))
  }
}
