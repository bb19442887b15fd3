// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct RecipeWidgetViewTests {
  static let entry = RecipeTimelineEntry(
    date: noon,
    recipe: RecipeEntry(
      Recipe(id: 1001, title: "夏野菜のごろごろカレー", minutes: 40),
      image: SamplePictures.named("curry")))

  @Test(
    "a tap anywhere opens the recipe, in both families",
    arguments: [WidgetFamily.systemSmall, .systemMedium])
  func link(family: WidgetFamily) throws {
    let drawn = try DrawnWidget(
      RecipeWidgetView(entry: Self.entry), family: family, margins: .disabled)
    #expect(drawn.list.tapRegions.map(\.url) == ["recipes://detail/1001"])
    #expect(drawn.list.tapRegions.map(\.frame) == [Rect(origin: .zero, size: drawn.list.size)])
  }

  @Test("the photo reaches the widget's edges, because the margins are disabled")
  func photo() throws {
    let drawn = try DrawnWidget(
      RecipeWidgetView(entry: Self.entry), family: .systemMedium, margins: .disabled)
    let images = drawn.list.items.compactMap { item in
      if case .image(let image) = item, image.name == "picture" { image.frame } else { nil }
    }
    #expect(images == [Rect(x: 0, y: 0, width: 158, height: 158)])
  }

  @Test("the shade under the name is there in full colors only")
  func shade() throws {
    func gradients(_ mode: WidgetRenderingMode) throws -> Int {
      let drawn = try DrawnWidget(
        RecipeWidgetView(entry: Self.entry), family: .systemSmall, margins: .disabled, mode: mode)
      return drawn.list.items.count { item in
        if case .fill(_, .linearGradient) = item { true } else { false }
      }
    }
    #expect(try gradients(.fullColor) == 1)
    #expect(try gradients(.accented) == 0)
  }

  @Test(
    "without a recipe the widget says so, in the person's language",
    arguments: [("ja", "レシピを取得できませんでした。"), ("en", "No recipe could be loaded.")])
  func none(locale: String, text: String) throws {
    let drawn = try DrawnWidget(
      RecipeWidgetView(entry: RecipeTimelineEntry(date: noon, recipe: nil)), family: .systemSmall,
      margins: .disabled, locale: locale)
    #expect(drawn.texts == [text])
    #expect(drawn.list.tapRegions.isEmpty)
  }

  @Test("without a picture a small widget's name is written in the color of text")
  func noPicture() throws {
    var entry = Self.entry
    entry.recipe?.image = nil
    let drawn = try DrawnWidget(
      RecipeWidgetView(entry: entry), family: .systemSmall, margins: .disabled)
    #expect(drawn.list.problems.isEmpty)
    #expect(drawn.texts == ["夏野菜のごろごろカレー"])
    let colors = drawn.list.items.compactMap { item in
      if case .text(let text) = item { text.lines[0].runs[0].color } else { nil }
    }
    #expect(colors == [ResolvedColor(red: 0, green: 0, blue: 0)])
  }
}
