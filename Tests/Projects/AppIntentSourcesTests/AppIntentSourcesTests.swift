// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import SourceText
import SwiftDeclarations
import TestSupport
import Testing

@Suite("App Intents in Swift sources")
struct AppIntentSourcesTests {
  private func sources(_ files: String...) -> AppIntentSources {
    AppIntentSources(
      files.enumerated().map { SourceFile(name: "File\($0).swift", text: $1) })
  }

  @Test("intents are found through protocols, extensions and nesting")
  func intents() {
    let read = sources(
      """
      protocol OurIntent: AppIntent {}
      struct A: OurIntent {}
      enum Space { struct B {} }
      class Base: AppIntents.AppIntent {}
      final class C: Base {}
      struct NotAnIntent: Hashable {}
      """,
      "extension Space.B: WidgetConfigurationIntent { static let isDiscoverable = false }")
    #expect(read.intents.map(\.name) == ["A", "Space.B", "Base", "C"])
    #expect(read.intents[1].isConfiguration)
    #expect(read.intents[1].flag("isDiscoverable") == false)
  }

  @Test("the macros of schemas add conformances and parameters")
  func schemas() {
    let read = sources(
      """
      @AppIntent(schema: .system.search)
      struct Search {
        static let searchScopes: [StringSearchScope] = [.general]
        var criteria: StringSearchCriteria
        var isLong: Bool { true }
        @Dependency var store: Store
      }
      @AssistantIntent(schema: .photos.openAsset) struct Open: OpenIntent { var target: Asset }
      @AssistantEntity(schema: .photos.asset) struct Asset { let id: String }
      @AssistantEnum(schema: .photos.assetType) enum Kind: String { case photo }
      struct Plain: AppIntent { var count: Int }
      """)
    #expect(read.intents.map(\.name) == ["Search", "Open", "Plain"])
    #expect(read.intents.map { $0.parameters.map(\.name) } == [["criteria"], ["target"], []])
    #expect(read.types(conformingTo: "AppEntity").map(\.fullName) == ["Asset"])
    #expect(read.types(conformingTo: "AppEnum").map(\.fullName) == ["Kind"])
  }

  @Test("the class that is migrated is followed through constants")
  func migratedClass() {
    let read = sources(
      """
      struct A: AppIntent, CustomIntentMigratedAppIntent { static var intentClassName: String { Names.a } }
      struct B: AppIntent, CustomIntentMigratedAppIntent { static let intentClassName = make() }
      struct C: AppIntent { static let intentClassName = "CIntent" }
      """,
      "enum Names { static let prefix = \"AB\"; static let a = Names.first; static let first = \"AIntent\" }"
    )
    #expect(read.intents.map(\.migratedClass?.name) == ["AIntent", nil, nil])
    #expect(read.intents.map { $0.migratedClass == nil } == [false, false, true])
  }

  @Test("kinds of widgets are followed through constants, and left open where files differ")
  func widgets() {
    let read = sources(
      """
      struct W: Widget {
        static let kind = "W"
        let other: String = "Other"
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: Self.kind, intent: A.self, provider: P()) { _ in V() }
        }
      }
      struct X: Widget {
        private let kind = Kind.x.rawValue
        var body: some WidgetConfiguration { StaticConfiguration(kind: kind, provider: P()) { _ in V() } }
      }
      struct Y: ControlWidget {
        var body: some ControlWidgetConfiguration {
          AppIntentControlConfiguration(kind: Ambiguous.kind, intent: A.self) { _ in B() }
        }
      }
      enum Kind: String { case x, y }
      """, "enum Ambiguous { static let kind = \"1\" }",
      "enum Ambiguous { static let kind = \"2\" }")
    #expect(read.widgets.map(\.kind.value) == ["W", "x", nil])
    #expect(read.widgets.map(\.type) == ["W", "X", "Y"])
    #expect(read.widgets.map(\.intent?.value) == ["A", nil, "A"])
  }

  @Test("constants that lead to each other in many files are left open at once")
  func cycles() {
    let copies = (0..<9).map {
      SourceFile(name: "Copy\($0).swift", text: "struct K { static let a = b; static let b = a }")
    }
    let intent = SourceFile(
      name: "A.swift",
      text:
        "struct A: AppIntent, CustomIntentMigratedAppIntent { static let intentClassName = K.a }")
    var read: AppIntentSources?
    #expect(processorSeconds { read = AppIntentSources(copies + [intent]) } < 20)
    #expect(read?.intents.map(\.name) == ["A"])
    #expect(read?.intents.first?.migratedClass?.name == nil)
  }

  @Test("the members of extensions and the intents of a name are found, in the order of the files")
  func names() {
    let read = sources(
      "struct A: AppIntent {}\nenum Space { struct A: AppIntent {} }",
      "extension A { static let isDiscoverable = false; func perform() {} }",
      "struct B: AppIntent {}\nstruct A: AppIntent {}")
    #expect(read.extends("A", with: "isDiscoverable"))
    #expect(!read.extends("A", with: "perform"))
    #expect(!read.extends("B", with: "isDiscoverable"))
    #expect(read.intents(named: "A").map(\.type.fileName) == ["File0.swift", "File2.swift"])
    #expect(read.intents(named: "A", in: "Space").map(\.name) == ["Space.A"])
    #expect(read.intents(named: "C").isEmpty)
  }

  @Test("the keys of phrases are those of tables")
  func phrases() {
    let read = sources(
      #"""
      struct S: AppShortcutsProvider {
        @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: A(), phrases: ["Show \(\.$place) in \(.applicationName)", "None"])
        }
      }
      """#)
    #expect(read.shortcuts.map(\.intent) == ["A"])
    let phrases = read.shortcuts.flatMap(\.phrases)
    #expect(
      phrases.map { AppShortcutSource.key(of: $0) } == [
        "Show ${place} in ${applicationName}", "None",
      ])
    #expect(phrases.map { AppShortcutSource.namesApplication($0) } == [true, false])
  }
}
