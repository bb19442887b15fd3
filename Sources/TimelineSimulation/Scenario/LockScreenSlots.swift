// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
public import WidgetViews

/// The places of a Lock Screen, for a scenario: what fits where is said by ``WidgetTimeline/LockScreen``.
public struct LockScreenSlots: Hashable, Sendable {
  /// The cells below the clock.
  public static let cells = LockScreen.cellCount

  private var screen = LockScreen()

  /// Makes an empty Lock Screen.
  public init() {}

  /// How many cells below the clock a family takes; nil where it takes none.
  public static func cells(of family: WidgetFamily) -> Int? { LockScreen.cellCount(of: family) }

  /// Places a widget.
  ///
  /// - Parameters:
  ///   - kind: The widget's kind, for who comes after it.
  ///   - family: Its shape.
  /// - Throws: ``ScenarioError`` where it does not fit.
  public mutating func place(kind: String, _ family: WidgetFamily) throws(ScenarioError) {
    do throws(LockScreenRefusal) {
      try screen.place(WidgetInfo(id: screen.widgets.count, kind: kind, family: family))
    } catch {
      switch error {
      case .lineIsTaken(let widget): throw .inlineTaken(kind: kind, by: widget.kind)
      case .noRoom(let family, let needed, let free):
        throw .noCells(kind: kind, family, needed: needed, free: free)
      case .notForLockScreen, .alreadyPlaced: throw .wrongPage(kind: kind, family, .lockScreen)
      }
    }
  }
}
