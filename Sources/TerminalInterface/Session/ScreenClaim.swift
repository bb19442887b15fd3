// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Holds a terminal in raw mode and on its other screen, and gives it back at the latest when it is released.
final class ScreenClaim {
  let device: TerminalDevice
  private let modes: TerminalModes
  private let survivesSignals: Bool
  private var isEntered = false

  /// Prepares to take a terminal.
  ///
  /// - Parameters:
  ///   - device: The terminal.
  ///   - modes: What to switch on in it.
  ///   - survivesSignals: Whether to give it back when a signal ends the process, too.
  init(_ device: TerminalDevice, modes: TerminalModes, survivesSignals: Bool) {
    self.device = device
    self.modes = modes
    self.survivesSignals = survivesSignals
  }

  /// Takes the terminal, or takes it again.
  ///
  /// - Returns: Whether the terminal is still there.
  /// - Throws: ``TerminalError`` where it cannot be made raw.
  func enter() throws(TerminalError) -> Bool {
    if survivesSignals { EmergencyExit.arm(device, modes: modes) }
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
    if survivesSignals { EmergencyExit.disarm() }
  }

  deinit {
    leave()
  }
}
