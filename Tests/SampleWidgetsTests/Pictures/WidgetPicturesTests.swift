// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import TestSupport
import Testing
import WidgetRendering
import WidgetTimeline
import WidgetViews

/// Every widget in every family, drawn with what the gallery shows.
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
