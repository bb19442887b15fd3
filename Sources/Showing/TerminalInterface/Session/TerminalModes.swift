// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The modes that a full screen switches on in a terminal, and off again.
struct TerminalModes: Sendable {
  /// The bytes that switch on.
  let enter: [UInt8]

  /// The bytes that undo it, whatever has been reached.
  let leave: [UInt8]

  /// Chooses the modes by what is wanted, and by what the terminal is known to misunderstand.
  init(_ options: TerminalSession.Options, environment: [String: String]) {
    let isLinuxConsole = environment["TERM"]?.hasPrefix("linux") ?? false
    // Both take the kitty protocol's sequences for one that puts the cursor elsewhere.
    let hasKittyProtocol =
      options.usesKittyProtocol && !isLinuxConsole
      && environment["TERM_PROGRAM"] != "Apple_Terminal"

    // The other screen, with the cursor's place kept; no cursor; no going on in the next row; normal cursor keys.
    var enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1l\u{1B}[?2004h"
    // A frame that was cut off in its middle ends.
    var leave = "\u{1B}[?2026l\u{1B}[m"
    if hasKittyProtocol {
      // Each screen has its own stack of modes, so this comes after entering it and before leaving it.
      // Its flags: 1, that all keys are told apart; 4, what a key types with Shift, and on a Latin keyboard.
      enter += "\u{1B}[>5u"
      leave += "\u{1B}[<u"
    }
    if options.usesMouse {
      enter += "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
      leave += "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"
    }
    if options.reportsFocus {
      enter += "\u{1B}[?1004h"
      leave += "\u{1B}[?1004l"
    }
    leave += "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h"
    // The Linux console has no other screen; ours would stay behind.
    leave += isLinuxConsole ? "\u{1B}[H\u{1B}[2J" : "\u{1B}[?1049l"
    self.enter = Array(enter.utf8)
    self.leave = Array(leave.utf8)
  }
}
