// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization
import TestSupport

#if canImport(Glibc)
  import Glibc
#endif

/// A process at a terminal that nobody sees.
final class PseudoTerminal: Sendable {
  /// What a person would have seen so far, without returns.
  var screen: String {
    read.withLock { String(decoding: $0, as: UTF8.self) }.replacing("\r\n", with: "\n")
  }

  private let descriptor: Int32
  /// The process.
  let process: ChildProcess
  private let read = Mutex<[UInt8]>([])
  /// How far ``shows(_:)`` has looked.
  private let seen = Mutex(0)

  /// Why there is no terminal.
  struct Failure: Error {
    let code: Int32
  }

  /// Starts a program whose streams are a terminal, of a size where one is given, but for those that are to lead elsewhere.
  init(
    _ command: Executable.Command, columns: Int? = nil, rows: Int? = nil, input: Int32? = nil,
    errors: Int32? = nil
  ) throws {
    let terminal: Int32
    (descriptor, terminal) = try Self.open()
    defer { close(terminal) }
    if let columns, let rows {
      var size = winsize()
      (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
      _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
    }
    process = try command.start(
      ChildProcess.Streams(
        input: input ?? terminal, output: terminal, errors: errors ?? terminal))
    Thread { [self] in collect() }.start()
  }

  /// Opens a terminal: the end for the person, and that for the process.
  static func open() throws -> (person: Int32, process: Int32) {
    #if os(Linux)
      // What posix_openpt() and its companions do, which Glibc's module does not have.
      let (unlock, getNumber) = (UInt(0x4004_5431), UInt(0x8004_5430))
      let person = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      var (isLocked, number) = (Int32(0), Int32(0))
      guard person >= 0, ioctl(person, unlock, &isLocked) == 0,
        ioctl(person, getNumber, &number) == 0
      else { throw Failure(code: errno) }
      let process = Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard process >= 0 else { throw Failure(code: errno) }
      return (person, process)
    #else
      var (person, process) = (Int32(0), Int32(0))
      guard openpty(&person, &process, nil, nil, nil) == 0 else { throw Failure(code: errno) }
      return (person, process)
    #endif
  }

  deinit {
    close(descriptor)
  }

  private func collect() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        #if canImport(Darwin)
          Darwin.read(descriptor, $0.baseAddress, $0.count)
        #else
          Glibc.read(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      guard count > 0 else { return }
      read.withLock { $0 += buffer.prefix(count) }
    }
  }

  /// Waits until what came on the screen after a place ends with a text.
  ///
  /// - Returns: What came there, after a minute at the latest.
  func answer(after place: Int = 0, endingWith end: String) -> String {
    _ = Self.wait { screen.dropFirst(place).hasSuffix(end) }
    return String(screen.dropFirst(place))
  }

  /// Types a text and waits for an answer.
  ///
  /// - Returns: What came on the screen since, the echo of the text first.
  func type(_ text: String, andWaitFor end: String = "\n> ") -> String {
    let place = screen.count
    send(text)
    return answer(after: place, endingWith: end)
  }

  /// Types a text without waiting for anything.
  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Waits until something is true, four minutes at the longest.
  static func wait(for isTrue: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(240)
    while ContinuousClock.now < end {
      if isTrue() { return true }
      usleep(5_000)
    }
    return isTrue()
  }

  /// Waits until a text has come on the screen since the last call.
  func shows(_ text: String) -> Bool {
    Self.wait {
      let screen = screen
      let start = screen.index(
        screen.startIndex, offsetBy: seen.withLock { $0 }, limitedBy: screen.endIndex)
      guard let start, let range = screen[start...].firstRange(of: text) else { return false }
      let place = screen.distance(from: screen.startIndex, to: range.upperBound)
      seen.withLock { $0 = place }
      return true
    }
  }

  /// Waits until the process has ended.
  ///
  /// - Returns: Its exit code.
  func exitCode() -> Int32 { process.wait().code }
}
