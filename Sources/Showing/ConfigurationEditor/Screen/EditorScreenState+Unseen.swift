// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalInterface

extension EditorScreenState {
  /// Takes a key where the screen has no room to show what it does: to save, and to leave with nothing unsaved.
  ///
  /// Whatever else it would do could not be seen.
  ///
  /// - Returns: The effects, in order.
  package mutating func updateUnseen(_ press: KeyPress) -> [EditorEffect] {
    if press == KeyPress(.character("z"), .control) { return update(.key(press)) }
    // It asks first where something is unsaved. Whoever does not see that presses it again, and loses nothing by it.
    if press == KeyPress(.character("c"), .control) { return update(.key(press)) }
    switch (EditorAction(press), mode) {
    case (.quit, _) where !editor.hasUnsavedChanges: return [.quit]
    case (.save, .sheet): return update(.key(press))
    default: return []
    }
  }
}
