// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// What was made of files, for as long as they stay as they are.
///
/// A language server or `--watch` reads a project again and again, and few of its files change meanwhile. Whether one has changed
/// is told by its state.
package final class KeptReadings: Sendable {
  private struct Key: Hashable {
    let path: FilePath

    /// The type of what was made.
    let type: ObjectIdentifier
  }

  private struct Reading: Sendable {
    let fileState: ReadingState
    let value: any Sendable

    /// The last round in which it was asked for.
    var round: Int
  }

  private struct State: Sendable {
    var readings: [Key: Reading] = [:]
    var round = 0
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Duration

  /// Creates a memory of nothing.
  ///
  /// - Parameter now: The time since 1970, by which a file has just changed or not.
  package init(now: @escaping @Sendable () -> Duration = { ReadingState.now }) { self.now = now }

  /// The number of values that are kept.
  package var count: Int { state.withLock { $0.readings.count } }

  /// Forgets what nobody has asked for since the last call: files that are gone, or are not read any more.
  package func endRound() {
    state.withLock { state in
      let round = state.round
      state.readings = state.readings.filter { $0.value.round == round }
      state.round += 1
    }
  }

  /// What was made of a file, or is made now.
  ///
  /// - Parameters:
  ///   - path: The file, as it is spelled in what is made of it.
  ///   - fileState: The state of the file, found before it is read.
  ///   - isKept: Whether what was made depends on the bytes of the file alone.
  ///   - make: Reads the file.
  /// - Returns: The value.
  func value<Value: Sendable>(
    of path: FilePath, in fileState: ReadingState, keepingIf isKept: (Value) -> Bool,
    _ make: () -> Value
  ) -> Value {
    let key = Key(path: path, type: ObjectIdentifier(Value.self))
    let known = state.withLock { state -> Value? in
      guard let reading = state.readings[key], reading.fileState == fileState else {
        return nil
      }
      state.readings[key]?.round = state.round
      return reading.value as? Value
    }
    if let known { return known }
    // One that has just changed can change again and keep its times. It is asked before the file is read, which may take longer
    // than that.
    let isSettled = fileState.isSettled(at: now())
    let value = make()
    guard isSettled, isKept(value) else { return value }
    state.withLock { state in
      state.readings[key] = Reading(fileState: fileState, value: value, round: state.round)
    }
    return value
  }
}
