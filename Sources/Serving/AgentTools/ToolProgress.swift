// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import PropertyListSyntax
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Tells a client that asked for it, each half second, that its call is still worked on.
final class ToolProgress: Sendable {
  private let isFinished = Mutex(false)
  private let token: PropertyListLiteral
  private let call: MessageCall
  private let name: String

  /// Begins to tell; nil if the client did not ask.
  init?(token: PropertyListValue?, _ call: MessageCall, of name: String) {
    guard let token, token.kind == .string || token.kind == .integer else { return nil }
    self.token = PropertyListLiteral(token)
    self.call = call
    self.name = name
    tell(0)
    _ = WideThread.start {
      var count = 1
      while true {
        usleep(500_000)
        guard self.tellIfRunning(count) else { return }
        count += 1
      }
    }
  }

  /// Ends: nothing is told after the result.
  func finish() { isFinished.withLock { $0 = true } }

  private func tellIfRunning(_ count: Int) -> Bool {
    isFinished.withLock { isFinished in
      if !isFinished { tell(count) }
      return !isFinished
    }
  }

  private func tell(_ count: Int) {
    call.notify(
      "notifications/progress",
      [
        "progressToken": token, "progress": .number(Double(count) / 2),
        "message": .string(count == 0 ? "\(name) begins" : "\(name): \(count / 2) s"),
      ])
  }
}
