// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntentSources
import CommandConsole
import Diagnostics
import Disk
import IntentLint
import IntentModel
import IntentValidation
import MigrationCheck
import SourceText
import WidgetProject
import WidgetRevisions

/// The work of `quickaction migrate --check`, however its arguments were read.
struct CheckedMigration {
  /// The files and folders with the migration.
  let paths: [String]

  /// The revisions whose history is read in addition to that of `HEAD`.
  let revisions: [String]

  /// Which rules are applied, and what is allowed.
  let configuration: LintConfiguration

  /// The day on which allowances are judged, as `2026-12-31`.
  let today: String

  /// Where notes go.
  let messages: Messages

  /// How many versions that cannot be read are named.
  private static let shownUnreadableCount = 3

  /// All rules that it applies.
  static var rules: RuleSet {
    RuleSet(
      RuleSet.all.members.filter { $0.rule.metadata.family == .appIntents }
        + RuleSet.migration.members,
      otherRules: RuleSet.all.otherRules
        + RuleSet.all.members.filter { $0.rule.metadata.family != .appIntents }
        .map { $0.rule.metadata.id })
  }

  /// Checks the migration.
  ///
  /// - Throws: `CommandFailure` if git cannot read the history, or there is nothing to check.
  func report() throws -> LintReport {
    let project = ProjectLoader.load(paths, settings: configuration.projectSettings)
    let history = try history(of: project)
    let migration = MigratedProject(project: project, history: history)
    guard !history.intents.isEmpty || !migration.migratedIntents.isEmpty else {
      if history.hasSystemIntents, !history.isShallow {
        throw CommandFailure(
          "nothing to check: the definitions of the project and its history have only intents of the system, which stay in the definition",
          exitCode: 2)
      }
      let remedy =
        history.isShallow
        ? "the history is shallow, so fetch it with 'git fetch --unshallow'"
        : "name the history that has it with '--history'"
      throw CommandFailure(
        "nothing to check: neither the project nor its history has an intent definition, and no App Intent has 'intentClassName'; \(remedy)",
        exitCode: 2)
    }
    if migration.sources.intents.isEmpty {
      messages.note("no App Intent was found, so nothing is migrated yet")
    }
    let result = MigrationCheck(configuration: configuration, today: today).run(on: migration)
    let linter = Linter(rules: Self.rules, configuration: configuration)
    // The definitions themselves are for 'validate'.
    let ids = Set(Self.rules.rules.map { $0.metadata.id })
    let lint = linter.findings(in: project).filter { ids.contains($0.id) }
    note(history, result)
    noteComputedKinds(migration)
    let sources = project.sources + history.intents.map(\.definition.source)
    var names: Set<String> = []
    return LintReport(
      findings: result.findings + lint, failures: project.failures,
      sources: (sources + [configuration.file].compactMap(\.self))
        .filter { names.insert($0.name).inserted },
      fileCount: project.fileCount, currentFolder: project.currentFolder, rules: Self.rules)
  }

  /// The history of the repository; what the project has if there is no repository.
  private func history(of project: WidgetProject) throws -> MigrationHistory {
    do throws(GitError) {
      let git: Git
      let head: String
      do throws(GitError) {
        git = try Git(of: FilePath(paths.first ?? "."))
        head = try git.commit("HEAD")
      } catch {
        guard revisions.isEmpty else { throw error }
        messages.note("no history of git is checked (\(error)); only the files as they are")
        return MigrationHistory(of: project, label: "the project")
      }
      let others = try revisions.map { revision throws(GitError) in try git.commit(revision) }
      var reader = HistoryReader(
        git, revisions: [head] + others,
        currentSources: project.swiftSources.map { git.path(of: $0.name) })
      return try reader.read()
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  /// Says which widgets are left out because code computes their kinds.
  private func noteComputedKinds(_ migration: MigratedProject) {
    let computed = migration.sources.widgets.filter { $0.kind.value == nil }
    guard let first = computed.first else { return }
    let name = VisibleText.of(first.type.isEmpty ? first.fileName : first.type)
    let others = computed.count == 1 ? "" : " and of \(computed.count - 1) more"
    messages.note(
      "the kind of '\(name)'\(others) is computed, so it is not compared with those of the history; spell it as a text to have it checked"
    )
  }

  /// Says what was compared.
  private func note(_ history: MigrationHistory, _ result: MigrationCheck.Result) {
    let allowed = result.allowedCount > 0 ? ", \(result.allowedCount) allowed not to be" : ""
    messages.note(
      "\(history.versionCount) version\(history.versionCount == 1 ? "" : "s") of definitions, \(result.classCount) class\(result.classCount == 1 ? "" : "es"): \(result.migratedCount) migrated\(allowed)"
    )
    if history.isShallow {
      messages.note(
        "the history is shallow, so older classes are not known; fetch it with 'git fetch --unshallow'"
      )
    }
    let shown = history.unreadable.prefix(Self.shownUnreadableCount)
    for place in shown {
      messages.note(VisibleText.of("\(place) cannot be read, so its classes are not known"))
    }
    let more = history.unreadable.count - shown.count
    if more > 0 {
      messages.note(
        "\(more) more version\(more == 1 ? "" : "s") of definitions cannot be read")
    }
  }
}
