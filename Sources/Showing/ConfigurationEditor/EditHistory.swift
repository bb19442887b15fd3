// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions

/// The choices that an editor went through, and where among them the saved one is.
struct EditHistory: Sendable {
  /// A step from one choice to the next.
  private struct Step: Sendable {
    var before: WidgetChoice
    var after: WidgetChoice
    var change: EditorChange
  }

  private var steps: [Step] = []

  /// How many of the steps are made; those after were undone.
  private var made = 0

  /// How many of the steps were made when the choice was saved; where that place is gone, the last that is left of the way
  /// to it.
  private var saved = 0

  /// The way from the saved choice to ``saved``, where other steps took the place of those that had been saved.
  private var detour: [EditorChange] = []

  /// How many steps lead to the present choice.
  var count: Int { made }

  /// The step that leads to the present choice; nil if there is none.
  var last: EditorChange? { made > 0 ? steps[made - 1].change : nil }

  var canUndo: Bool { made > 0 }
  var canRedo: Bool { made < steps.count }

  /// Notes a step; what was taken back before it cannot be made again.
  mutating func note(
    _ change: EditorChange, from before: WidgetChoice, to after: WidgetChoice
  ) {
    if saved > made {
      detour += steps[made..<saved].reversed().map { .tookBack($0.change) }
      saved = made
    }
    steps.removeSubrange(made...)
    steps.append(Step(before: before, after: after, change: change))
    made += 1
  }

  /// The choice before the last step; nil if there is none.
  mutating func undo() -> WidgetChoice? {
    guard canUndo else { return nil }
    made -= 1
    return steps[made].before
  }

  /// The choice after the step that was undone last; nil if there is none.
  mutating func redo() -> WidgetChoice? {
    guard canRedo else { return nil }
    made += 1
    return steps[made - 1].after
  }

  mutating func markSaved() {
    saved = made
    detour = []
  }

  /// The changes from the saved choice to the present one.
  var changesSinceSaving: [EditorChange] {
    saved <= made
      ? detour + steps[saved..<made].map(\.change)
      : detour + steps[made..<saved].reversed().map { .tookBack($0.change) }
  }
}
