// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
package import WidgetTimeline

extension ProgramSession {
  /// The remarks of a program beside its answers.
  package struct Remarks: Hashable, Sendable {
    /// The reloads for which it asked, in their order.
    package var reloads: [ReloadRequest] = []

    /// The reads of the clock by the program's own code while it drew, each once: the offsets of the calls, from the innermost.
    package var clockReads: [[UInt64]] = []

    /// The app groups whose user defaults its own code uses.
    package var suites: [String] = []

    /// The notes for its developer, each sentence once.
    package var notes: [String] = []
  }

  /// The lines of sources on this machine at which the program's own code read the clock while it drew, since the last call: of each
  /// read the calls that led to it, from the innermost.
  package func takeClockReads() -> [[String]] {
    takeReads().map { read in
      CrashPlace.places(ofCalls: read.map { String($0, radix: 16) }, in: path)
    }
  }

  /// Asks the program something, and says how much more memory it had meanwhile than before.
  ///
  /// - Parameter ask: What is asked.
  /// - Returns: What was answered, and the bytes; nil if the program has ended, or the system does not tell.
  package func measuringMemory<Answer>(
    _ ask: () throws(ProgramFailure) -> Answer
  ) -> (result: Result<Answer, ProgramFailure>, growth: Int?) {
    let peak = state.withLock { $0.process.memoryPeak }
    do throws(ProgramFailure) {
      let answer = try ask()
      return (.success(answer), peak?.growth)
    } catch {
      return (.failure(error), failure == nil ? peak?.growth : nil)
    }
  }
}
