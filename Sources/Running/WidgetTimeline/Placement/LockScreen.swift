// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The places for widgets on a Lock Screen: one line above the clock, and a row of four cells below it.
///
/// A circular widget takes one cell, a rectangular one two. The row is filled from its beginning, in the order of the widgets, so every row
/// that adds up to four cells or less is one that a phone can have. Sources: Apple's Human Interface Guidelines for what is allowed where, and
/// answers on Apple's developer forums for the number of cells.
///
/// It is with the timelines, and not with a widget, because it is a rule of the system: it speaks of families and knows no widget.
public struct LockScreen: Hashable, Sendable {
  /// The number of cells below the clock.
  public static let cellCount = 4

  /// The widget above the clock; nil if there is none.
  public private(set) var inline: LockScreenWidget?

  /// The widgets below the clock, in their order.
  public private(set) var row: [LockScreenWidget] = []

  /// Creates a Lock Screen without widgets.
  public init() {}

  /// All widgets, the one above the clock first.
  public var widgets: [LockScreenWidget] { (inline.map { [$0] } ?? []) + row }

  /// The number of cells that are free.
  public var freeCellCount: Int {
    Self.cellCount - row.reduce(0) { $0 + (Self.cellCount(of: $1.family) ?? 0) }
  }

  /// The number of cells below the clock that a family takes; nil if it cannot be there.
  public static func cellCount(of family: WidgetFamily) -> Int? {
    switch family {
    case .accessoryCircular: 1
    case .accessoryRectangular: 2
    case .accessoryInline, .accessoryCorner, .systemSmall, .systemMedium, .systemLarge,
      .systemExtraLarge:
      nil
    }
  }

  /// The cells that a widget takes, counted from 0; nil if it is not below the clock.
  public func cells(of id: LockScreenWidget.ID) -> Range<Int>? {
    var start = 0
    for widget in row {
      let end = start + (Self.cellCount(of: widget.family) ?? 0)
      if widget.id == id { return start..<end }
      start = end
    }
    return nil
  }

  /// Places a widget on the Lock Screen.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - index: Before which widget of the row it is put, counted from 0; nil, or a number that the row does not have, is after the last. It
  ///     means nothing for a widget above the clock.
  /// - Throws: ``LockScreenRefusal`` if it cannot be there; nothing changes then.
  public mutating func place(
    _ widget: LockScreenWidget, at index: Int? = nil
  ) throws(LockScreenRefusal) {
    if let placed = widgets.first(where: { $0.id == widget.id }) { throw .alreadyPlaced(placed) }
    if widget.family == .accessoryInline {
      if let inline { throw .lineIsTaken(by: inline) }
      inline = widget
      return
    }
    guard let needed = Self.cellCount(of: widget.family) else {
      throw .notForLockScreen(widget.family)
    }
    guard needed <= freeCellCount else {
      throw .noRoom(widget.family, needed: needed, free: freeCellCount)
    }
    let place = index.flatMap { row.indices.contains($0) ? $0 : nil } ?? row.endIndex
    row.insert(widget, at: place)
  }

  /// Takes a widget off; those after it in the row move up.
  ///
  /// - Returns: The widget; nil if it was not placed.
  @discardableResult public mutating func remove(_ id: LockScreenWidget.ID) -> LockScreenWidget? {
    if let widget = inline, widget.id == id {
      inline = nil
      return widget
    }
    return row.firstIndex { $0.id == id }.map { row.remove(at: $0) }
  }
}
