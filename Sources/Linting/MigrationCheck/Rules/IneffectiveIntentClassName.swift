// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import Diagnostics
import IntentLint
import SourceText
import SwiftDeclarations

/// App Intents that name a class and do not conform to the protocol of migrations.
struct IneffectiveIntentClassName: MigrationRule {
  static let metadata = RuleMetadata(
    id: "ineffective-intent-class-name", family: .migration, severity: .error,
    summary: "An App Intent has 'intentClassName' and is not a 'CustomIntentMigratedAppIntent'.",
    why: "The property has no effect without the protocol, so nothing is migrated.",
    remedy: "Add 'CustomIntentMigratedAppIntent' to the type.")

  static let examples: [RuleExample] = [
    .migration(
      """
      struct Show: AppIntent {
        static let ↓intentClassName = "ShowIntent"
      }

      """, before: .show()),
    .migration(
      """
      struct Show: AppIntent {}
      extension Show: CustomIntentMigratedAppIntent {
        static let intentClassName = "ShowIntent"
      }

      """, before: .show()),
  ]

  func check(_ migration: MigratedProject, findings: inout RuleFindings) {
    for intent in migration.sources.intents
    where !intent.type.conforms(to: "CustomIntentMigratedAppIntent") {
      guard let (file, property) = intent.type.property("intentClassName"), property.isStatic else {
        continue
      }
      findings.add(
        "'\(intent.name)' is not a 'CustomIntentMigratedAppIntent', so its 'intentClassName' has no effect; add the protocol",
        at: property.name.range, in: file.source.name, data: [.init("subject", intent.name)])
    }
  }
}
