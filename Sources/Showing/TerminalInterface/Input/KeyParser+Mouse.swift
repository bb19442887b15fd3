// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Reports of the mouse, in the three spellings that xterm has had.

extension KeyParser {
  /// Interprets `CSI < code ; column ; row M`, with `m` for a release, or rxvt's `CSI code ; column ; row M`.
  mutating func interpretMouse(_ control: ControlSequence) {
    guard control.parameters.count == 3, control.intermediates.isEmpty,
      let code = control.number(0), let column = control.number(1), let row = control.number(2),
      control.final == UInt8(ascii: "M") || control.final == UInt8(ascii: "m")
    else { return }
    if control.mark == nil {
      guard code >= 32 else { return }
      events.append(.mouse(MouseEvent(code: code - 32, column: column, row: row, isRelease: nil)))
    } else {
      let isRelease = control.final == UInt8(ascii: "m")
      events.append(
        .mouse(MouseEvent(code: code, column: column, row: row, isRelease: isRelease)))
    }
  }

  /// Takes a byte of `CSI M` and three bytes, each 32 more than the number that it means.
  mutating func takeInOldMouseReport(_ byte: UInt8) {
    guard byte >= 32 else { return abandonSequence(before: byte) }
    collect(byte)
    guard sequence.count == 3 else { return }
    let numbers = sequence.map { Int($0) - 32 }
    events.append(
      .mouse(MouseEvent(code: numbers[0], column: numbers[1], row: numbers[2], isRelease: nil)))
    enterGround()
  }
}
