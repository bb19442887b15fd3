// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import IntentModel
import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import TerminalInterface
import TerminalText
import TestSupport
import Testing
import TimelineSimulation
import WidgetChoices
import WidgetRendering
import WidgetViews

@testable import ConfigurationEditor
@testable import LayoutRules
@testable import QuickActionCommands

@Suite struct SameLookTests {
  @Test(
    "edit draws the widget of preview in every rendering mode",
    arguments: WidgetFamily.allCases, ["en", "ar"])
  func editor(family: WidgetFamily, language: String) throws {
    let entry = try Self.entry(in: language)
    let modes: [WidgetRenderingMode?] = [nil] + WidgetRenderingMode.allCases.map(Optional.some)
    for mode in modes {
      let look = WidgetLook(family: family, mode: mode, locale: language)
      guard let preview = DrawnWidget(.shortcuts(entry), in: look, images: ImageCatalog()) else {
        continue
      }
      let request = PreviewRequest(
        shortcuts: entry.shortcuts, style: entry.style, look: look, columns: 40)
      let picture = try #require(request.picture(images: ImageCatalog(), depth: .full))
      let renderer = TerminalRenderer(
        columns: 40, depth: .full, wallpaper: preview.look.visibleWallpaper)
      let cells = renderer.image(of: preview.list)
      #expect(
        picture.cells.lines(isStyled: true) == cells.lines(isStyled: true), "edit, \(mode as Any)")
      #expect(picture.issues == preview.issues, "edit, \(mode as Any)")
    }
  }

  @Test(
    "validate draws the widget of preview, whatever the SDK",
    arguments: WidgetFamily.allCases, ["en", "ar"])
  func layoutRules(family: WidgetFamily, language: String) throws {
    for sdk in [WidgetSDK.newest] + [WidgetSDK("16")].compactMap(\.self) {
      try layoutRules(family, language, sdk)
    }
  }

  private func layoutRules(_ family: WidgetFamily, _ language: String, _ sdk: WidgetSDK) throws {
    let entry = try Self.entry(in: language)
    let name = Located(family.rawValue, at: SourceRange(at: 0))
    guard let screens = LayoutFamily(name)?.screens.first(where: { $0.devices.contains(.default) })
    else { return }
    let preview = try #require(
      DrawnWidget(
        .shortcuts(entry),
        in: WidgetLook(family: family, locale: language, sdk: sdk),
        images: ImageCatalog()))
    let look = try #require(screens.look(.light, .large, LocaleName(language), sdk))
    let drawn = try #require(DrawnWidget(.shortcuts(entry), in: look, images: ImageCatalog()))
    #expect(drawn.list == preview.list)
    let review = LayoutLook(
      entry, family: name, screens: screens, typeSize: .large, locale: LocaleName(language),
      sdk: sdk, images: ImageCatalog(), colors: ColorCatalog())
    #expect(review?.issues == preview.issues)
  }

  @Test(
    "timeline draws the widget of preview",
    arguments: [
      WidgetFamily.systemSmall, .systemMedium, .systemLarge, .accessoryRectangular,
      .accessoryInline,
    ], ["en", "ar"])
  func timeline(family: WidgetFamily, language: String) async throws {
    let folder = try SampleFolder.copy()
    let names = WidgetFamily.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    try SampleFolder.change(
      SampleFolder.catalog, #"["systemMedium"]"#, to: "[\(names)]", in: folder)
    // The sample has no Arabic texts.
    for table in ["QuickActionWidget.strings", "QuickActionWidget.actions.strings"] {
      let text = try #require(folder.text(of: "Localization/en.lproj/" + table))
      try folder.write(text, to: "Localization/ar.lproj/" + table)
    }
    let options = ["--family", family.rawValue, "--locale", language, "--format", "svg"]
    let path = "@" + SampleFolder.catalog
    let preview = CommandRun(["preview", path] + options, in: folder)
    let timeline = await CommandRun.onOwnThread(["timeline", path] + options, in: folder)
    // Texts have their places, sizes and colors; the pictures of a film strip are moved as a whole.
    let texts = preview.output.matches(of: #/<text[^>]*>.*?</text>/#).map(\.output)
    #expect(!texts.isEmpty, "\(preview.errors)")
    #expect(texts.filter { !timeline.output.contains($0) } == [], "\(timeline.errors)")
  }

  /// What the widget of the sample shows, in a language.
  private static func entry(in language: String) throws -> StyledShortcuts {
    let path = Repository.root.appending(path: SampleFolder.catalog)
    let loaded = try LoadedCatalog(path: path.path(percentEncoded: false))
    let choice = loaded.widget.defaultChoice(for: .systemMedium)
    return StyledShortcuts(
      loaded.widget.shortcuts(of: choice, in: LocaleName(language)), style: loaded.catalog.style)
  }

  @Test("only a look makes the environment of a widget, in the tool and in a program")
  func oneBuilder() throws {
    let folders = ["Sources", "Benchmarks/Layout"]
    let builders = try folders.flatMap { try files(in: $0) }
      .filter { path in
        let text = String(decoding: try Repository.content(of: path), as: UTF8.self)
        return text.contains("EnvironmentValues()\n") && text.contains(".widgetRenderingMode = ")
      }
    #expect(builders == ["Sources/Drawing/WidgetViews/Looks/WidgetLook.swift"])
  }

  /// The paths of the Swift files in a folder of the repository.
  private func files(in folder: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: folder).path(percentEncoded: false))
    return paths.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }
}
