// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The selection before and after each step of the history, so that undo and redo lead to where
/// something changes.
struct SelectionTrail: Sendable {
  private struct Step: Sendable {
    var before: SheetItem?
    var after: SheetItem?
    /// Whether what is selected after it is not known yet.
    var isOpen = true
  }

  private var steps: [Step] = []

  /// Notes a step; those from its place on were taken back, and cannot be made again.
  ///
  /// - Parameters:
  ///   - index: How many steps were made before it.
  ///   - before: The selection before it.
  mutating func begin(at index: Int, before: SheetItem?) {
    if steps.count > index { steps.removeSubrange(index...) }
    // Steps that were not noted select nothing of their own.
    while steps.count < index { steps.append(Step(isOpen: false)) }
    steps.append(Step(before: before))
  }

  /// Notes what is selected once the event is over that made a step.
  mutating func end(with selection: SheetItem?) {
    guard let last = steps.indices.last, steps[last].isOpen else { return }
    steps[last].after = selection
    steps[last].isOpen = false
  }

  /// The selection before a step; nil if it is not known.
  func before(_ index: Int) -> SheetItem? {
    steps.indices.contains(index) ? steps[index].before : nil
  }

  /// The selection after a step; nil if it is not known.
  func after(_ index: Int) -> SheetItem? {
    steps.indices.contains(index) ? steps[index].after : nil
  }
}
