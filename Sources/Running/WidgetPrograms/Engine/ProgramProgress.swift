// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reports the progress of work that takes time.
package struct ProgramProgress: Sendable {
  /// Reports a line that stays.
  package var note: @Sendable (String) -> Void

  /// A closure that shows the current step in place of the one before.
  package var step: @Sendable (String) -> Void

  /// Creates a progress from functions that report lines and steps.
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
