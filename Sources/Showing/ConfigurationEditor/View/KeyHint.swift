// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface

/// Keys that are named on the screen, with what they do.
struct KeyHint: Hashable, Sendable {
  /// The keys, as users read them.
  var keys: String

  /// The text on the effect of the keys.
  let text: EditorText

  /// The keys one by one, which a click presses.
  let presses: [KeyPress]

  init(_ keys: String, _ text: EditorText, presses: [KeyPress]) {
    self.keys = keys
    self.text = text
    self.presses = presses
  }

  init(_ keys: String, _ text: EditorText, _ presses: Key...) {
    self.init(keys, text, presses: presses.map { KeyPress($0) })
  }
}
