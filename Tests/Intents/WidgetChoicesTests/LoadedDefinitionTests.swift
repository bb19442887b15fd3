// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import IntentModel
import SourceText
import TestSupport
import Testing
import WidgetChoices

@Suite struct LoadedDefinitionTests {
  /// The definition of some intents, each for widgets if its name begins with `W`.
  private func definition(_ names: [String]) throws -> LoadedDefinition {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let intents = names.map { name in
      "<dict><key>INIntentName</key><string>\(name)</string>"
        + "<key>INIntentEligibleForWidgets</key><\(name.hasPrefix("W"))/></dict>"
    }
    let file = folder.appending(path: "X.intentdefinition")
    try Data(
      "<plist version=\"1.0\"><dict><key>INIntents</key><array>\(intents.joined())</array></dict></plist>"
        .utf8
    ).write(to: file)
    return try LoadedDefinition(path: FilePath(file.path))
  }

  /// What is said of an intent that is asked for, with the name of the file alone.
  private func answer(_ name: String?, among names: [String]) throws -> String {
    let definition = try definition(names)
    do throws(LoadedDefinition.IntentError) {
      return try definition.intent(named: name).name?.value ?? ""
    } catch {
      return error.description.replacing(definition.path.folder.text + "/", with: "")
    }
  }

  @Test("without a name, the only intent for widgets is taken")
  func only() throws {
    #expect(try answer(nil, among: ["A", "W", "B"]) == "W")
    #expect(
      try answer(nil, among: ["W1", "W2"])
        == "'X.intentdefinition' has several intents for widgets; name one with --intent: 'W1', 'W2'"
    )
    #expect(
      try answer(nil, among: ["A"])
        == "'X.intentdefinition' has no intent for widgets; to use another intent, name it with --intent: 'A'"
    )
    #expect(
      try answer(nil, among: [])
        == "'X.intentdefinition' has no intent for widgets; it has no intents at all")
  }

  @Test("an intent is taken by its name, and a name that is nearly one is asked about")
  func named() throws {
    #expect(try answer("A", among: ["A", "W"]) == "A")
    #expect(
      try answer("Vew", among: ["View"])
        == "'X.intentdefinition' has no intent 'Vew'; did you mean 'View'?")
    #expect(
      try answer("Zzz", among: ["View"])
        == "'X.intentdefinition' has no intent 'Zzz'; it has 'View'")
    #expect(try answer("A", among: []) == "'X.intentdefinition' has no intent 'A'; it has none")
  }

  @Test(
    "a file that is no definition is said to be unparsable, and one that is missing cannot be read")
  func unreadable() throws {
    #expect(throws: LoadedCatalog.Failure.self) {
      try LoadedDefinition(path: FilePath("/nowhere/X.intentdefinition"))
    }
    #expect(throws: LoadedCatalog.Failure.self) {
      try LoadedDefinition(path: FilePath(Repository.root.appending(path: "README.md").path))
    }
  }
}
