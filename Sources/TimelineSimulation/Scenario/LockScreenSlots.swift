// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// The places of a Lock Screen: one line above the clock, and four cells below it.
///
/// A circle takes one cell and a rectangle two, in any order. Source: what people report of iOS 16 and later; Apple's Human Interface
/// Guidelines show the same.
public struct LockScreenSlots: Hashable, Sendable {
  /// The cells below the clock.
  public static let cells = 4

  private var inline: String?
  private var takenCells = 0

  /// Makes an empty Lock Screen.
  public init() {}

  /// How many cells below the clock a family takes; nil where it takes none.
  public static func cells(of family: WidgetFamily) -> Int? {
    switch family {
    case .accessoryCircular: 1
    case .accessoryRectangular: 2
    case .accessoryInline, .accessoryCorner, .systemSmall, .systemMedium, .systemLarge,
      .systemExtraLarge:
      nil
    }
  }

  /// Places a widget.
  ///
  /// - Parameters:
  ///   - kind: The widget's kind, for who comes after it.
  ///   - family: Its shape.
  /// - Throws: ``ScenarioError`` where it does not fit.
  public mutating func place(kind: String, _ family: WidgetFamily) throws(ScenarioError) {
    if family == .accessoryInline {
      if let inline { throw .inlineTaken(kind: kind, by: inline) }
      inline = kind
      return
    }
    guard let needed = Self.cells(of: family) else {
      throw .wrongPage(kind: kind, family, .lockScreen)
    }
    let free = Self.cells - takenCells
    guard needed <= free else {
      throw .noCells(kind: kind, family, needed: needed, free: free)
    }
    takenCells += needed
  }
}
