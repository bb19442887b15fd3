// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import SourceText
import WidgetProject

/// Intents of widgets that are compiled into the application or the extension alone.
struct IntentInOneTarget: ProjectRule {
  static let metadata = RuleMetadata(
    id: "intent-in-one-target", family: .appIntents, severity: .warning,
    summary: "A widget's intent is not in both the application and the extension.",
    why: """
      The widget is configured in the extension, and both look the intent up. Where it was in one of \
      them alone, widgets were seen to lose their configuration now and then, and buttons to do nothing: \
      https://github.com/EvanBacon/expo-apple-targets/issues/90, \
      https://github.com/krelltunez/lastGLANCE/pull/305.
      """,
    remedy: """
      Add the file to the targets of both, or put it into a framework or package with an \
      'AppIntentsPackage'.
      """)

  static let examples: [RuleExample] = [
    example(inApplication: false), example(inApplication: true),
  ]

  private static func example(inApplication: Bool) -> RuleExample {
    .swift(
      """
      struct \(inApplication ? "" : "↓")Show: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
        static let isDiscoverable = false
      }

      """,
      with: .widgetExtension(source: "Show.swift", inApplication: inApplication))
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    for intent in sources.intents where intent.isConfiguration || intent.migratedClass != nil {
      let copies = sources.intents(named: intent.name)
      let targets = copies.flatMap { sources.targets(of: $0.type.fileName) }
      let isInApplication = targets.contains(where: \.isApplication)
      let isInExtension = targets.contains(where: \.isAppExtension)
      // Those in frameworks reach both.
      guard isInApplication != isInExtension,
        targets.allSatisfy({ $0.isApplication || $0.isAppExtension })
      else { continue }
      // A migrated action needs no extension, and an intent without migration works in the extension alone, mostly.
      guard isInExtension ? intent.migratedClass != nil : isUsed(intent, in: sources) else {
        continue
      }
      findings.add(
        .oneTarget(intent.name, isInApplication: isInApplication), at: intent.type.nameRange,
        in: intent.type.fileName,
        data: [.init("targets", targets.map(\.name.value).joined(separator: ", "))])
    }
  }

  /// Whether a widget is configured by an intent.
  private func isUsed(_ intent: AppIntentSource, in sources: AppIntentSources) -> Bool {
    sources.widgets.contains { $0.intent?.value == intent.name }
  }
}

extension Diagnostic.Message {
  fileprivate static func oneTarget(_ name: String, isInApplication: Bool) -> Self {
    isInApplication
      ? "'\(name)' is in the application and not in the extension with the widget; add its file to both targets"
      : "'\(name)' takes the place of an older intent and is only in the extension, so that placed widgets may lose their configuration; add its file to the application, too"
  }
}
