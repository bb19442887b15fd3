// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ConfigurationEditor
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import WidgetViews

/// An editor of a widget with two of five destinations, and two other parameters.
enum Sample {
  /// What knows the destinations; `fixed` is how many the widget holds, nil any number.
  static func intent(fixed: Int? = 2) throws -> WidgetIntent {
    let catalog = try ActionCatalog(SourceFile(name: "W.actions.json", text: catalog))
    let definition = try IntentDefinition(
      SourceFile(name: "W.intentdefinition", text: definition(fixed: fixed)))
    let table = try StringTable(
      SourceFile(
        name: "ja.lproj/W.actions.strings", text: #""home" = "ホーム"; "pay" = "支払い"; "money" = "お金";"#
      ),
      name: "W.actions", locale: LocaleName("ja"), format: .strings)
    return try WidgetIntent(
      catalog, of: definition, tables: StringTableSet([table]))
  }

  /// An editor at the defaults, as if they were saved.
  static func state(
    fixed: Int? = 2, locale: String? = nil, identifiers: [String]? = nil
  ) throws -> EditorState {
    let intent = try intent(fixed: fixed)
    var choice = intent.defaultChoice(for: .systemMedium)
    if let identifiers { choice.identifiers = identifiers }
    return EditorState(
      widget: intent, family: .systemMedium, locale: locale.map { LocaleName($0) },
      choice: choice)
  }

  /// An editor of a catalog with destinations `d0`, `d1` and so on, of which the first two are chosen.
  static func state(titles: [String], identifiers: [String]? = nil) throws -> EditorState {
    let destinations = titles.enumerated().map { number, title -> PropertyListLiteral in
      [
        "identifier": .string("d\(number)"), "title": .string(title),
        "properties": ["link": .string("a://\(number)")],
      ]
    }
    let chosen = identifiers ?? titles.indices.prefix(2).map { "d\($0)" }
    let text = JSONWriter.document([
      "version": 1, "intent": "Choose", "parameter": "targets",
      "widget": ["kind": "Kind", "families": .array(["systemMedium"])],
      "defaults": .array(chosen.map { .string($0) }), "destinations": .array(destinations),
    ])
    let intent = try WidgetIntent(
      ActionCatalog(SourceFile(name: "W.actions.json", text: text)),
      of: IntentDefinition(
        SourceFile(name: "W.intentdefinition", text: definition(fixed: chosen.isEmpty ? nil : 2))),
      tables: StringTableSet([]))
    var choice = intent.defaultChoice(for: .systemMedium)
    choice.identifiers = chosen
    return EditorState(
      widget: intent, family: .systemMedium, locale: nil, choice: choice)
  }

  private static let catalog = """
    { "version": 1, "intent": "Choose", "parameter": "targets",
      "widget": { "kind": "Kind", "families": ["systemMedium"] },
      "defaults": ["home", "pay"],
      "sections": [ { "identifier": "m", "title": "Money", "titleKey": "money" } ],
      "destinations": [
        { "identifier": "home", "title": "Home", "titleKey": "home",
          "properties": { "link": "a://home" } },
        { "identifier": "pay", "title": "Pay", "titleKey": "pay", "section": "m",
          "properties": { "link": "a://pay" } },
        { "identifier": "scan", "title": "Scan 📷", "properties": { "link": "a://scan" } },
        { "identifier": "plan", "title": "Plan", "section": "m",
          "properties": { "link": "a://plan" } },
        { "identifier": "evil", "title": "\\u001B[31mred\\u202Eder\\n", "section": "m",
          "properties": { "link": "a://evil" } } ] }
    """

  private static func definition(fixed: Int?) -> String {
    let size = fixed.map {
      """
      <key>INIntentParameterFixedSizeArray</key><true/>
      <key>INIntentParameterArraySizes</key><array><dict>
        <key>INIntentParameterArraySizeSizeClass</key><string>Medium</string>
        <key>INIntentParameterArraySizeSize</key><integer>\($0)</integer>
      </dict></array>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>INIntents</key><array><dict>
          <key>INIntentName</key><string>Choose</string>
          <key>INIntentParameters</key><array>
            <dict>
              <key>INIntentParameterName</key><string>targets</string>
              <key>INIntentParameterType</key><string>Object</string>
              <key>INIntentParameterObjectType</key><string>Target</string>
              <key>INIntentParameterSupportsMultipleValues</key><true/>
              \(size ?? "")
            </dict>
            <dict>
              <key>INIntentParameterName</key><string>compact</string>
              <key>INIntentParameterType</key><string>Boolean</string>
            </dict>
            <dict>
              <key>INIntentParameterName</key><string>note</string>
              <key>INIntentParameterType</key><string>String</string>
            </dict>
          </array>
        </dict></array>
        <key>INTypes</key><array><dict>
          <key>INTypeName</key><string>Target</string>
          <key>INTypeProperties</key><array><dict>
            <key>INTypePropertyName</key><string>link</string>
            <key>INTypePropertyType</key><string>URL</string>
          </dict></array>
        </dict></array>
      </dict></plist>
      """
  }
}
