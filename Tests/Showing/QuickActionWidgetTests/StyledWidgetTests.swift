// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import Testing
import WidgetViews

@Suite("The quick-action widget in a style")
struct StyledWidgetTests {
  private static func entry(_ count: Int, _ change: (inout WidgetStyle) -> Void) -> StyledShortcuts
  {
    var entry = QuickActionWidgetTests.entry(count: count)
    change(&entry.style)
    return entry
  }

  private static func environment(_ scheme: ColorScheme = .light) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let square = VectorPath(
      steps: [
        .move(to: .zero), .line(to: Point(x: 1, y: 0)), .line(to: Point(x: 1, y: 1)), .close,
      ], fill: .color(ResolvedColor(red: 0, green: 0, blue: 1)))
    environment.images["blue"] = ImageAsset(
      content: .vector(
        VectorImage(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), paths: [square])),
      size: Size(width: 24, height: 24))
    return environment
  }

  private static func list(
    _ entry: StyledShortcuts, _ family: WidgetFamily = .systemMedium,
    in environment: EnvironmentValues = Self.environment()
  ) throws -> DisplayList {
    DisplayList(
      quickActions: entry, on: try #require(WidgetCanvas(family: family)), in: environment)
  }

  private static func fills(_ list: DisplayList) -> [String] {
    list.items.compactMap { item in
      if case .fill(_, .color(let color)) = item { color.hexadecimal } else { nil }
    }
  }

  @Test(
    "columns, heights and distances are those of the style, and of the family where it has its own")
  func grid() throws {
    let entry = Self.entry(6) { style in
      style.columns = 3
      style.tileHeight = 50
      style.spacing = 10
      style.families[.systemLarge] = WidgetStyle.Family()
      style.families[.systemLarge]?.columns = 1
      style.families[.systemLarge]?.tileHeight = 40
    }
    let medium = try Self.list(entry).placements(of: entry, in: .systemMedium)
    #expect(medium.map(\.column) == [1, 2, 3, 1, 2, 3])
    #expect(Set(medium.map(\.frame.height)) == [50])
    // 338 less two margins and two distances, for three.
    #expect(abs(medium[0].frame.width - (338 - 32 - 20) / 3) < 0.4)
    #expect(abs(medium[3].frame.minY - medium[0].frame.maxY - 10) < 0.01)
    let large = try Self.list(entry, .systemLarge).placements(of: entry, in: .systemLarge)
    #expect(large.map(\.row) == Array(1...6))
    #expect(Set(large.map(\.frame.height)) == [40])
    #expect(large[0].frame.width == 306)
  }

  @Test("ground, tiles and titles have the colors of the appearance")
  func colors() throws {
    let entry = Self.entry(1) { style in
      style.tile = StyleColor(.white)
      style.tile.dark = .black
      style.ground = StyleColor(Color(red: 1, green: 0, blue: 0))
      style.title = StyleColor(Color(red: 0, green: 1, blue: 0))
    }
    let light = try Self.list(entry)
    #expect(Self.fills(light) == ["#FF0000", "#FFFFFF"])
    let dark = try Self.list(entry, in: Self.environment(.dark))
    #expect(Self.fills(dark) == ["#FF0000", "#000000"])
    let titles = light.items.compactMap { item -> String? in
      guard case .text(let text) = item, text.string == "入力" else { return nil }
      return text.lines.first?.runs.first?.color.hexadecimal
    }
    #expect(titles == ["#00FF00"])
  }

  @Test("an icon keeps its own colors unless it, or the style, says that it is a template")
  func icons() throws {
    func tint(
      _ rendering: WidgetStyle.IconRendering?, isTemplate: Bool = false
    ) throws -> String? {
      var entry = Self.entry(1) { $0.iconRendering = rendering }
      entry.shortcuts[0].imageName = "blue"
      var environment = Self.environment()
      environment.images["blue"]?.isTemplate = isTemplate
      let images = try Self.list(entry, in: environment).items.compactMap { item in
        if case .image(let image) = item { image } else { nil }
      }
      #expect(images.count == 1)
      return images.first?.tint?.hexadecimal
    }
    #expect(try tint(nil) == nil)
    #expect(try tint(nil, isTemplate: true) == "#FF8D28")
    #expect(try tint(.template) == "#FF8D28")
    #expect(try tint(.original, isTemplate: true) == nil)
  }

  @Test("a small widget shows the first destination and opens it wherever it is tapped")
  func small() throws {
    let entry = Self.entry(4) { _ in }
    let list = try Self.list(entry, .systemSmall)
    #expect(list.placements(of: entry, in: .systemSmall).count == 1)
    #expect(list.tapRegions.map(\.url) == ["hoge://hoge/1"])
    #expect(list.tapRegions.first?.frame == Rect(origin: .zero, size: list.size))
  }

  @Test("on a Lock Screen the first destination is shown, in each shape")
  func accessories() throws {
    let entry = Self.entry(2) { _ in }
    for family in [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline] {
      let list = try Self.list(entry, family)
      #expect(list.tapRegions.map(\.url) == ["hoge://hoge/1"], "\(family)")
      #expect(list.problems.isEmpty, "\(family)")
    }
  }

  @Test("the title below an icon is centered, and both lie on the tile")
  func below() throws {
    let entry = Self.entry(4) { style in
      style.columns = 4
      style.titlePlacement = .below
    }
    let list = try Self.list(entry)
    let tile = try #require(list.placements(of: entry, in: .systemMedium).first).frame
    let title = try #require(list.elements.first { $0.identifier == "title-1" }).frame
    #expect(abs((title.minX + title.maxX) - (tile.minX + tile.maxX)) < 1)
    #expect(title.minY > tile.minY && title.maxY <= tile.maxY)
  }
}
