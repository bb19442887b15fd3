// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import QuickActionWidget
import QuickActions
import Testing
import WidgetViews

@Suite("What is found in a drawn widget")
struct InspectionTests {
  private static func issues(
    _ entry: StyledShortcuts, on screen: String = "390x844", family: WidgetFamily = .systemMedium,
    scheme: ColorScheme = .light, hasIcons: Bool = false
  ) throws -> [WidgetIssue] {
    let device = try #require(WidgetDevice.named(screen))
    let canvas = try #require(WidgetCanvas(family: family, device: device))
    var entry = entry
    var environment = EnvironmentValues()
    environment.displayScale = Double(device.scale)
    environment.colorScheme = scheme
    if hasIcons {
      environment.images["icon"] = ImageAsset(
        content: .vector(VectorImage(viewBox: Rect(x: 0, y: 0, width: 1, height: 1), paths: [])),
        size: Size(width: 24, height: 24), isTemplate: true)
      for index in entry.shortcuts.indices { entry.shortcuts[index].imageName = "icon" }
    }
    let list = DisplayList(quickActions: entry, on: canvas, in: environment)
    return WidgetInspection(entry, canvas: canvas, environment: environment)
      .issues(in: list)
  }

  /// A number of rows on the SE, whose medium widget is 148 points high and has margins of 16.
  @Test(
    "tiles in the margin are a note, and tiles beyond the edge a warning, with the points that the picture has",
    arguments: [
      (4, 58.0, WidgetIssue.tilesInMargins(points: 4)),
      (4, 50.0, nil),
      (4, 70.0, .tilesInMargins(points: 16)),
      (4, 71.0, .tilesCutOff(points: 1)),
      (6, 58.0, .tilesCutOff(points: 21)),
    ] as [(Int, Double, WidgetIssue?)])
  func room(count: Int, height: Double, issue: WidgetIssue?) throws {
    var entry = QuickActionWidgetTests.entry(count: count)
    entry.style.tileHeight = height
    let found = try Self.issues(entry, on: "375x667").filter(\.isAboutRoom)
    #expect(found == [issue].compactMap(\.self))
    for issue in found {
      let isNote = if case .tilesInMargins = issue { true } else { false }
      #expect(issue.severity == (isNote ? .note : .warning))
    }
  }

  @Test("the sentences say what is cut off and what is not")
  func sentences() {
    #expect(
      WidgetIssue.tilesInMargins(points: 4).description
        == "the tiles extend into the content margin; nothing is cut off (by 4 pt)")
    #expect(
      WidgetIssue.tilesCutOff(points: 1).description
        == "the tiles extend beyond the edge of the widget and are cut off (by 1 pt)")
    #expect(
      WidgetIssue.hiddenShortcuts(family: .systemSmall, count: 3).description
        == "systemSmall shows only the first shortcut (not shown: 3)")
  }

  @Test("colors that a catalog does not choose are not judged, however they are written")
  func ownColors() throws {
    var entry = QuickActionWidgetTests.entry(count: 4)
    #expect(try Self.issues(entry).isEmpty)
    #expect(try Self.issues(entry, hasIcons: true).isEmpty)
    entry.style.tint = StyleColor(Color(system: .systemOrange))
    #expect(try Self.issues(entry, hasIcons: true).isEmpty)
  }

  @Test("colors that it chooses are, in each appearance")
  func chosenColors() throws {
    func contrasts(
      _ scheme: ColorScheme, hasIcons: Bool = true, _ change: (inout WidgetStyle) -> Void
    ) throws -> [WidgetIssue] {
      var entry = QuickActionWidgetTests.entry(count: 4)
      change(&entry.style)
      return try Self.issues(entry, scheme: scheme, hasIcons: hasIcons)
    }
    let yellow = try contrasts(.light) { $0.tint = StyleColor(Color(system: .systemYellow)) }
    guard case .iconContrast(let ratio) = yellow.first, yellow.count == 1 else {
      Issue.record("\(yellow)")
      return
    }
    #expect(ratio < 1.6)
    #expect(try contrasts(.dark) { $0.tint = StyleColor(Color(system: .systemYellow)) }.isEmpty)
    // Without an icon there is only the letter, which is not the catalog's.
    #expect(
      try contrasts(.light, hasIcons: false) { $0.tint = StyleColor(Color(system: .systemYellow)) }
        .isEmpty)
    let gray = try contrasts(.light) { $0.title = StyleColor(Color(system: .systemGray)) }
    #expect(gray.count == 1)
    // Large text needs 3:1 only.
    let large = try contrasts(.light, hasIcons: false) { style in
      style.title = StyleColor(Color(red: 0.5, green: 0.5, blue: 0.5))
      style.font = .system(size: 24)
    }
    #expect(!large.contains { if case .textContrast = $0 { true } else { false } })
    // A tile through which the ground shows is judged as it is seen.
    let translucent = try contrasts(.light) { style in
      style.tile = StyleColor(Color(white: 1, opacity: 0.1))
      style.ground = StyleColor(.black)
    }
    #expect(translucent.contains { if case .textContrast = $0 { true } else { false } })
  }

  @Test(
    "of a small widget, the destinations that it does not show are said, and no tile is too small")
  func hidden() throws {
    let entry = QuickActionWidgetTests.entry(count: 3)
    #expect(
      try Self.issues(entry, family: .systemSmall) == [
        .hiddenShortcuts(family: .systemSmall, count: 2)
      ])
    #expect(try Self.issues(QuickActionWidgetTests.entry(count: 1), family: .systemSmall).isEmpty)
  }

  @Test("smaller tiles make room for more to tap")
  func limits() {
    var style = WidgetStyle.standard
    #expect(WidgetInspection.targetLimit(for: .systemMedium, style: style) == 4)
    #expect(WidgetInspection.targetLimit(for: .systemLarge, style: style) == 8)
    style.columns = 4
    #expect(WidgetInspection.targetLimit(for: .systemMedium, style: style) == 8)
    #expect(WidgetInspection.targetLimit(for: .systemSmall, style: style) == 1)
  }

  @Test("what is found in every drawing is said once")
  func shared() {
    let (all, first, second): (WidgetIssue, WidgetIssue, WidgetIssue) = (
      .iconContrast(ratio: 2), .tilesInMargins(points: 4), .titleCut(position: 1, title: "a")
    )
    let shared = SharedIssues([[first, all], [all], [all, second]])
    #expect(shared.common == [all])
    #expect(shared.own == [[first], [], [second]])
    #expect(SharedIssues([[first]]).own == [[first]])
    #expect(SharedIssues([[first]]).common.isEmpty)
  }
}
