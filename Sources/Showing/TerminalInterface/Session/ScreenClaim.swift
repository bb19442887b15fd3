// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Holds a terminal in raw mode and on its other screen, and gives it back at the latest when it is released.
final class ScreenClaim {
  let device: TerminalDevice

  /// The process's signals; nil if they are not handled.
  ///
  /// They are held here so that they are let go of last: a signal that comes while the terminal is given back must not
  /// keep it from that.
  let relay: SignalRelay?

  private let modes: TerminalModes
  private var isEntered = false

  /// Prepares to take a terminal.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - modes: What to switch on in it.
  ///   - relay: The process's signals, if it is to be given back when one of them ends the process, too.
  init(_ device: TerminalDevice, modes: TerminalModes, relay: SignalRelay?) {
    self.device = device
    self.modes = modes
    self.relay = relay
  }

  /// Takes the terminal, or takes it again.
  ///
  /// - Returns: Whether the terminal is still there.
  /// - Throws: ``TerminalError`` if it cannot be made raw.
  func enter() throws(TerminalError) -> Bool {
    if relay != nil { EmergencyExit.arm(device, modes: modes) }
    isEntered = true
    try device.makeRaw()
    return device.write(modes.enter)
  }

  /// Gives the terminal back, if it is taken.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    _ = device.write(modes.leave)
    device.restore()
    if relay != nil { EmergencyExit.disarm() }
  }

  deinit {
    leave()
  }
}
