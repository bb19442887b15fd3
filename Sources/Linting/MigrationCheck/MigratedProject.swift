// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import AppIntentSources
import IntentModel
import SourceText
package import WidgetProject

/// A migration to App Intents: the sources as they are, and what was before.
package struct MigratedProject: Sendable {
  /// The project as it is.
  package let project: WidgetProject

  /// The declarations of its Swift sources.
  package let sources: AppIntentSources

  /// The intents and widgets of earlier revisions.
  package let history: MigrationHistory

  /// The intents that take the place of classes.
  package let migratedIntents: [AppIntentSource]

  /// The names of the classes of the definitions as they are.
  let currentClasses: Set<String>

  /// Puts a project and its history together.
  package init(project: WidgetProject, history: MigrationHistory) {
    self.project = project
    self.history = history
    sources = AppIntentSources(project)
    migratedIntents = sources.intents.filter { $0.migratedClass != nil }
    let prefixes = Set(project.xcodeProjects.map { $0.classPrefix?.value ?? "" })
    currentClasses = project.definitions.flatMap(\.intents).reduce(into: []) { names, intent in
      names.formUnion(intent.classNames(withPrefixes: prefixes.isEmpty ? [""] : prefixes))
    }
  }

  /// Whether a definition of the project still has an intent.
  func isCurrent(_ intent: HistoricalIntent) -> Bool {
    !currentClasses.isDisjoint(with: intent.classNames)
  }

  /// The intents that take the place of one of a definition.
  func migrations(of intent: HistoricalIntent) -> [AppIntentSource] {
    migratedIntents.filter { $0.migratedClass?.name.map(intent.isNamed) ?? false }
  }

  /// Who saved values of an intent: widgets only if the intent is for them, or one was configured with it.
  func keepers(of intent: HistoricalIntent) -> String {
    let isForWidgets =
      intent.intent.isEligibleForWidgets?.value == true
      || history.widgets.contains { intent.isNamed($0.intent) }
    return isForWidgets ? "placed widgets" : "saved shortcuts"
  }

  /// Each intent of the history with an intent that takes its place.
  var pairs: [(old: HistoricalIntent, new: AppIntentSource)] {
    history.intents.flatMap { old in migrations(of: old).map { (old, $0) } }
  }

  /// Whether the name of a class is computed somewhere, so that any class may be migrated there.
  var hasUnknownClass: Bool {
    migratedIntents.contains { $0.migratedClass?.name == nil }
  }
}
