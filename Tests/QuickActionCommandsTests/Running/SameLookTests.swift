// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
import WidgetProject
import WidgetRendering
import WidgetViews

@testable import ConfigurationEditor
@testable import IntentLint
@testable import QuickActionCommands

@Suite struct SameLookTests {
  @Test(
    "preview, edit and validate draw the same widget",
    arguments: WidgetFamily.allCases, ["en", "ar"])
  func sameLook(family: WidgetFamily, language: String) throws {
    let loaded = try LoadedCatalog(
      path: Repository.root.appending(path: SampleFolder.catalog).path(percentEncoded: false))
    let locale = LocaleName(language)
    let choice = loaded.widget.defaultChoice(for: .systemMedium)
    let entry = StyledShortcuts(
      loaded.widget.shortcuts(of: choice, in: locale), style: loaded.catalog.style)
    let modes: [WidgetRenderingMode?] = [nil] + WidgetRenderingMode.allCases.map(Optional.some)
    for mode in modes {
      let look = WidgetLook(family: family, mode: mode, locale: locale)
      guard let preview = DrawnWidget(.shortcuts(entry), in: look, images: ImageCatalog()) else {
        continue
      }
      let request = PreviewRequest(
        shortcuts: entry.shortcuts, style: entry.style, look: look, columns: 40)
      let picture = try #require(request.picture(images: ImageCatalog(), depth: .full))
      let renderer = TerminalRenderer(
        columns: 40, depth: .full, wallpaper: preview.look.visibleWallpaper)
      #expect(picture.image == renderer.image(of: preview.list), "edit, \(mode as Any)")
      #expect(picture.issues == preview.issues, "edit, \(mode as Any)")
    }
  }

  @Test("nobody but a look builds what a widget is drawn in")
  func oneBuilder() throws {
    let folders = ["Sources", "Benchmarks/Layout", "Tests/SampleWidgetsTests"]
    let builders = try folders.flatMap { try files(in: $0) }
      .filter { !$0.hasPrefix("Sources/WidgetViews/") }
      .filter { path in
        String(decoding: try Repository.content(of: path), as: UTF8.self)
          .contains("= EnvironmentValues()\n")
      }
    #expect(builders == ["Sources/QuickActionWidget/WidgetLook.swift"])
  }

  /// The paths of the Swift files in a folder of the repository.
  private func files(in folder: String) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: Repository.root.appending(path: folder).path(percentEncoded: false))
    return paths.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }
}
