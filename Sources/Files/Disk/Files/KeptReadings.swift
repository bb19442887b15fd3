// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// What was made of files, for as long as they stay as they are.
///
/// A language server or `--watch` reads a project again and again, and few of its files change meanwhile. Whether one has changed
/// is told by its ``FileState``.
package final class KeptReadings: Sendable {
  private struct Key: Hashable {
    let path: FilePath

    /// The type of what was made.
    let type: ObjectIdentifier
  }

  private struct Reading: Sendable {
    let state: FileState
    let value: any Sendable

    /// The last round in which it was asked for.
    var round: Int
  }

  private struct State: Sendable {
    var readings: [Key: Reading] = [:]
    var round = 0
  }

  private let state = Mutex(State())

  private let settlingTime: Duration

  /// Creates a memory of nothing.
  ///
  /// - Parameter settlingTime: How long after a change a file is read again each time: a further one could leave it the same times,
  ///   which some file systems have in steps of two seconds.
  package init(settlingTime: Duration = .seconds(2)) { self.settlingTime = settlingTime }

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
  ///   - isKept: Whether a value is kept.
  ///   - make: Reads the file.
  /// - Returns: The value.
  func value<Value: Sendable>(
    of path: FilePath, in fileState: FileState, keepingIf isKept: (Value) -> Bool,
    _ make: () -> Value
  ) -> Value {
    let key = Key(path: path, type: ObjectIdentifier(Value.self))
    let known = state.withLock { state -> Value? in
      guard let reading = state.readings[key], reading.state == fileState else {
        return nil
      }
      state.readings[key]?.round = state.round
      return reading.value as? Value
    }
    if let known { return known }
    // Asked before the file is read, which can take as long as a change needs to settle.
    let isSettled = fileState.isSettled(after: settlingTime)
    let value = make()
    guard isSettled, isKept(value) else { return value }
    state.withLock { state in
      state.readings[key] = Reading(state: fileState, value: value, round: state.round)
    }
    return value
  }
}
