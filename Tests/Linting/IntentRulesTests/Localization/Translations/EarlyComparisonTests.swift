// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import Foundation
import IntentLint
import IntentValidation
import RuleTestSupport
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetProject

@testable import IntentRules

/// What is left of tables that agree with their definition, and that nobody can tell from the findings.
struct EarlyComparisonTests {
  @Test("of a project of several definitions the tables that agree are let go, the others kept")
  func letGo() throws {
    let folder = try Self.project()
    let project = ProjectLoader.load([folder.path], release: EarlyComparison())
    let kept = Set(project.sources.map(\.name))
    #expect(!kept.contains(folder.path("Good/de.lproj/Good.strings")))
    #expect(kept.contains(folder.path("Bad/de.lproj/Bad.strings")))
    #expect(kept.contains(folder.path("Told/de.lproj/Told.strings")))
    #expect(project.fileCount == ProjectLoader.load([folder.path]).fileCount)
  }

  @Test("the findings are the same, whether tables are let go or not")
  func sameFindings() throws {
    let folder = try Self.project()
    let found = Self.findings(in: folder.path, release: EarlyComparison())
    #expect(found == Self.findings(in: folder.path, release: nil))
    #expect(found.contains { $0.id == "app-store-description-missing" })
  }

  @Test("a table that was let go is read again where somebody asks for a text of it")
  func readAgain() throws {
    let folder = try Self.project()
    let project = ProjectLoader.load([folder.path], release: EarlyComparison())
    let name = folder.path("Good/de.lproj/Good.strings")
    let table = try #require(project.tables.first { $0.fileName == name })
    #expect(table.comparison != nil)
    #expect(table["tItLe1"]?.text.value == "Zeigen")
    #expect(table["nOne01"] == nil)
  }

  @Test("a table that was let go and removed since has no text")
  func removedSince() throws {
    let folder = try Self.project()
    let project = ProjectLoader.load([folder.path], release: EarlyComparison())
    let name = folder.path("Good/de.lproj/Good.strings")
    let table = try #require(project.tables.first { $0.fileName == name })
    try FileManager.default.removeItem(atPath: name)
    #expect(table["tItLe1"] == nil)
    #expect(table.entries.isEmpty)
  }

  @Test(
    "on real files, too, the findings are the same",
    .enabled(if: Repository.corpus != nil, "QUICKACTION_CORPUS names no folder of real files"))
  func corpus() throws {
    let corpus = try #require(Repository.corpus).path
    #expect(
      Self.findings(in: corpus, release: EarlyComparison())
        == Self.findings(in: corpus, release: nil))
  }

  private static func findings(
    in path: String, release: (any TableRelease)?
  ) -> [Diagnostic] {
    Linter(rules: .all).findings(in: ProjectLoader.load([path], release: release))
  }

  /// Three definitions: one whose table has all texts, one whose table lacks one, and one whose table leaves a rule out.
  private static func project() throws -> ScratchFolder {
    let folder = try ScratchFolder()
    let comments = [
      "Good": "", "Bad": "", "Told": "/* quickaction:ignore-file stale-translation */\n",
    ]
    for (name, comment) in comments {
      try folder.write(
        definition.replacing("NAME", with: name), to: "\(name)/\(name).intentdefinition")
      let description = name == "Bad" ? "" : "\"dEscr1\" = \"Zeigt, was übrig ist\";\n"
      try folder.write(
        comment + "\"tItLe1\" = \"Zeigen\";\n" + description,
        to: "\(name)/de.lproj/\(name).strings")
    }
    return folder
  }

  private static let definition = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>INIntents</key>
    	<array>
    		<dict>
    			<key>INIntentDescription</key>
    			<string>Shows what is left</string>
    			<key>INIntentDescriptionID</key>
    			<string>dEscr1</string>
    			<key>INIntentName</key>
    			<string>NAME</string>
    			<key>INIntentTitle</key>
    			<string>Show</string>
    			<key>INIntentTitleID</key>
    			<string>tItLe1</string>
    			<key>INIntentType</key>
    			<string>Custom</string>
    		</dict>
    	</array>
    </dict>
    </plist>

    """
}
