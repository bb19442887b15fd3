// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@Suite struct WallpaperTests {
  private func contrast(_ wallpaper: Wallpaper) -> [Double] {
    wallpaper.stops.map {
      ResolvedColor(red: 1, green: 1, blue: 1).contrastRatio(on: $0.color)
    }
  }

  @Test("there is a light and a dark one, opaque from top to bottom, and each has a name")
  func all() {
    for wallpaper in Wallpaper.all {
      #expect(Wallpaper.named(wallpaper.name) == wallpaper)
      #expect(wallpaper.stops.allSatisfy { $0.color.opacity == 1 })
      #expect(wallpaper.stops.map(\.location).first == 0)
      #expect(wallpaper.stops.map(\.location).last == 1)
      #expect(wallpaper.paint == .linearGradient(wallpaper.stops, from: .top, to: .bottom))
    }
    #expect(Wallpaper.named("none") == nil)
    #expect(Wallpaper.standard(for: .light) == .day)
    #expect(Wallpaper.standard(for: .dark) == .night)
  }

  @Test("white is seen on both, and better on the dark one")
  func brightness() {
    #expect(contrast(.day).allSatisfy { $0 > 2 && $0 < 5 })
    #expect(contrast(.night).allSatisfy { $0 > 9 })
  }

  @Test("something dark is behind what has lost its colors, unless something was chosen")
  func choice() {
    var list = DisplayList(
      size: Size(width: 1, height: 1),
      shape: Outline(.rectangle, in: Rect(x: 0, y: 0, width: 1, height: 1)))
    #expect(list.wallpaper(chosen: nil) == nil)
    #expect(list.wallpaper(chosen: .day) == .day)
    list.renderingMode = .vibrant
    #expect(list.wallpaper(chosen: nil) == .night)
    #expect(list.wallpaper(chosen: .day) == .day)
  }
}
