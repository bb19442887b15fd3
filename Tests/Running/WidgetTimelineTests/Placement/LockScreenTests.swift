// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetTimeline
import WidgetViews

@Suite struct LockScreenTests {
  static func widget(_ id: Int, _ family: WidgetFamily) -> LockScreenWidget {
    LockScreenWidget(id: id, kind: "Widget\(id)", family: family)
  }

  static func screen(_ families: WidgetFamily...) throws -> LockScreen {
    var screen = LockScreen()
    for (id, family) in families.enumerated() { try screen.place(widget(id, family)) }
    return screen
  }

  @Test("every order of circles and cards that takes four cells or less has its place")
  func rows() throws {
    func fill(_ screen: LockScreen, _ count: inout Int) throws {
      for family in [WidgetFamily.accessoryCircular, .accessoryRectangular] {
        var next = screen
        let id = screen.row.count
        let needed = try #require(LockScreen.cellCount(of: family))
        guard needed <= screen.freeCellCount else {
          #expect(
            throws: LockScreenRefusal.noRoom(family, needed: needed, free: screen.freeCellCount)
          ) { try next.place(Self.widget(id, family)) }
          #expect(next == screen)
          continue
        }
        try next.place(Self.widget(id, family))
        count += 1
        try fill(next, &count)
      }
    }
    var count = 0
    try fill(LockScreen(), &count)
    // As many as there are ways to write 1, 2, 3 and 4 as a sum of ones and twos: 1 + 2 + 3 + 5.
    #expect(count == 11)
  }

  @Test("cells are taken from the left, in the order of the widgets")
  func cells() throws {
    let screen = try Self.screen(.accessoryCircular, .accessoryRectangular, .accessoryCircular)
    #expect(screen.cells(of: 0) == 0..<1)
    #expect(screen.cells(of: 1) == 1..<3)
    #expect(screen.cells(of: 2) == 3..<4)
    #expect(screen.cells(of: 9) == nil)
    #expect(screen.freeCellCount == 0)
  }

  @Test("one widget stands above the clock, and takes no cell")
  func line() throws {
    var screen = try Self.screen(.accessoryInline, .accessoryRectangular)
    #expect(screen.inline?.id == 0)
    #expect(screen.freeCellCount == 2)
    #expect(screen.cells(of: 0) == nil)
    #expect(screen.widgets.map(\.id) == [0, 1])
    #expect(throws: LockScreenRefusal.lineIsTaken(by: Self.widget(0, .accessoryInline))) {
      try screen.place(Self.widget(7, .accessoryInline))
    }
  }

  @Test("a widget can be put before others, and those behind it move")
  func order() throws {
    var screen = try Self.screen(.accessoryCircular, .accessoryCircular)
    try screen.place(Self.widget(5, .accessoryRectangular), at: 1)
    #expect(screen.row.map(\.id) == [0, 5, 1])
    #expect(screen.cells(of: 1) == 3..<4)
    var other = try Self.screen(.accessoryCircular)
    try other.place(Self.widget(6, .accessoryCircular), at: 40)
    #expect(other.row.map(\.id) == [0, 6])
  }

  @Test("a widget that is removed makes room, in the row and above the clock")
  func removal() throws {
    var screen = try Self.screen(.accessoryInline, .accessoryRectangular, .accessoryRectangular)
    #expect(screen.remove(1)?.id == 1)
    #expect(screen.cells(of: 2) == 0..<2)
    #expect(screen.remove(0)?.family == .accessoryInline)
    #expect(screen.inline == nil)
    #expect(screen.remove(0) == nil)
    try screen.place(Self.widget(9, .accessoryInline))
  }

  @Test("a widget stands there once")
  func twice() throws {
    var screen = try Self.screen(.accessoryCircular)
    #expect(throws: LockScreenRefusal.alreadyPlaced(Self.widget(0, .accessoryCircular))) {
      try screen.place(Self.widget(0, .accessoryCircular))
    }
  }

  @Test(
    "families of the Home Screen, and of watches, have no place",
    arguments: [
      WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCorner,
    ])
  func otherFamilies(family: WidgetFamily) {
    var screen = LockScreen()
    #expect(throws: LockScreenRefusal.notForLockScreen(family)) {
      try screen.place(Self.widget(1, family))
    }
  }

  @Test("a refusal says what is in the way and what to do")
  func sentences() {
    let widget = Self.widget(3, .accessoryInline)
    #expect(
      "\(LockScreenRefusal.notForLockScreen(.systemSmall))"
        == "'systemSmall' cannot be on an iPhone's Lock Screen; use accessoryInline, "
        + "accessoryCircular or accessoryRectangular")
    #expect(
      "\(LockScreenRefusal.lineIsTaken(by: widget))"
        == "the line above the clock holds one widget, and 'Widget3' is there; remove it first")
    #expect(
      "\(LockScreenRefusal.noRoom(.accessoryRectangular, needed: 2, free: 1))"
        == "'accessoryRectangular' takes 2 cells below the clock, but only 1 of 4 are free; "
        + "remove a widget first")
    #expect(
      "\(LockScreenRefusal.noRoom(.accessoryCircular, needed: 1, free: 0))"
        == "'accessoryCircular' takes 1 cell below the clock, but only 0 of 4 are free; "
        + "remove a widget first")
    #expect(
      "\(LockScreenRefusal.alreadyPlaced(widget))"
        == "'Widget3' (3) is already on the Lock Screen; remove it first")
  }
}
