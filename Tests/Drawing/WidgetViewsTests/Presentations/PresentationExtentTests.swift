// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite("Presentations") struct PresentationExtentTests {
  private func device(_ name: String) throws -> WidgetDevice {
    try #require(WidgetDevice.named(name))
  }

  @Test(
    "Live Activities have the lengths of Apple's guidelines",
    arguments: [
      ("393x852", 371.0, 230.0, 371.0), ("430x932", 408, 250, 408), ("402x874", 380, 230, 371),
    ])
  func lengths(name: String, lockScreen: Double, compact: Double, expanded: Double) throws {
    let device = try device(name)
    #expect(device.extent(of: .activityLockScreen)?.limit == Size(width: lockScreen, height: 160))
    #expect(device.extent(of: .islandCompact)?.limit == Size(width: compact, height: 36.67))
    #expect(device.extent(of: .islandExpanded)?.limit == Size(width: expanded, height: 160))
  }

  @Test("a screen without a Dynamic Island has none, and an iPad has no StandBy")
  func missing() throws {
    let phone = try device("390x844")
    #expect(phone.extent(of: .islandCompact) == nil)
    #expect(phone.extent(of: .activityLockScreen) != nil)
    let tablet = try device("1024x1366")
    #expect(tablet.extent(of: .activityStandBy) == nil)
    #expect(tablet.extent(of: .activityLockScreen)?.limit.width == 500)
  }

  @Test(
    "the content decides the height of the Lock Screen within its range",
    arguments: [(20.0, 84.0), (120, 120), (400, 160)])
  func fitted(content: Double, height: Double) throws {
    let extent = try #require(device("393x852").extent(of: .activityLockScreen))
    let canvas = extent.canvas(
      for: Size(width: 371, height: content), of: .activityLockScreen)
    #expect(canvas.size == Size(width: 371, height: height))
  }

  @Test("the minimal island is as wide as its content, within its range")
  func minimal() throws {
    let extent = try #require(device("393x852").extent(of: .islandMinimal))
    let narrow = extent.canvas(for: Size(width: 9, height: 9), of: .islandMinimal)
    #expect(narrow.size == Size(width: 36.67, height: 36.67))
    #expect(narrow.cornerRadius == 36.67 / 2)
    let wide = extent.canvas(for: Size(width: 90, height: 9), of: .islandMinimal)
    #expect(wide.size.width == 45)
  }

  @Test("a look of a presentation is dark where the system shows it above black")
  func appearance() {
    let look = WidgetLook(device: .activityDefault, family: .systemMedium, mode: .accented)
    let island = WidgetLook(.islandCompact, like: look)
    #expect(island.environment().colorScheme == .dark)
    #expect(island.renderingMode == .fullColor)
    #expect(island.shapeName == "islandCompact")
    #expect(WidgetLook(.activityLockScreen, like: look).environment().colorScheme == .light)
  }
}
