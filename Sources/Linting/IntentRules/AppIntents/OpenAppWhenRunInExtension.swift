// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import Disk
import IntentLint
import SourceText
import SwiftDeclarations
import WidgetProject

/// Intents that open the application and are compiled into extensions alone.
struct OpenAppWhenRunInExtension: ProjectRule {
  static let metadata = RuleMetadata(
    id: "open-app-when-run-in-extension", family: .appIntents, severity: .warning,
    summary: "An intent with 'openAppWhenRun' is only in an extension.",
    why: """
      In an extension's process 'openAppWhenRun' is ignored, and a button with the intent does \
      nothing: https://github.com/krelltunez/lastGLANCE/pull/293.
      """,
    remedy: "Add the file to the application's target as well, or return an 'OpenURLIntent'.")

  static let examples: [RuleExample] = [
    example(inApplication: false), example(inApplication: true),
  ]

  private static func example(inApplication: Bool) -> RuleExample {
    .swift(
      """
      struct Show: AppIntent {
        static let openAppWhenRun = \(inApplication ? "" : "↓")true
      }

      """,
      with: .widgetExtension(source: "Show.swift", inApplication: inApplication))
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    let sources = context.appIntents
    for intent in sources.intents where intent.flag("openAppWhenRun") == true {
      let targets = sources.targets(of: intent.type.fileName)
      guard !targets.isEmpty, targets.allSatisfy(\.isAppExtension),
        let (file, property) = intent.type.property("openAppWhenRun")
      else { continue }
      findings.add(
        "'\(intent.name)' is only in an extension, where 'openAppWhenRun' is ignored; add its file to the application's target",
        at: property.value?.range ?? property.name.range, in: file.source.name,
        data: [.init("targets", targets.map(\.name.value).joined(separator: ", "))])
    }
  }
}
