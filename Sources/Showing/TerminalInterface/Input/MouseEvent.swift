// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText

/// An event of the mouse.
package struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  package enum Button: Hashable, Sendable {
    case left
    case middle
    case right
    /// A button beside these, by the terminal's number; 8 is usually 'back' and 9 'forward'.
    case other(Int)
  }

  /// The direction of scrolling.
  package enum Direction: Hashable, Sendable {
    case up
    case down
    case left
    case right
  }

  /// The action of the mouse.
  package enum Action: Hashable, Sendable {
    case press(Button)
    /// A button was released; nil if the terminal does not tell which.
    case release(Button?)
    /// The mouse was moved to another cell with a button down.
    case drag(Button)
    /// The mouse was moved to another cell.
    case move
    case scroll(Direction)
  }

  /// The action that the event reports.
  package var action: Action

  /// The cell that the mouse points to.
  package var position: CellPosition

  /// The modifier keys that were held down.
  package var modifiers: KeyModifiers

  /// Creates an event at a position of the screen.
  package init(_ action: Action, at position: CellPosition, modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}

extension MouseEvent {
  /// Reads what xterm reports: a code, and the column and row, from 1.
  ///
  /// The code has the button in the bits 0, 1, 6 and 7, the modifiers in 2 to 4, and motion in 5. `isRelease` is nil if
  /// only the code tells a release.
  init(code: Int, column: Int, row: Int, isRelease: Bool?) {
    position = CellPosition(row: max(0, row - 1), column: max(0, column - 1))
    modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let number = code & 3
    let button: Button? =
      switch code & 0xC0 {
      case 0: number == 3 ? nil : [.left, .middle, .right][number]
      case 0x40: nil
      default: .other(8 + number)
      }
    action =
      if code & 0xC0 == 0x40 {
        .scroll([.up, .down, .left, .right][number])
      } else if isRelease ?? (button == nil && code & 32 == 0) {
        .release(button)
      } else if let button {
        code & 32 != 0 ? .drag(button) : .press(button)
      } else {
        .move
      }
  }
}
