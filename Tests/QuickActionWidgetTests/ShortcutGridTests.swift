// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import Testing
import WidgetViews

@Suite struct ShortcutGridTests {
  /// What two rows leave on a screen, and how wide its columns are, worked out by hand.
  struct Row: Sendable {
    var screens: [String]
    var spare: Double
    var column: Double
    var text: Double
  }

  @Test(
    "four tiles leave, or lack, this much on each iPhone",
    arguments: [
      Row(screens: ["440x956", "430x932", "428x926"], spare: 14, column: 162, text: 106),
      Row(screens: ["420x912"], spare: 14, column: 161, text: 105),
      Row(screens: ["414x896"], spare: 13, column: 160, text: 104),
      Row(screens: ["402x874"], spare: 6, column: 152, text: 96),
      Row(screens: ["393x852", "390x844"], spare: 2, column: 149, text: 93),
      Row(screens: ["414x736"], spare: 1, column: 154, text: 98),
      Row(screens: ["375x812", "360x780"], spare: -1, column: 144.5, text: 88.5),
      Row(screens: ["375x667"], spare: -8, column: 140.5, text: 84.5),
      Row(screens: ["320x568"], spare: -15, column: 126, text: 70),
    ])
  func phones(row: Row) throws {
    for screen in row.screens {
      let device = try #require(WidgetDevice.named(screen))
      let grid = try #require(ShortcutGrid(itemCount: 4, device: device))
      #expect(grid.spareHeight == row.spare)
      #expect(grid.overflow == max(0, -row.spare))
      #expect(grid.columnWidth == row.column)
      #expect(grid.textWidth == row.text)
    }
  }

  @Test("four tiles of the default device stand in two rows, row by row")
  func frames() throws {
    let grid = try #require(ShortcutGrid(itemCount: 4))
    #expect(
      grid.tileFrames == [
        Rect(x: 16, y: 17, width: 149, height: 58), Rect(x: 173, y: 17, width: 149, height: 58),
        Rect(x: 16, y: 83, width: 149, height: 58), Rect(x: 173, y: 83, width: 149, height: 58),
      ])
    #expect(grid.tiles.map(\.row) == [1, 1, 2, 2])
    #expect(grid.tiles.map(\.column) == [1, 2, 1, 2])
  }

  @Test(
    "the columns reach from margin to margin and the rows stand in the middle", arguments: 1...9)
  func centred(count: Int) throws {
    for device in WidgetDevice.all {
      for family in device.families where !family.isAccessory {
        let grid = try #require(ShortcutGrid(itemCount: count, family: family, device: device))
        let frames = grid.tileFrames
        try #require(frames.count == count)
        let first = try #require(frames.first)
        let last = try #require(frames.last)
        #expect(first.minX == 16)
        #expect(first.minY == grid.widgetSize.height - last.maxY, "the grid is not centred")
        if count > 1 { #expect(frames[1].maxX == grid.widgetSize.width - 16) }
        #expect(grid.overflow == max(0, 2 * (16 - first.minY)))
      }
    }
  }

  @Test("an overflowing grid runs over both margins by the same length")
  func overflowing() throws {
    let device = try #require(WidgetDevice.named("320x568"))
    let grid = try #require(ShortcutGrid(itemCount: 4, device: device))
    #expect(grid.tileFrames.first?.minY == 8.5)
    #expect(grid.tileFrames.last?.maxY == 132.5)
  }

  @Test("without margins, four tiles fit everywhere")
  func withoutMargins() throws {
    for device in WidgetDevice.all {
      let grid = try #require(ShortcutGrid(itemCount: 4, device: device, margins: .disabled))
      #expect(grid.overflow == 0)
      #expect(grid.tileFrames.first?.minX == 0)
    }
  }

  @Test("margins that differ move the middle")
  func unevenMargins() {
    let grid = ShortcutGrid(
      itemCount: 2, widgetSize: Size(width: 200, height: 100),
      margins: EdgeInsets(top: 30, leading: 10, bottom: 0, trailing: 2))
    #expect(
      grid.tileFrames == [
        Rect(x: 10, y: 36, width: 90, height: 58), Rect(x: 108, y: 36, width: 90, height: 58),
      ])
  }

  @Test("an odd tile stands alone in the first column")
  func odd() throws {
    let grid = try #require(ShortcutGrid(itemCount: 3))
    #expect(grid.rowCount == 2)
    #expect(grid.tiles.last?.column == 1)
    #expect(grid.tiles.last?.row == 2)
  }

  @Test("no tile makes no row", arguments: [0, -1])
  func empty(count: Int) throws {
    let grid = try #require(ShortcutGrid(itemCount: count))
    #expect(grid.tiles.isEmpty)
    #expect(grid.contentHeight == 0)
    #expect(grid.overflow == 0)
  }

  @Test("a widget narrower than its margins has columns of no width")
  func narrow() {
    let grid = ShortcutGrid(
      itemCount: 2, widgetSize: Size(width: 20, height: 20), margins: EdgeInsets(all: 16))
    #expect(grid.columnWidth == 0)
    #expect(grid.textWidth == 0)
    #expect(grid.overflow == 70)
  }

  @Test("a family whose size is not known has no grid")
  func unknownSize() {
    #expect(ShortcutGrid(itemCount: 4, family: .systemExtraLarge) == nil)
  }
}
