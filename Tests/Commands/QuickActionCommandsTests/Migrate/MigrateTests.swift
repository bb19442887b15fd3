// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@Suite("quickaction migrate")
struct MigrateTests {
  private let folder: ScratchFolder
  private let definition = "@" + SampleFolder.definition
  private let names = [
    "QuickActionConfiguration.swift", "TransitionDestinationAppEntity.swift",
    "QuickActionConfigurationWidget.swift", "QuickActionWidgetAppIntents.xcstrings",
    "QuickActionWidget.migration.md",
  ]

  init() throws {
    folder = try SampleFolder.copy()
  }

  @discardableResult
  private func migrate(_ arguments: String...) -> CommandRun {
    CommandRun(["migrate"] + arguments, in: folder)
  }

  @Test("the sample is written with its catalog, and what is not carried over is said")
  func written() throws {
    let run = migrate(definition, "--output", "@Migrated")
    #expect(run.exitCode == 0 && run.output == "")
    #expect(run.errors.hasPrefix("note: wrote 5 of 5 files in 'Migrated'\n"))
    #expect(
      run.errors.contains(
        "note: the rows of 'QuickActionConfiguration.transitionDestinations' show"))
    #expect(
      run.errors.hasSuffix(
        "are listed in 'Migrated/QuickActionWidget.migration.md'\n"))
    #expect(
      try folder.names(in: "Migrated") == ([".quickaction-generated.json"] + names).sorted())
    let entity = folder.text(of: "Migrated/TransitionDestinationAppEntity.swift")
    #expect(entity?.contains("static let all: [Self] = [") == true)
    let again = migrate(definition, "--output", "@Migrated")
    #expect(again.errors.hasPrefix("note: wrote 0 of 5 files in 'Migrated'\n"))
  }

  @Test("messages and the list are in the language of the environment, or of the option")
  func japanese() throws {
    let english = migrate(definition, "--output", "@English", "--language", "en")
    #expect(english.errors.contains("show 'Choose' until a user chooses"))
    let run = migrate(definition, "--output", "@Migrated", "--language", "ja")
    #expect(run.errors.contains("note: 「QuickActionConfiguration.transitionDestinations」の行は、"))
    #expect(
      run.errors.hasSuffix(
        "note: 記入するところ1か所とプロジェクトの変更6件は'Migrated/QuickActionWidget.migration.md'にあります\n"))
    let guide = folder.text(of: "Migrated/QuickActionWidget.migration.md")
    #expect(guide?.hasPrefix("# QuickActionWidgetのApp Intentsへの移行\n") == true)
    let unknown = migrate(definition, "--output", "@Migrated", "--language", "de")
    #expect(unknown.exitCode != 0 && unknown.errors.contains("unknown language of the report 'de'"))
  }

  @Test("a dry run prints the paths, and writes nothing")
  func dryRun() throws {
    let run = migrate(definition, "-o", "@M", "--dry-run")
    #expect(run.output == names.map { "M/\($0)\n" }.joined())
    #expect(run.errors == "" && run.exitCode == 0)
    #expect(migrate(definition, "--dry-run").output == names.map { "\($0)\n" }.joined())
    #expect(FileManager.default.fileExists(atPath: folder.path("M")) == false)
  }

  @Test("everything can go to standard output")
  func standardOutput() {
    let run = migrate(definition, "-o", "-", "--quiet")
    for name in names { #expect(run.output.contains("// \(name)\n\n"), "\(name)") }
    #expect(run.errors == "")
  }

  @Test("an edited file is kept, unless it is to be replaced")
  func edited() throws {
    migrate(definition, "-o", "@M", "-q")
    try folder.write("// mine\n", to: "M/\(names[0])")
    let run = migrate(definition, "-o", "@M")
    #expect(run.exitCode == 2)
    #expect(folder.text(of: "M/\(names[0])") == "// mine\n")
    #expect(migrate(definition, "-o", "@M", "--force").exitCode == 0)
    #expect(folder.text(of: "M/\(names[0])")?.contains("struct QuickActionConfiguration") == true)
  }

  @Test("the options change what is written")
  func options() {
    migrate(
      definition, "-o", "@M", "-q", "--deployment-target", "17.0", "--visibility", "public",
      "--table", "Texts", "--class-prefix", "XY")
    let text = folder.text(of: "M/QuickActionConfiguration.swift")
    #expect(text?.contains("public struct QuickActionConfiguration:") == true)
    #expect(text?.contains("@available") == false)
    #expect(text?.contains("\"XYQuickActionConfigurationIntent\"") == true)
    #expect(text?.contains("table: \"Texts\"") == true)
    #expect(
      folder.text(of: "M/QuickActionConfigurationWidget.swift")?.contains("import Intents") == false
    )
  }

  @Test("a kind is for a definition without a catalog")
  func kind() throws {
    try FileManager.default.removeItem(atPath: folder.path(SampleFolder.catalog))
    let run = migrate(definition, "-o", "@M", "--kind", "Old")
    let widget = folder.text(of: "M/QuickActionConfigurationWidget.swift")
    #expect(widget?.contains("static let kind = \"Old\"") == true)
    #expect(!run.errors.contains("the kind of the widget"))
    #expect(
      folder.text(of: "M/TransitionDestinationAppEntity.swift")?.contains("// Fill in:") == true)
  }

  @Test(
    "wrong usage is refused",
    arguments: [
      ([], "name the folder to write to with '--output'"),
      (
        ["-o", "@M", "--deployment-target", "new"],
        "'new' for '--deployment-target' is not a version"
      ),
      (["-o", "@M", "--table", "a/b"], "'--table' is the name of a string catalog"),
      (["-o", "@M", "--kind", ""], "'--kind' is empty"),
    ])
  func wrongUsage(arguments: [String], message: String) {
    let run = CommandRun(["migrate", definition] + arguments, in: folder)
    #expect(run.exitCode == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test("one kind is not that of several widgets")
  func oneKindForSeveral() throws {
    let intents = ["First", "Second"].map { name in
      """
      <dict><key>INIntentName</key><string>\(name)</string>
      <key>INIntentEligibleForWidgets</key><true/></dict>
      """
    }
    try folder.write(
      """
      <plist version="1.0"><dict><key>INIntents</key><array>\(intents.joined())</array></dict></plist>
      """, to: "Two.intentdefinition")
    let run = migrate("@Two.intentdefinition", "-o", "@M", "--kind", "Old")
    #expect(run.exitCode == 2)
    #expect(
      run.errors.contains(
        "has 2 intents for widgets ('First' and 'Second'); say of which 'Old' is the kind, such as '--kind First=Old'"
      ), "\(run.errors)")
    #expect(folder.text(of: "M/FirstWidget.swift") == nil)
    let several = migrate(
      "@Two.intentdefinition", "-o", "@M", "--kind", "First=Old", "--kind", "Second=a=b")
    #expect(several.exitCode == 0)
    #expect(folder.text(of: "M/FirstWidget.swift")?.contains("static let kind = \"Old\"") == true)
    #expect(folder.text(of: "M/SecondWidget.swift")?.contains("static let kind = \"a=b\"") == true)
    let unknown = migrate("@Two.intentdefinition", "-o", "@M", "--kind", "Firts=Old")
    #expect(unknown.exitCode == 2)
    #expect(
      unknown.errors.contains(
        "has no intent 'Firts' for widgets, which '--kind Firts=Old' names; did you mean 'First'?"))
    let empty = migrate("@Two.intentdefinition", "-o", "@M", "--kind", "First=")
    #expect(empty.errors.contains("'--kind First=' has no kind; write it after the equals sign"))
  }

  @Test("what is not a definition is refused")
  func notADefinition() throws {
    try folder.write("{}", to: "x.intentdefinition")
    let run = migrate("@x.intentdefinition", "-o", "@M")
    #expect(
      run.exitCode == 2 && run.errors.contains("an intent definition is an XML property list"))
  }
}
