// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization
import WidgetProtocol

/// The channel of lines between the program and the tool.
final class ProgramChannel: Sendable {
  private struct State: Sendable {
    var lastRequest = 0
    var waiting: [Int: @Sendable (ServerResponse) -> Void] = [:]
  }

  private let input: Int32
  private let output: Int32
  private let state = Mutex(State())
  private let unread = Mutex<[UInt8]>([])

  /// Takes over the standard streams, and gives the program's own code others.
  init() {
    fflush(nil)
    input = dup(STDIN_FILENO)
    output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    // A process that the tool starts must not keep the pipes open.
    _ = fcntl(input, F_SETFD, FD_CLOEXEC)
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    signal(SIGPIPE, SIG_IGN)
  }

  /// Sends a line; does nothing if the other end is closed.
  func send(_ line: [UInt8]) {
    // One line at a time, from any thread.
    state.withLock { _ in
      var rest = line[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Returns the next line; nil at the end of the input.
  ///
  /// Only one thread may read.
  func nextLine() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var bytes = unread.withLock { exchange(&$0, with: []) }
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let rest = Array(bytes[(end + 1)...])
        unread.withLock { $0 = rest }
        return Array(bytes[..<end])
      }
      searched = bytes.count
      let count = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  /// Sends a request to a server through the tool.
  ///
  /// - Parameters:
  ///   - url: The URL of the request.
  ///   - method: The HTTP method, such as `GET`.
  ///   - take: A function that is called once with the response, on the reading thread.
  func request(
    url: String, method: String, _ take: @escaping @Sendable (ServerResponse) -> Void
  ) {
    let id = state.withLock { state in
      state.lastRequest += 1
      state.waiting[state.lastRequest] = take
      return state.lastRequest
    }
    send(
      ProgramMessage.fetch(
        ServerRequest(id: id, url: url, method: method, now: ProgramClock.now)
      ).line)
  }

  /// Passes a response to the function that waits for it.
  ///
  /// - Returns: Whether the line is a response.
  func takeResponse(_ line: [UInt8]) -> Bool {
    guard let message = try? MessageReader(line: line),
      let (id, response) = try? ServerResponse.read(message)
    else { return false }
    if let now = response.now { ProgramClock.now = now }
    state.withLock { $0.waiting.removeValue(forKey: id) }?(response)
    return true
  }

  private func exchange<Value>(_ place: inout Value, with value: Value) -> Value {
    let old = place
    place = value
    return old
  }
}
