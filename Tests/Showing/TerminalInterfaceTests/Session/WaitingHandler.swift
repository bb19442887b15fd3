// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

@testable import TerminalInterface

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A handler of a signal that is at work on the first thread, which gets no other signal meanwhile.
///
/// Swift's own threads let no signals through, so that all others have to wait, too.
struct WaitingHandler {
  /// Where the handler reads the byte for which it waits.
  private static let input = Atomic<Int32>(-1)

  /// Whether the handler has begun.
  private static let isAtWork = Atomic(false)

  private let output: Int32

  /// Why there is no handler at work.
  struct Failure: Error {
    let code: Int32
  }

  /// Sends the process a signal, and returns when its handler waits.
  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(code: errno) }
    output = ends[1]
    Self.input.store(ends[0], ordering: .sequentiallyConsistent)
    let action = SignalAction { _ in
      WaitingHandler.isAtWork.store(true, ordering: .sequentiallyConsistent)
      var byte: UInt8 = 0
      _ = read(WaitingHandler.input.load(ordering: .sequentiallyConsistent), &byte, 1)
    }
    action.install(for: SIGUSR1)
    guard kill(getpid(), SIGUSR1) == 0 else { throw Failure(code: errno) }
    while !Self.isAtWork.load(ordering: .sequentiallyConsistent) { usleep(100) }
  }

  /// Lets the handler return, and waits until a signal is no longer one that waits for it.
  func finish(before signal: Int32) {
    var byte: UInt8 = 0
    _ = write(output, &byte, 1)
    var waiting = sigset_t()
    repeat {
      usleep(1000)
      sigpending(&waiting)
    } while sigismember(&waiting, signal) == 1
  }
}
