// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import Testing
import WidgetViews

@Suite struct QuickActionWidgetTests {
  /// The article's four shortcuts, and more of the kind.
  static func entry(count: Int, title: String = "入力") -> StyledShortcuts {
    StyledShortcuts(
      (1...max(1, count)).prefix(count).map {
        Shortcut(
          position: $0, identifier: "\($0)", title: title, state: .resolved, properties: [],
          url: "hoge://hoge/\($0)", imageName: nil)
      })
  }

  static func list(
    _ entry: StyledShortcuts, on screen: String = "390x844",
    family: WidgetFamily = .systemMedium, margins: ContentMargins = .standard,
    typeSize: DynamicTypeSize = .large
  ) throws -> DisplayList {
    let device = try #require(WidgetDevice.named(screen))
    let canvas = try #require(WidgetCanvas(family: family, device: device, margins: margins))
    var environment = EnvironmentValues()
    environment.displayScale = Double(device.scale)
    environment.dynamicTypeSize = typeSize
    environment.locale = "ja"
    return DisplayList(quickActions: entry, on: canvas, in: environment)
  }

  /// What two rows leave on a screen, and how wide its columns are, worked out by hand.
  struct Row: Sendable {
    var screens: [String]
    var spare: Double
    var column: Double
  }

  @Test(
    "four tiles leave, or lack, this much on each iPhone",
    arguments: [
      Row(screens: ["440x956", "430x932", "428x926"], spare: 14, column: 162),
      Row(screens: ["420x912"], spare: 14, column: 161),
      Row(screens: ["414x896"], spare: 13, column: 160),
      Row(screens: ["402x874"], spare: 6, column: 152),
      Row(screens: ["393x852", "390x844"], spare: 2, column: 149),
      Row(screens: ["414x736"], spare: 1, column: 154),
      Row(screens: ["375x812", "360x780"], spare: -1, column: 144.5),
      Row(screens: ["375x667"], spare: -8, column: 140.5),
      Row(screens: ["320x568"], spare: -15, column: 126),
    ])
  func phones(row: Row) throws {
    let entry = Self.entry(count: 4)
    for screen in row.screens {
      let device = try #require(WidgetDevice.named(screen))
      let list = try Self.list(entry, on: screen)
      let frames = list.placements(of: entry, in: .systemMedium).map(\.frame)
      let pixel = 1 / Double(device.scale)
      let canvas = try #require(WidgetCanvas(family: .systemMedium, device: device))
      let reach = list.reach(of: entry, on: canvas)
      #expect(reach.beyondEdge == 0)
      // Half of what is lacking at the top and half at the bottom, to the next pixel.
      #expect(abs(reach.intoMargins - max(0, -row.spare / 2)) < pixel)
      #expect(frames.count == 4)
      for frame in frames {
        #expect(abs(frame.width - row.column) < pixel)
        #expect(frame.height == 58)
      }
      let top = try #require(frames.first?.minY)
      #expect(abs(top - (16 + row.spare / 2)) < pixel)
    }
  }

  @Test("four tiles of the default device stand in two rows, row by row")
  func frames() throws {
    let entry = Self.entry(count: 4)
    let placements = try Self.list(entry).placements(of: entry, in: .systemMedium)
    #expect(
      placements.map(\.frame) == [
        Rect(x: 16, y: 17, width: 149, height: 58), Rect(x: 173, y: 17, width: 149, height: 58),
        Rect(x: 16, y: 83, width: 149, height: 58), Rect(x: 173, y: 83, width: 149, height: 58),
      ])
    #expect(placements.map(\.row) == [1, 1, 2, 2])
    #expect(placements.map(\.column) == [1, 2, 1, 2])
  }

  @Test("each tile opens its URL, and what it says is its title")
  func links() throws {
    let entry = Self.entry(count: 4)
    let list = try Self.list(entry)
    #expect(list.tapRegions.map(\.url) == (1...4).map { "hoge://hoge/\($0)" })
    #expect(list.tapRegions.map(\.label) == Array(repeating: "入力", count: 4))
    #expect(
      list.tapRegions.map(\.frame) == list.placements(of: entry, in: .systemMedium).map(\.frame))
  }

  @Test("a destination that is gone keeps its place and opens nothing of its own")
  func missing() throws {
    var entry = Self.entry(count: 4)
    entry.shortcuts[1].state = .missing
    entry.shortcuts[1].url = nil
    let list = try Self.list(entry)
    #expect(list.tapRegions.map(\.url) == [1, 3, 4].map { "hoge://hoge/\($0)" })
    #expect(list.placements(of: entry, in: .systemMedium).count == 4)
    #expect(texts(list).contains("?"))
  }

  @Test("a title that has no room is cut, and one that has is not")
  func truncation() throws {
    let long = "クレジットカードの利用明細をすべて見る"
    for (screen, size, isCut) in [
      ("430x932", DynamicTypeSize.large, false), ("320x568", .large, true),
      ("430x932", .accessibility3, true),
    ] {
      let list = try Self.list(
        Self.entry(count: 4, title: long), on: screen, typeSize: size)
      let cut = list.items.contains { item in
        if case .text(let text) = item, text.string == long { text.isTruncated } else { false }
      }
      #expect(cut == isCut, "\(screen) \(size)")
    }
  }

  @Test("an icon is drawn as a template in the color of icons")
  func icon() throws {
    let path = VectorPath(
      steps: [.move(to: .zero), .line(to: Point(x: 1, y: 1))], fill: .current(opacity: 1))
    let asset = ImageAsset(
      content: .vector(
        VectorImage(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), paths: [path])),
      size: Size(width: 24, height: 24), isTemplate: true)
    var entry = Self.entry(count: 1)
    entry.shortcuts[0].imageName = "input"
    var environment = EnvironmentValues()
    environment.images["input"] = asset
    let canvas = try #require(WidgetCanvas(family: .systemMedium))
    let list = DisplayList(quickActions: entry, on: canvas, in: environment)
    let images = list.items.compactMap { item in
      if case .image(let image) = item { image } else { nil }
    }
    #expect(images.map(\.name) == ["input"])
    #expect(images.first?.frame.size == Size(width: 32, height: 32))
    #expect(images.first?.tint?.hexadecimal == "#FF8D28")
    #expect(!texts(list).contains("入"))
  }

  @Test("no shortcut makes an empty widget, and no trouble")
  func empty() throws {
    let entry = StyledShortcuts([])
    let list = try Self.list(entry)
    #expect(list.placements(of: entry, in: .systemMedium).isEmpty)
    let reach = list.reach(of: entry, on: try #require(WidgetCanvas(family: .systemMedium)))
    #expect(reach.beyondEdge == 0)
    #expect(reach.intoMargins == 0)
    #expect(list.problems.isEmpty)
  }

  @Test("without margins, four tiles fit everywhere")
  func withoutMargins() throws {
    let entry = Self.entry(count: 4)
    for device in WidgetDevice.all where device.families.contains(.systemMedium) {
      let list = try Self.list(entry, on: device.identifier, margins: .disabled)
      let canvas = try #require(
        WidgetCanvas(family: .systemMedium, device: device, margins: .disabled))
      #expect(list.reach(of: entry, on: canvas).intoMargins == 0)
      #expect(list.placements(of: entry, in: .systemMedium).first?.frame.minX == 0)
    }
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.items.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
  }
}
