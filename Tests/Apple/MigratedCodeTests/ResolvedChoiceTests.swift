// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AppIntents
import AppleFoundation
import IntentGeneration
import IntentMigration
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import TestSupport
import Testing
import WidgetValues

/// Choices of the old intent, as the new one finds them: the files in `Generated` are part of these tests.
@Suite("Choices of the old intent")
struct ResolvedChoiceTests {
  private let sample: MigratedSample

  init() throws {
    sample = try MigratedSample()
  }

  @Test("the files of these tests are those that the sample is migrated to")
  func files() throws {
    for file in sample.migration.files where file.path.hasSuffix(".swift") {
      let snapshot = Snapshot("Tests/Apple/MigratedCodeTests/Generated/\(file.path)")
      let mismatch = try snapshot.mismatch(with: file.contents)
      #expect(mismatch == nil)
    }
  }

  @Test("the new intent takes the place of the class that the old one has")
  func className() {
    #expect(
      QuickActionConfiguration.intentClassName == sample.catalog.intent.className)
    #expect(!QuickActionConfiguration.isDiscoverable)
  }

  @Test("each saved choice is resolved to the same destinations in the same order")
  func choices() async throws {
    let all = try #require(sample.catalog.catalog).destinations.map(\.identifier.value)
    var choices = all.map { [$0] }
    choices += [all, all.reversed(), ["4", "1", "3"], ["2", "2"], []]
    for choice in choices {
      let old = sample.catalog.shortcuts(of: sample.catalog.choice(of: choice))
      let new = try await TransitionDestinationAppEntityQuery().entities(for: choice)
      #expect(new.map(\.id) == choice)
      #expect(old.map(\.identifier) == choice)
      for (before, after) in zip(old, new) {
        #expect(String(localized: after.displayString) == before.title)
        #expect(after.urlScheme?.absoluteString == before.url)
        let destination = sample.catalog.destination(before.identifier)
        #expect(after.imageName == destination?.value(of: "imageName")?.string)
      }
    }
  }

  @Test("an identifier that the catalog no longer has keeps its place")
  func unknownIdentifier() async throws {
    let found = try await TransitionDestinationAppEntityQuery().entities(for: ["2", "gone", "1"])
    #expect(found.map(\.id) == ["2", "gone", "1"])
    #expect(String(localized: found[1].displayString) == "gone")
  }

  @Test("what is shown before anybody chooses is the same")
  func defaults() {
    #expect(
      TransitionDestinationAppEntity.defaults.map(\.id)
        == sample.catalog.defaultIdentifiers(for: .systemMedium))
  }

  @Test("every destination is offered under its heading, and found by a part of its name")
  func options() async throws {
    let query = TransitionDestinationAppEntityQuery()
    let offered = try await query.suggestedEntities()
    let catalog = try #require(sample.catalog.catalog)
    let sections = offered.sections.map { section in
      section.items.map { $0.value.id }
    }
    #expect(
      sections
        == catalog.sections.map { section in
          catalog.destinations.filter {
            $0.sectionIdentifier?.value == section.identifier.value
          }.map(\.identifier.value)
        })
    #expect(try await query.allEntities().map(\.id) == catalog.destinations.map(\.identifier.value))
    #expect(try await query.entities(matching: "レシ").map(\.id) == ["2"])
  }
}
