// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetTimeline
import WidgetViews

@Suite("The quick-action widget of a catalog")
struct CatalogWidgetTests {
  /// The intent of the sample's catalog with its tables.
  private static func intent() throws -> WidgetIntent {
    func source(_ path: String) throws -> SourceFile {
      try SourceFile(name: path, content: Repository.content(of: path))
    }
    var tables = StringTableSet(developmentLanguage: LocaleName("ja"))
    for language in ["en", "ja"] {
      for name in ["QuickActionWidget", "QuickActionWidget.actions"] {
        let file = try source("Localization/\(language).lproj/\(name).strings")
        tables.insert(
          try StringTable(file, name: name, locale: LocaleName(language), format: .strings))
      }
    }
    return try WidgetIntent(
      ActionCatalog(source("IntentDefinitions/QuickActionWidget.actions.json")),
      of: IntentDefinition(source("IntentDefinitions/QuickActionWidget.intentdefinition")),
      tables: tables)
  }

  @Test("kind, name and families are the catalog's, in the requested language")
  func facts() throws {
    let intent = try Self.intent()
    func widget(_ locale: String?) -> TimelineWidget {
      let choice = intent.defaultChoice(for: .systemMedium)
      return TimelineWidget(
        catalogOf: intent, locale: locale.map { LocaleName($0) }, choice: { choice })
    }
    #expect(widget(nil).kind == "QuickActionWidget")
    #expect(widget(nil).displayName == "クイックアクション")
    #expect(widget("en_GB").displayName == "Quick Actions")
    let catalog = try #require(intent.catalog)
    let description = intent.text(catalog.widget.description, in: LocaleName("en"))
    #expect(widget("en_GB").description == description)
    #expect(widget(nil).supportedFamilies == [.systemMedium])
  }

  @Test("an entry has the choice's shortcuts, with titles in the language of the device")
  func entry() async throws {
    let intent = try Self.intent()
    var choice = intent.defaultChoice(for: .systemMedium)
    choice.identifiers = ["3", "1"]
    let widget = TimelineWidget(catalogOf: intent, choice: { [choice] in choice })
    for locale in ["ja_JP", "en_US"] {
      var context = CatalogWidgetProviderTests.context
      context.locale = locale
      let entry = try #require(try await widget.timeline(context).entries.first)
      let canvas = try #require(WidgetCanvas(family: .systemMedium))
      let regions = DisplayList(rendering: entry.view, on: canvas).tapRegions
      let shortcuts = intent.shortcuts(of: choice, in: LocaleName(locale))
      #expect(shortcuts.map(\.identifier) == ["3", "1"])
      #expect(regions.map(\.url) == shortcuts.compactMap(\.url))
      #expect(regions.map(\.label) == shortcuts.map(\.title))
    }
  }
}
