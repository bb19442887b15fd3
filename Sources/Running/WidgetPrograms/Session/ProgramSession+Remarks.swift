// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ProgramSession {
  /// The remarks of a program beside its answers.
  package struct Remarks: Hashable, Sendable {
    /// The kinds of widgets for which it asked for new timelines, one a time; nil is all kinds.
    package var reloads: [String?] = []

    /// The notes for its developer, each sentence once.
    package var notes: [String] = []
  }
}
