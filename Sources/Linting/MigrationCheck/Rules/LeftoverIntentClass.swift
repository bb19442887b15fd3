// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText
import WidgetProject

/// Classes in `Info.plist` files that no definition declares any more.
struct LeftoverIntentClass: MigrationRule {
  static let metadata = RuleMetadata(
    id: "leftover-intent-class", family: .migration, severity: .warning,
    summary: "An 'Info.plist' names an intent's class that no definition declares any more.",
    why: """
      The upload may be refused (ITMS-90626, 90625), and the extension for intents is started for \
      nothing.
      """,
    remedy: """
      Remove the class from the list. If 'IntentsSupported' has none left, remove the extension for \
      intents as well.
      """)

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
      }

      """, before: .show(), with: [plist("<string>↓ShowIntent</string>")]),
    .migration(
      """
      struct Show: AppIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
      }

      """, before: .show(), with: [plist("<string>com.example.open</string>")]),
  ]

  private static func plist(_ type: String) -> RuleExample.File {
    .init(
      "Info.plist",
      """
      <plist version="1.0"><dict>
      <key>CFBundlePackageType</key><string>APPL</string>
      <key>NSUserActivityTypes</key><array>\(type)</array>
      </dict></plist>

      """)
  }

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    let gone = migration.history.intents.filter { !migration.isCurrent($0) }
    for plist in migration.project.infoPlists {
      let types = plist.document.root["NSUserActivityTypes"].map { Array($0.elements) } ?? []
      let activities = types.compactMap { type in
        type.string.map { ("NSUserActivityTypes", Located($0, at: type.range)) }
      }
      let lists: [(key: String, intents: InfoPlist.Intents?)] = [
        ("INIntentsSupported", plist.intentsSupported),
        ("IntentsSupported", plist.appExtension?.intentsSupported),
        ("IntentsRestrictedWhileLocked", plist.appExtension?.intentsRestrictedWhileLocked),
        (
          "IntentsRestrictedWhileProtectedDataUnavailable",
          plist.appExtension?.intentsRestrictedWhileProtectedDataUnavailable
        ),
      ]
      let names = lists.flatMap { list in (list.intents?.names ?? []).map { (list.key, $0) } }
      for (list, name) in activities + names where gone.contains(where: { $0.isNamed(name.value) })
      {
        findings.add(
          "'\(list)' names the class '\(name.value)', which no definition declares any more; remove it",
          at: name.range, in: plist.source.name, data: [.init("subject", name.value)])
      }
    }
  }
}
