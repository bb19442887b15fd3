// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport

/// A git repository of a widget with a history of five steps.
struct DiffRepository {
  /// The working tree.
  var folder: ScratchFolder { repository.folder }

  private let repository: GitFolder

  /// Takes a folder in which git is to work.
  init(of folder: ScratchFolder) { repository = GitFolder(of: folder) }

  /// Makes the repository: `v1` to `v5` are the steps.
  init() throws {
    repository = try GitFolder()
    try commit("v1", Self.first)
    // A parameter is renamed, and a value of an enum is moved.
    try commit(
      "v2",
      Self.first.replacing("<string>period</string>", with: "<string>timeRange</string>")
        .replacing("<integer>2</integer><!--month-->", with: "<integer>3</integer><!--month-->"))
    // The account becomes a text, and the style is new.
    try commit(
      "v3",
      Self.first.replacing("<string>Boolean</string>", with: "<string>String</string>")
        .replacing("<!--style-->", with: Self.style))
    // The definition moves to another folder.
    try git("mv", "Widget.intentdefinition", "Widget/Widget.intentdefinition")
    try git("mv", "en.lproj", "Widget/en.lproj")
    try git("mv", "ja.lproj", "Widget/ja.lproj")
    try git("commit", "--quiet", "--message", "v4")
    try git("tag", "v4")
    // The widget has another kind.
    try folder.write(Self.widget(kind: "Balance"), to: "Widget/AccountWidget.swift")
    try git("commit", "--all", "--quiet", "--message", "v5")
    try git("tag", "v5")
  }

  /// Runs git in the repository.
  func git(_ arguments: String...) throws { try repository.git(arguments) }

  private func commit(_ tag: String, _ definition: String) throws {
    try folder.write(definition, to: "Widget.intentdefinition")
    try folder.write("\"tItl01\" = \"Choose account\";\n", to: "en.lproj/Widget.strings")
    try folder.write(
      "\"tItl01\" = \"口座を選択\";\n\"pErd01\" = \"期間\";\n", to: "ja.lproj/Widget.strings")
    try folder.write(Self.widget(kind: "Account"), to: "Widget/AccountWidget.swift")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", tag)
    try git("tag", tag)
  }

  private static func widget(kind: String) -> String {
    """
    struct AccountWidget: Widget {
      var body: some WidgetConfiguration {
        IntentConfiguration(kind: "\(kind)", intent: ShowAccountIntent.self, provider: Provider()) { entry in
          AccountView(entry: entry)
        }
      }
    }

    """
  }

  private static func parameter(
    _ name: String, tag: Int, priority: Int, type: String, title: String, id: String,
    others: String = ""
  ) -> String {
    """
    <dict>
    <key>INIntentParameterConfigurable</key><true/>
    <key>INIntentParameterDisplayName</key><string>\(title)</string>
    <key>INIntentParameterDisplayNameID</key><string>\(id)</string>
    <key>INIntentParameterDisplayPriority</key><integer>\(priority)</integer>
    \(others)
    <key>INIntentParameterName</key><string>\(name)</string>
    <key>INIntentParameterTag</key><integer>\(tag)</integer>
    <key>INIntentParameterType</key><string>\(type)</string>
    </dict>
    """
  }

  private static let style = parameter(
    "style", tag: 5, priority: 4, type: "String", title: "Style", id: "sTyl01")

  private static func value(_ name: String, _ index: Int, _ title: String) -> String {
    """
    <dict>
    <key>INEnumValueDisplayName</key><string>\(title)</string>
    <key>INEnumValueIndex</key><integer>\(index)</integer><!--\(name)-->
    <key>INEnumValueName</key><string>\(name)</string>
    </dict>
    """
  }

  private static let first = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>INEnums</key><array><dict>
    <key>INEnumName</key><string>Period</string>
    <key>INEnumValues</key><array>
    <dict><key>INEnumValueName</key><string>unknown</string></dict>
    \(value("week", 1, "Week"))
    \(value("month", 2, "Month"))
    </array>
    </dict></array>
    <key>INIntents</key><array><dict>
    <key>INIntentEligibleForWidgets</key><true/>
    <key>INIntentName</key><string>ShowAccount</string>
    <key>INIntentParameters</key><array>
    \(parameter("account", tag: 2, priority: 1, type: "String", title: "Account", id: "aCct01"))
    \(parameter(
      "period", tag: 3, priority: 2, type: "Integer", title: "Period", id: "pErd01",
      others: """
        <key>INIntentParameterEnumType</key><string>Period</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>month</string>
        </dict>
        """))
    \(parameter("showsTitle", tag: 4, priority: 3, type: "Boolean", title: "Show Title", id: "sHow01"))
    <!--style-->
    </array>
    <key>INIntentTitle</key><string>Choose account</string>
    <key>INIntentTitleID</key><string>tItl01</string>
    </dict></array>
    </dict></plist>

    """
}
