// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActionWidget
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import Synchronization
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

  @Test("a timeline is one entry with titles in the language of the device, and is never reloaded")
  func timeline() async throws {
    let intent = try Self.intent()
    var choice = intent.defaultChoice(for: .systemMedium)
    choice.identifiers = ["3", "1"]
    let widget = TimelineWidget(catalogOf: intent, choice: { [choice] in choice })
    for locale in ["ja_JP", "en_US"] {
      let timeline = try await widget.timeline(Self.context(locale))
      #expect(timeline.policy == .never)
      #expect(timeline.entries.map(\.date) == [Self.context(locale).date])
      let shortcuts = intent.shortcuts(of: choice, in: LocaleName(locale))
      #expect(shortcuts.map(\.identifier) == ["3", "1"])
      let regions = try Self.regions(of: #require(timeline.entries.first))
      #expect(regions.map(\.url) == shortcuts.compactMap(\.url))
      #expect(regions.map(\.label) == shortcuts.map(\.title))
    }
  }

  @Test("a placeholder has no shortcuts")
  func placeholder() throws {
    let intent = try Self.intent()
    let choice = intent.defaultChoice(for: .systemMedium)
    let widget = TimelineWidget(catalogOf: intent, choice: { choice })
    #expect(try Self.regions(of: widget.placeholder(Self.context("en"))).isEmpty)
    #expect(!choice.identifiers.isEmpty)
  }

  @Test("an edited choice is in the next timeline, which the reload after the edit asks for")
  func edit() async throws {
    let intent = try Self.intent()
    let choice = Mutex(intent.defaultChoice(for: .systemMedium))
    choice.withLock { $0.identifiers = ["3", "1"] }
    let widget = TimelineWidget(catalogOf: intent, choice: { choice.withLock(\.self) })
    let before = try await Self.regions(
      of: #require(widget.timeline(Self.context("en")).entries.first))
    #expect(before.count == 2)
    choice.withLock { $0.identifiers = ["3"] }
    let after = try await Self.regions(
      of: #require(widget.timeline(Self.context("en")).entries.first))
    #expect(after.map(\.url) == Array(before.map(\.url).prefix(1)))
  }

  /// What a provider is asked with on a device in a locale; its feed must not be asked.
  private static func context(_ locale: String) -> ProviderContext {
    ProviderContext(
      family: .systemMedium, displaySize: Size(width: 338, height: 158),
      date: Instant(secondsSince1970: 1_795_262_400), locale: locale, feed: ForbiddenFeed())
  }

  /// The tiles of an entry.
  private static func regions(of entry: SimulatedEntry) throws -> [TapRegion] {
    try entry.displayList(on: #require(WidgetCanvas(family: .systemMedium))).tapRegions
  }
}

/// A feed that must not be asked.
private struct ForbiddenFeed: TimelineFeed {
  func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    Issue.record("'\(request.endpoint)' was asked for")
    throw FeedFailure(request.endpoint, .unreachable, at: request.date)
  }
}
