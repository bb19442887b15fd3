// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import SampleWidgets
import TestSupport
import Testing
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// Every widget in every family, drawn with what the gallery shows.
///
/// `WIDGET_PICTURES=<folder>` writes all glances there, to be looked at.
@Suite struct WidgetPicturesTests {
  struct Glance: Hashable, Sendable, CustomTestStringConvertible {
    var widget: String
    var family: WidgetFamily

    var testDescription: String { "\(widget)-\(family.rawValue)" }
  }

  static let glances = SampleWidget.all.flatMap { widget in
    widget.widget().supportedFamilies.map { Glance(widget: widget.name, family: $0) }
  }

  static func entry(_ glance: Glance, locale: String) async throws -> (
    AnyTimelineEntry, TimelineWidget
  ) {
    let widget = try #require(SampleWidget.named(glance.widget)).widget(locale: locale)
    let context = TimelineProviderContext(
      StubFeed([:]), family: glance.family, isPreview: true, timeZone: tokyo, locale: locale)
    return (try await widget.snapshot(context), widget)
  }

  // The event's widget is drawn by the coupon's view.
  @Test(
    "a widget's look in Japanese is the one that was looked at",
    arguments: glances.filter { $0.widget != "events" })
  func goldens(glance: Glance) async throws {
    let (entry, widget) = try await Self.entry(glance, locale: "ja")
    let drawn = try DrawnWidget(entry, of: widget, family: glance.family)
    let text = SVGRenderer().document(drawn.list, title: widget.displayName, language: "ja")
    let path = "Tests/SampleWidgetsTests/Goldens/\(glance.testDescription).svg"
    let mismatch = try Snapshot(path).mismatch(with: text)
    #expect(mismatch == nil)
  }

  @Test(
    "no look has a problem: nothing is missing, invisible or nested too deep",
    arguments: glances, ["en", "ja"])
  func problems(glance: Glance, locale: String) async throws {
    let (entry, widget) = try await Self.entry(glance, locale: locale)
    for scheme in ColorScheme.allCases {
      for mode in WidgetRenderingMode.allCases {
        let drawn = try DrawnWidget(
          entry, of: widget, family: glance.family, scheme: scheme, mode: mode, locale: locale)
        #expect(drawn.list.problems.isEmpty, "\(scheme) \(mode): \(drawn.list.problems)")
      }
    }
  }

  @Test("no text leaves its widget, on any screen", arguments: glances, ["en", "ja"])
  func overflow(glance: Glance, locale: String) async throws {
    let (entry, widget) = try await Self.entry(glance, locale: locale)
    for device in WidgetDevice.all where device.size(of: glance.family) != nil {
      let drawn = try DrawnWidget(
        entry, of: widget, family: glance.family, locale: locale, device: device)
      let bounds = Rect(origin: .zero, size: drawn.list.size)
      for case .text(let text) in drawn.list.items {
        #expect(!text.isTruncated, "\(device.identifier): '\(text.string)'")
        #expect(
          text.frame.minX >= bounds.minX && text.frame.maxX <= bounds.maxX
            && text.frame.minY >= bounds.minY && text.frame.maxY <= bounds.maxY,
          "\(device.identifier): '\(text.string)' at \(text.frame)")
      }
    }
  }

  static let folder = ProcessInfo.processInfo.environment["WIDGET_PICTURES"]

  @Test("writes the pictures to be looked at", .enabled(if: folder != nil), arguments: glances)
  func pictures(glance: Glance) async throws {
    for locale in ["ja", "en"] {
      let (entry, widget) = try await Self.entry(glance, locale: locale)
      for scheme in ColorScheme.allCases {
        let drawn = try DrawnWidget(
          entry, of: widget, family: glance.family, scheme: scheme, locale: locale)
        let ground =
          glance.family.isAccessory ? Wallpaper.standard(for: scheme).name : scheme.rawValue
        try Self.write(drawn, "\(glance.testDescription)-\(locale)-\(ground)", scheme)
      }
      let context = TimelineProviderContext(
        StubFeed([:]), family: glance.family, timeZone: tokyo, locale: locale)
      let failed = try #require(try await widget.timeline(context).entries.first)
      let drawn = try DrawnWidget(failed, of: widget, family: glance.family, locale: locale)
      try Self.write(drawn, "\(glance.testDescription)-\(locale)-failed", .light)
      let placeholder = try DrawnWidget(
        widget.placeholder(context).view.redacted(reason: .placeholder), family: glance.family,
        margins: widget.areContentMarginsDisabled ? .disabled : .standard, locale: locale)
      try Self.write(placeholder, "\(glance.testDescription)-\(locale)-placeholder", .light)
      let accented = try DrawnWidget(
        entry, of: widget, family: glance.family, mode: .accented, locale: locale)
      try Self.write(accented, "\(glance.testDescription)-\(locale)-accented", .dark)
    }
  }

  private static func write(_ drawn: DrawnWidget, _ name: String, _ scheme: ColorScheme) throws {
    let folder = URL(filePath: try #require(folder))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let svg = SVGRenderer(wallpaper: .standard(for: scheme)).document(drawn.list, title: name)
    try Data(svg.utf8).write(to: folder.appending(path: "\(name).svg"))
  }

  @Test("writes the sample pictures to be looked at", .enabled(if: folder != nil))
  func samplePictures() throws {
    for name in SamplePictures.names {
      var recipe = RecipeEntry(Recipe(id: 1, title: name), image: SamplePictures.named(name))
      recipe.title = " "
      let drawn = try DrawnWidget(
        RecipeWidgetView(entry: RecipeTimelineEntry(date: noon, recipe: recipe)),
        family: .systemMedium, margins: .disabled)
      try Self.write(drawn, "picture-\(name)", .light)
    }
  }

  @Test("every sample picture is a drawing in its own colors")
  func drawings() throws {
    #expect(SamplePictures.names.count == 11)
    for name in SamplePictures.names {
      let asset = try #require(SamplePictures.named(name))
      #expect(!asset.isTemplate)
      guard case .vector(let image) = asset.content else {
        Issue.record("\(name) is no drawing")
        continue
      }
      #expect(image.paths.count > 10, "\(name)")
      #expect(image.viewBox == Rect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(SamplePictures.named("haggis") == nil)
  }
}
