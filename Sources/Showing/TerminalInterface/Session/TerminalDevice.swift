// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The descriptors of a terminal, and the settings of its line.
final class TerminalDevice {
  /// Where keys are read from.
  let input: Int32

  /// Where the screen is written to.
  let output: Int32

  /// Whether the descriptors are ours to close.
  private let isOwner: Bool

  /// The settings to go back to.
  let original: termios

  /// Uses open descriptors, which stay open.
  ///
  /// - Parameters:
  ///   - input: Where keys are read from; a terminal.
  ///   - output: Where the screen is written to.
  /// - Throws: ``TerminalError`` if the input is no terminal.
  convenience init(input: Int32, output: Int32) throws(TerminalError) {
    try self.init(input: input, output: output, isOwner: false)
  }

  private init(input: Int32, output: Int32, isOwner: Bool) throws(TerminalError) {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else {
      let code = errno
      if isOwner { close(input) }
      throw code == ENOTTY || code == EBADF || code == EIO
        ? .noTerminal : .system(operation: "tcgetattr", code: code)
    }
    self.input = input
    self.output = output
    self.isOwner = isOwner
    original = settings
  }

  /// Opens the terminal that the process belongs to.
  static func controlling() throws(TerminalError) -> TerminalDevice {
    var descriptor: Int32 = -1
    for path in paths where descriptor < 0 {
      repeat {
        descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      } while descriptor < 0 && errno == EINTR
    }
    guard descriptor >= 0 else { throw .noTerminal }
    return try TerminalDevice(input: descriptor, output: descriptor, isOwner: true)
  }

  /// The names of the terminal, the best first.
  private static var paths: [String] {
    #if canImport(Darwin)
      // poll(2) of macOS waits for a terminal by its own name, and not by the name that every process has for its own.
      let streams: [Int32] = [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO]
      return streams.compactMap { ttyname($0).map { String(cString: $0) } } + ["/dev/tty"]
    #else
      return ["/dev/tty"]
    #endif
  }

  deinit {
    if isOwner { close(input) }
  }

  // MARK: Settings

  /// Makes the terminal hand over every key at once, and write what it is given as it is.
  func makeRaw() throws(TerminalError) {
    var settings = original
    cfmakeraw(&settings)
    // What was typed before is kept: it is meant for what is about to be shown.
    while tcsetattr(input, TCSADRAIN, &settings) != 0 {
      // In the background, the process is stopped here, and interrupted when it goes on.
      guard errno == EINTR else { throw .system(operation: "tcsetattr", code: errno) }
    }
  }

  /// Gives the line the settings back that it had, and throws away what was sent and not read.
  ///
  /// Reports of the mouse that are on their way would otherwise be typed into the shell.
  func restore() {
    withTerminalOutputAllowed {
      var settings = original
      tcflush(input, TCIFLUSH)
      // Without waiting for the output: a terminal that does not read any more must not hold the process.
      tcsetattr(input, TCSANOW, &settings)
    }
  }

  // MARK: Size

  /// How many cells the terminal has; nil if it does not tell.
  var size: TerminalSize? {
    var window = winsize()
    for descriptor in [output, input] {
      guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
      else { continue }
      return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    }
    return nil
  }

  // MARK: Bytes

  /// Writes all bytes, and waits where the terminal is slow.
  ///
  /// - Returns: Whether they could be written; false if the terminal is gone.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(output, rest)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var descriptor = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// The result of reading.
  enum Reading {
    case bytes([UInt8])
    case nothing
    case end
    case failure
  }

  /// Reads what there is.
  func read() -> Reading {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { systemRead(input, $0) }
    if count > 0 { return .bytes(Array(buffer.prefix(count))) }
    if count == 0 { return .end }
    return errno == EINTR || errno == EAGAIN ? .nothing : .failure
  }
}
