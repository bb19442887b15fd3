// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The state that a signal handler needs to restore the terminal.
///
/// A signal handler may neither allocate nor lock, and gets nothing but the signal's number. So everything is prepared
/// when the screen is entered and left in plain memory, and a global pointer, which is the only way into a handler, leads
/// to it.
struct EmergencyExit {
  let input: Int32
  let output: Int32
  let settings: termios
  let leave: UnsafeMutableBufferPointer<UInt8>

  /// The address of what is to be given back now; 0 while no screen is entered.
  private static let current = Atomic<UInt>(0)

  /// Takes the state that is to be restored, so that it is restored once.
  private static func take() -> UnsafeMutablePointer<EmergencyExit>? {
    UnsafeMutablePointer(bitPattern: current.exchange(0, ordering: .sequentiallyConsistent))
  }

  /// Prepares to give back a terminal.
  static func arm(_ device: TerminalDevice, modes: TerminalModes) {
    disarm()
    let leave = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: modes.leave.count)
    _ = leave.initialize(from: modes.leave)
    let exit = UnsafeMutablePointer<EmergencyExit>.allocate(capacity: 1)
    exit.initialize(
      to: EmergencyExit(
        input: device.input, output: device.output, settings: device.original, leave: leave))
    current.store(UInt(bitPattern: exit), ordering: .sequentiallyConsistent)
    _ = atExit
  }

  /// Takes note that nothing is to be given back any more.
  static func disarm() {
    guard let exit = take() else { return }
    exit.pointee.leave.deallocate()
    exit.deinitialize(count: 1)
    exit.deallocate()
  }

  /// Gives back the terminal, if one is to be given back.
  ///
  /// It may be called in a signal handler.
  static func giveBack() {
    guard let exit = take() else { return }
    // A terminal that does not read any more must not hold a process that is to end.
    var ready = pollfd(fd: exit.pointee.output, events: Int16(POLLOUT), revents: 0)
    if poll(&ready, 1, 100) > 0 {
      _ = write(exit.pointee.output, exit.pointee.leave.baseAddress, exit.pointee.leave.count)
    }
    tcflush(exit.pointee.input, TCIFLUSH)
    var settings = exit.pointee.settings
    tcsetattr(exit.pointee.input, TCSANOW, &settings)
  }

  /// Restores the terminal in `exit`, which runs no `deinit`.
  private static let atExit: Bool =
    atexit { withTerminalOutputAllowed(EmergencyExit.giveBack) } == 0
}
