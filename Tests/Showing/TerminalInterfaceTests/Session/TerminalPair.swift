// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization
import TerminalInterface
import TerminalText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A terminal that nobody sees: the end for the person, and that for the program.
final class TerminalPair: Sendable {
  /// The program's end.
  let program: Int32

  /// The name by which another process opens the program's end.
  let path: String

  private let person: Int32
  private let received = Mutex<[UInt8]>([])

  /// Why there is no terminal.
  struct Failure: Error {
    let code: Int32
  }

  init(columns: UInt16 = 80, rows: UInt16 = 24) throws {
    #if os(Linux)
      // What posix_openpt() and its companions do, which Glibc's module does not have.
      let (unlock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
      person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (isLocked, number) = (Int32(0), Int32(0))
      guard person >= 0, ioctl(person, unlock, &isLocked) == 0,
        ioctl(person, getNumber, &number) == 0
      else { throw Failure(code: errno) }
      path = "/dev/pts/\(number)"
      program = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #else
      var (master, slave) = (Int32(0), Int32(0))
      guard openpty(&master, &slave, nil, nil, nil) == 0 else { throw Failure(code: errno) }
      (person, program) = (master, slave)
      path = ttyname(slave).map { String(cString: $0) } ?? ""
    #endif
    guard program >= 0 else { throw Failure(code: errno) }
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(person)
    close(program)
  }

  // MARK: The person

  /// Types a text.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
  }

  /// Changes the size of the window.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(person, UInt(TIOCSWINSZ), &size)
  }

  /// Closes the window.
  ///
  /// The descriptor stays open, as nothing, so that nobody else gets its number.
  func hangUp() {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(nothing, person)
    close(nothing)
  }

  /// What was written so far, with `ESC` for the byte.
  var output: String {
    received.withLock { received in
      var descriptor = pollfd(fd: person, events: Int16(POLLIN), revents: 0)
      while poll(&descriptor, 1, 0) > 0, descriptor.revents & Int16(POLLIN) != 0 {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes { read(person, $0.baseAddress, $0.count) }
        guard count > 0 else { break }
        received += buffer.prefix(count)
      }
      return String(decoding: received, as: UTF8.self).replacing("\u{1B}", with: "ESC")
    }
  }

  /// Waits, for four minutes at most, until something is so.
  static func wait(until condition: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(240)
    while ContinuousClock.now < end {
      if condition() { return true }
      usleep(5000)
    }
    return condition()
  }

  /// The text behind a mark in the output, up to a full stop, once it is there.
  func word(after mark: String) -> String? {
    guard
      Self.wait(until: {
        output.components(separatedBy: mark).dropFirst().last?.contains(".") == true
      })
    else { return nil }
    return output.components(separatedBy: mark).last.map { String($0.prefix { $0 != "." }) }
  }

  // MARK: The program

  /// Whether the line has the settings of a shell: lines, an echo, and signals for keys.
  var isCooked: Bool {
    var settings = termios()
    guard tcgetattr(program, &settings) == 0 else { return false }
    let local = tcflag_t(ECHO) | tcflag_t(ICANON) | tcflag_t(ISIG)
    return settings.c_lflag & local == local && settings.c_iflag & tcflag_t(ICRNL) != 0
      && settings.c_oflag & tcflag_t(OPOST) != 0
  }
}
