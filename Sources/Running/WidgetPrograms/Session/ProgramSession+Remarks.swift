// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ProgramSession {
  /// The remarks of a program beside its answers.
  package struct Remarks: Hashable, Sendable {
    /// The kinds of widgets for which it asked for new timelines, one a time; nil is all kinds.
    package var reloads: [String?] = []

    /// The reads of the clock by the program's own code while it drew, each once: the offsets of the calls, from the innermost.
    package var clockReads: [[UInt64]] = []

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
}
