// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if os(Linux)
  import Foundation
  import ProgramTestSupport
  import IntentGeneration
  import IntentMigration
  import IntentModel
  import QuickActions
  import TestSupport
  import Testing
  import WidgetChoices
  import Disk
  import WidgetProject
  import WidgetProtocol
  import WidgetViews

  @testable import WidgetPrograms

  /// The example of quick actions with its old intent and with the migrated one, both as programs.
  @Suite(.enabled(if: TestedEngine.built != nil, "no library of the modules in this build"))
  struct MigratedSampleTests {
    private static let destinations = [
      ("1", "入力", "input"), ("2", "レシート撮影", "camera"), ("3", "入出金", "transaction"),
      ("4", "家計簿", "cashflow"), ("5", "口座", "account"), ("6", "レポート", "report"),
      ("7", "予算", "budget"), ("8", "カード", "card"),
    ]

    @Test("the migrated widget shows the same pictures for each saved choice")
    func pictures() throws {
      let (before, after) = (try ScratchFolder(), try ScratchFolder())
      let old = try session(of: example(in: before))
      let new = try session(of: migrated(example(in: after)))
      #expect(try new.description().widgets.map(\.kind) == ["QuickActionWidget"])
      let identifiers = Self.destinations.map(\.0)
      let choices = identifiers.map { [$0] } + [["4", "2", "8", "1"], ["1", "2", "3", "4"]]
      var pictures: Set<DisplayList> = []
      for choice in choices {
        let picture = try drawing(of: choice, in: old)
        #expect(try drawing(of: choice, in: new) == picture, "\(choice)")
        pictures.insert(picture)
      }
      // Were nothing resolved, all of them would be the same.
      #expect(pictures.count == choices.count)
      #expect(try drawing(of: nil, in: new) == drawing(of: ["1", "2", "3", "4"], in: old))
    }

    private func drawing(of choice: [String]?, in session: ProgramSession) throws -> DisplayList {
      let value = choice.map { identifiers in
        ParameterValue.array(
          // A saved choice has the identifiers alone: the app's own code knows the rest.
          identifiers.map { .object(identifier: $0, title: "") })
      }
      let size = Size(width: 338, height: 158)
      let run = try ProgramRun(
        ProviderQuestion(
          .timeline, kind: "QuickActionWidget", family: .systemMedium, size: size,
          now: SampleProgram.now, choice: value.map { ["transitionDestinations": $0] } ?? [:]),
        in: session, respond: { _ in ServerResponse(.unreachable) })
      return try run.drawing(
        of: 0,
        in: WidgetLook(
          on: WidgetCanvas(family: .systemMedium, size: size), now: SampleProgram.now))
    }

    private func session(of package: URL) throws -> ProgramSession {
      let builder = ProgramBuilder(
        ProgramRequest(.package(FilePath(package.path))), toolchain: try SwiftToolchain(),
        engine: try #require(TestedEngine.built))
      let program = try TestedEngine.program(by: builder)
      let session = try ProgramSession(
        path: program.executable.text, environment: ProcessInfo.processInfo.environment)
      try session.enter(
        ProgramWorld(now: SampleProgram.now, manifest: program.manifest.text))
      return session
    }

    private func example(in scratch: ScratchFolder) throws -> URL {
      let copy = scratch.url.appending(path: "QuickActions")
      try FileManager.default.copyItem(
        at: Repository.root.appending(path: "Examples/Widgets/QuickActions"), to: copy)
      try? FileManager.default.removeItem(at: copy.appending(path: ".build"))
      return copy
    }

    /// Puts the migrated files in the place of the old ones, and fills in the view.
    private func migrated(_ package: URL) throws -> URL {
      let sources = package.appending(path: "Sources/QuickActionWidget")
      let intents = sources.appending(path: "Intents")
      let catalog = intents.appending(path: "Base.lproj/QuickActionWidget.actions.json")
      try Data(Self.catalog.utf8).write(to: catalog)
      let loaded = try LoadedCatalog(path: catalog.path).widget
      let migration = try IntentMigrator(options: MigrationOptions(deploymentTarget: 17)).migration(
        of: loaded.definition, tables: loaded.tables, catalog: loaded)
      try FileManager.default.removeItem(at: intents)
      for name in ["IntentHandler", "QuickActionProvider", "QuickActionWidget"] {
        try FileManager.default.removeItem(at: sources.appending(path: name + ".swift"))
      }
      for file in migration.files where file.path.hasSuffix(".swift") {
        let text = file.contents
          .replacing("Text(entry.date, style: .time)", with: "QuickActionView(entry: entry)")
          .replacing(
            "struct QuickActionConfigurationWidget:",
            with: "@main\nstruct QuickActionConfigurationWidget:")
        try Data(text.utf8).write(to: sources.appending(path: file.path))
      }
      let view = sources.appending(path: "QuickActionView.swift")
      let text = try String(contentsOf: view, encoding: .utf8)
        .replacing("QuickActionProvider.Entry", with: "QuickActionConfigurationEntry")
        .replacing(
          "configuration.transitionDestinations ?? []",
          with: "configuration.shownTransitionDestinations"
        )
        .replacing("id: \\.self", with: "id: \\.id")
        .replacing(
          "destination: TransitionDestination", with: "destination: TransitionDestinationAppEntity")
      try Data(text.utf8).write(to: view)
      let manifest = package.appending(path: "Package.swift")
      try Data(
        String(contentsOf: manifest, encoding: .utf8)
          .replacing(", .process(\"Intents\")", with: "").utf8
      ).write(to: manifest)
      return package
    }

    private static var catalog: String {
      let entries = destinations.map { identifier, title, image in
        // As in the app's handler, whose camera opens the input.
        let screen = image == "camera" ? "input" : image
        let properties = #"{"imageName": "\#(image)", "urlScheme": "hoge://hoge/\#(screen)"}"#
        return
          #"{"identifier": "\#(identifier)", "title": "\#(title)", "properties": \#(properties)}"#
      }
      return """
        {
          "version": 1, "intent": "QuickActionConfiguration", "parameter": "transitionDestinations",
          "widget": {
            "kind": "QuickActionWidget", "families": ["systemMedium"], "displayName": "Actions",
            "description": "Screens."
          },
          "urlSchemes": ["hoge"], "urlProperty": "urlScheme", "imageProperty": "imageName",
          "defaults": ["1", "2", "3", "4"], "destinations": [\(entries.joined(separator: ", "))]
        }
        """
    }
  }
#endif
