// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// An error that a widget cannot be placed on a Lock Screen.
public enum LockScreenRefusal: Error, Hashable, Sendable {
  /// The family has no place there.
  case notForLockScreen(WidgetFamily)
  /// There is a widget above the clock already, and there is room for one.
  case lineIsTaken(by: LockScreenWidget)
  /// The cells that are free are too few.
  case noRoom(WidgetFamily, needed: Int, free: Int)
  /// The widget is there already.
  case alreadyPlaced(LockScreenWidget)
}

extension LockScreenRefusal: CustomStringConvertible {
  /// A message on what is in the way and what to do.
  public var description: String {
    switch self {
    case .notForLockScreen(let family):
      "'\(family.rawValue)' cannot be on an iPhone's Lock Screen; use accessoryInline, "
        + "accessoryCircular or accessoryRectangular"
    case .lineIsTaken(let widget):
      "the line above the clock holds one widget, and '\(widget.kind)' is there; remove it first"
    case .noRoom(let family, let needed, let free):
      "'\(family.rawValue)' takes \(Self.cells(needed)) below the clock, but only \(free) of "
        + "\(LockScreen.cellCount) are free; "
        + "remove a widget first"
    case .alreadyPlaced(let widget):
      "'\(widget.kind)' (\(widget.id)) is already on the Lock Screen; remove it first"
    }
  }

  private static func cells(_ count: Int) -> String { count == 1 ? "1 cell" : "\(count) cells" }
}
