// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `export` and `preview` of definitions that have no catalog.
@Suite struct DefinitionWithoutCatalogTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    func parameter(_ number: Int, _ name: String, _ type: String, _ rest: String = "") -> String {
      """
      <dict>
        <key>INIntentParameterConfigurable</key><true/>
        <key>INIntentParameterDisplayName</key><string>The \(name)</string>
        <key>INIntentParameterDisplayPriority</key><integer>\(number)</integer>
        <key>INIntentParameterName</key><string>\(name)</string>
        <key>INIntentParameterTag</key><integer>\(number)</integer>
        <key>INIntentParameterType</key><string>\(type)</string>\(rest)
      </dict>
      """
    }
    func intent(_ name: String) -> String {
      """
      <dict>
        <key>INIntentEligibleForWidgets</key><true/>
        <key>INIntentName</key><string>\(name)</string>
        <key>INIntentTitle</key><string>Title of \(name)</string>
        <key>INIntentTitleID</key><string>\(name)</string>
        <key>INIntentParameters</key><array>
          \(parameter(1, "page", "Object", "<key>INIntentParameterObjectType</key><string>Page</string>"))
          \(parameter(2, "tags", "String", "<key>INIntentParameterSupportsMultipleValues</key><true/>"))
          \(parameter(3, "shaded", "Boolean"))
          \(parameter(4, "count", "Integer"))
        </array>
      </dict>
      """
    }
    let many = (1...12).map { "Panel\($0)" }
    for (file, intents) in [("One", ["Panel"]), ("Two", ["Panel", "Clock"]), ("Many", many)] {
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>INEnums</key><array/>
          <key>INIntents</key><array>\(intents.map(intent).joined())</array>
          <key>INTypes</key><array><dict><key>INTypeName</key><string>Page</string></dict></array>
        </dict></plist>
        """, to: file + ".intentdefinition")
    }
  }

  private func quickaction(_ arguments: String...) -> CommandRun {
    CommandRun(arguments, in: folder)
  }

  /// The parameters of an export, by name.
  private func parameters(_ text: String) throws -> [String: NSDictionary] {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    let list = try #require(root["parameters"] as? [NSDictionary])
    return Dictionary(uniqueKeysWithValues: list.map { ($0["parameter"] as? String ?? "", $0) })
  }

  @Test("each parameter is exported with its type and its value")
  func values() throws {
    try folder.write(
      """
      { "version": 1, "intent": "Panel", "parameters": {
        "page": { "identifier": "kitchen", "title": "Kitchen" }, "tags": ["a", "b"], "count": 3 } }
      """, to: "mine.json")
    let run = quickaction(
      "export", "@One.intentdefinition", "--choice", folder.path("mine.json"))
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    let found = try parameters(run.output)
    #expect(found["page"]?["type"] as? String == "object")
    #expect(
      found["page"]?["value"] as? NSDictionary == ["identifier": "kitchen", "title": "Kitchen"])
    #expect(found["page"]?["text"] as? String == "Kitchen")
    #expect(found["tags"]?["isArray"] as? Bool == true)
    #expect(found["tags"]?["value"] as? [String] == ["a", "b"])
    #expect(found["shaded"]?["value"] as? Bool == false)
    #expect(found["shaded"]?["isSet"] as? Bool == false)
    #expect(found["count"]?["type"] as? String == "integer")
    #expect(found["count"]?["value"] as? Int == 3)
  }

  @Test("a value that does not fit is said, and the export ends with 1")
  func misfit() throws {
    try folder.write(
      #"{ "version": 1, "intent": "Panel", "parameters": { "count": "many", "gone": 1 } }"#,
      to: "mine.json")
    let run = quickaction(
      "export", "@One.intentdefinition", "--choice", folder.path("mine.json"))
    #expect(run.output.contains(#""value": "many""#))
    #expect(run.errors.contains("note: 'gone' is not a parameter of the intent and is omitted\n"))
    #expect(run.errors.contains("error: "))
    #expect(run.exitCode == 1)
    let missing = quickaction(
      "export", "@One.intentdefinition", "--choice", folder.path("no.json"))
    #expect(missing.exitCode == 2)
  }

  @Test(
    "of several intents one is named, and the error lists them with their titles",
    arguments: ["export", "preview", "edit"])
  func several(command: String) {
    let run = quickaction(command, "@Two.intentdefinition")
    #expect(
      run.errors
        == "error: 'Two.intentdefinition' has several intents for widgets; name one with --intent: "
        + "'Panel' (Title of Panel), 'Clock' (Title of Clock)\n")
    #expect(run.exitCode == 2)
  }

  @Test("of many intents the error lists ten, and says how many more there are")
  func many() {
    let run = quickaction("export", "@Many.intentdefinition")
    #expect(run.errors.hasSuffix("'Panel10' (Title of Panel10), and 2 more\n"), "\(run.errors)")
    #expect(run.exitCode == 2)
  }

  @Test("one of several can be exported")
  func named() throws {
    let run = quickaction("export", "@Two.intentdefinition", "--intent", "Clock")
    #expect(run.output.contains(#""intent": "Clock""#))
    #expect(run.exitCode == 0)
  }

  @Test(
    "the card with the values is drawn in each form",
    arguments: ["terminal", "svg", "html", "json"])
  func card(format: String) throws {
    let run = quickaction("preview", "@One.intentdefinition", "--format", format)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    for word in ["Title of Panel", "the app draws this widget; there is no preview"]
    where format != "json" {
      #expect(run.output.contains(word), "\(word)")
    }
    if format == "terminal" {
      #expect(
        run.output.hasPrefix(
          "Title of Panel  systemMedium\nA card with the chosen values, not the app's own view.\n"))
      #expect(run.output.contains("The shaded: off"))
    }
  }

  @Test("values that the card has no room for are counted")
  func more() throws {
    try folder.write(
      """
      { "version": 1, "intent": "Panel", "parameters": {
        "page": "kitchen", "tags": ["a"], "shaded": true, "count": 3 } }
      """, to: "mine.json")
    let run = quickaction(
      "preview", "@One.intentdefinition", "--choice", folder.path("mine.json"),
      "--type-size", "xxxLarge")
    #expect(run.output.contains(" more"))
    #expect(!run.output.contains("The count"))
  }
}
