// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import TestSupport

extension CommandRun {
  /// Runs `quickaction timeline` on a thread of its own: a command waits for its simulation, and the tasks of tests share few threads.
  static func timeline(
    _ arguments: String..., in folder: ScratchFolder? = nil, isTerminal: Bool = false,
    environment: [String: String] = [:]
  ) async -> CommandRun {
    await onOwnThread(
      ["timeline"] + arguments, in: folder, isTerminal: isTerminal, environment: environment)
  }

  /// Runs a command that may wait for a simulation on a thread of its own.
  static func onOwnThread(
    _ arguments: [String], in folder: ScratchFolder? = nil, input: [String] = [],
    isTerminal: Bool = false, environment: [String: String] = [:]
  ) async -> CommandRun {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          returning: CommandRun(
            arguments, in: folder, input: input, isTerminal: isTerminal, environment: environment))
      }
    }
  }
}
