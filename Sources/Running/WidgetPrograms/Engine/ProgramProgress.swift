// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Tells of work that takes time.
package struct ProgramProgress: Sendable {
  /// Says something that stays.
  package var note: @Sendable (String) -> Void

  /// Says what is done at the moment, which replaces what was said before.
  package var step: @Sendable (String) -> Void

  /// Makes progress of two ways to say it.
  package init(
    note: @escaping @Sendable (String) -> Void = { _ in },
    step: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.note = note
    self.step = step
  }

  /// Tells of a line of `swift build`, such as `[3/14] Compiling SwiftUI Text.swift`.
  func step(ofBuildLine line: Substring) {
    if line.hasPrefix("["), line.contains("] ") { step(String(line)) }
  }
}
