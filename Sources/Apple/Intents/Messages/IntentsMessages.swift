// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch

/// The messages of this module on standard error: calls without an effect off Apple's systems, and
/// handlers that do not answer as they must.
///
/// Each message is written once per process.
public enum IntentsMessages {
  private static let state = State()

  /// Writes a message, unless the same one was written before.
  static func write(_ message: String) {
    state.write(message)
  }

  /// Reports that a call has no effect here, with the reason.
  static func writeNoEffect(of call: String, because reason: String) {
    write("\(call) has no effect on this system; \(reason)")
  }

  /// Collects the messages of a function instead of writing them to standard error.
  ///
  /// - Parameter body: The function; messages of other threads are collected as well.
  /// - Returns: The result of the function, and the messages, including those that were written
  ///   before.
  package static func collecting<Result>(
    _ body: () throws -> Result
  ) rethrows -> (result: Result, messages: [String]) {
    state.begin()
    defer { state.end() }
    let result = try body()
    return (result, state.collected)
  }

  private final class State: @unchecked Sendable {
    private let queue = DispatchQueue(label: "Intents.messages")
    private var written: Set<String> = []
    private var messages: [String] = []
    private var collectors = 0

    var collected: [String] { queue.sync { messages } }

    func begin() { queue.sync { collectors += 1 } }

    func end() {
      queue.sync {
        collectors -= 1
        if collectors == 0 { messages = [] }
      }
    }

    func write(_ message: String) {
      queue.sync {
        if collectors > 0 { return messages.append(message) }
        guard written.insert(message).inserted else { return }
        try? FileHandle.standardError.write(contentsOf: Data("Intents: \(message)\n".utf8))
      }
    }
  }
}
