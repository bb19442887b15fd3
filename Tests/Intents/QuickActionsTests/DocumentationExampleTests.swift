// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import IntentModel
import QuickActions
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetValues

@Suite struct DocumentationExampleTests {
  /// The sample's shortcuts after the second one was replaced.
  func rearrangedShortcuts(in folder: URL) throws -> [Shortcut] {
    func file(_ name: String) throws -> SourceFile {
      let content = try Data(contentsOf: folder.appending(path: name))
      return try SourceFile(name: name, content: Array(content))
    }
    let widget = try WidgetIntent(
      ActionCatalog(file("QuickActionWidget.actions.json")),
      of: IntentDefinition(file("QuickActionWidget.intentdefinition")),
      tables: StringTableSet())
    let defaults = widget.defaultChoice(for: .systemMedium)
    let choice = try defaults.applying(
      .replace(position: 2, identifier: "6"), to: widget, family: .systemMedium)
    return widget.shortcuts(of: choice)
  }

  @Test("the example of the landing page resolves the sample's shortcuts")
  func example() throws {
    let shortcuts = try rearrangedShortcuts(
      in: Repository.root.appending(path: "IntentDefinitions"))
    #expect(shortcuts.map(\.title) == ["入力", "予算", "入出金", "家計簿"])
    #expect(
      shortcuts.map(\.url) == [
        "hoge://hoge/input", "hoge://hoge/budget", "hoge://hoge/transaction",
        "hoge://hoge/cashflow",
      ])
  }

  @Test(
    "each page shows the code that is run here",
    arguments: [
      "Sources/Intents/QuickActions/QuickActions.docc/QuickActions.md",
      "Documentation/SwiftPackage.md",
      "Documentation/SwiftPackage.ja.md",
    ])
  func listing(of page: String) throws {
    #expect(try CodeListing(of: page).mismatch(withSource: #filePath) == nil)
  }
}
