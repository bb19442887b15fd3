// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension ProgramSession {
  /// What a program said beside its answers.
  package struct Remarks: Hashable, Sendable {
    /// The kinds of widgets for which it asked for new timelines, one a time; nil is all kinds.
    package var reloads: [String?] = []

    /// What its developer should know, each sentence once.
    package var notes: [String] = []
  }
}
