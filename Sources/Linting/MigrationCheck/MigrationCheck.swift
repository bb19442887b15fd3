// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import IntentLint
import SourceText

/// Applies the rules about migrations.
package struct MigrationCheck: Sendable {
  /// The result of a check.
  package struct Result: Sendable {
    /// The findings, in the order of files and places.
    package let findings: [Diagnostic]

    /// The number of classes that the history has.
    package let classCount: Int

    /// The number of those that an App Intent takes the place of.
    package let migratedCount: Int

    /// The number of those that the configuration allows not to be migrated.
    package let allowedCount: Int
  }

  private let configuration: LintConfiguration
  private let today: String

  /// Creates a check with a configuration, on a day.
  ///
  /// - Parameters:
  ///   - configuration: Which rules are applied, and what is allowed.
  ///   - today: The day on which allowances are judged, as `2026-12-31`.
  package init(configuration: LintConfiguration, today: String) {
    self.configuration = configuration
    self.today = today
  }

  /// Applies the rules to a migration.
  package func run(on migration: MigratedProject) -> Result {
    var diagnostics: [Diagnostic] = []
    for rule in MigrationRules.all where configuration.selection.contains(rule.metadata.id) {
      var findings = RuleFindings(of: rule.metadata)
      rule.init().check(migration, findings: &findings)
      diagnostics += findings.diagnostics
    }
    var ignored = IgnoredFindings(configuration)
    var used: Set<Int> = []
    var allowed: Set<String> = []
    diagnostics = diagnostics.filter { !(ignored?.contains($0.id, in: $0.place.file) ?? false) }
      .map { judged($0, used: &used, allowed: &allowed) }
    diagnostics += remarks(used: used)
    diagnostics.sort { first, second in
      (first.place.file, first.place.range?.start ?? 0, first.id, first.message.text)
        < (second.place.file, second.place.range?.start ?? 0, second.id, second.message.text)
    }
    let intents = migration.history.intents
    return Result(
      findings: diagnostics, classCount: intents.count,
      migratedCount: intents.count { !migration.migrations(of: $0).isEmpty },
      allowedCount: intents.count { !$0.classNames.isDisjoint(with: allowed) })
  }

  /// A finding as severe as the configuration says, or a note if it is allowed.
  private func judged(
    _ finding: Diagnostic, used: inout Set<Int>, allowed: inout Set<String>
  ) -> Diagnostic {
    var finding = finding
    finding.severity = configuration.severities[finding.id] ?? finding.severity
    let subject = finding.data.first { $0.name == "subject" }?.value ?? ""
    let allowances = configuration.migration.allowances
    for (index, allowance) in allowances.enumerated()
    where allowance.rules.contains(finding.id) && (allowance.subject ?? subject) == subject {
      used.insert(index)
      guard allowance.until.map({ $0 >= today }) ?? true else { continue }
      finding.severity = .note
      finding.notes.append(.init(message: "allowed: \(allowance.reason)"))
      if finding.id == UnmigratedIntentClass.metadata.id { allowed.insert(subject) }
      break
    }
    return finding
  }

  /// The diagnostics of allowances that have ended or allow nothing.
  private func remarks(used: Set<Int>) -> [Diagnostic] {
    let allowances = configuration.migration.allowances
    return allowances.indices.compactMap { index in
      let allowance = allowances[index]
      let message: Diagnostic.Message
      if !used.contains(index) {
        message = "this allowance allows nothing; remove it"
      } else if let until = allowance.until, until < today {
        message = "this allowance ended on \(until); extend it, or finish the migration"
      } else {
        return nil
      }
      return Diagnostic(
        id: "migration-allowance", severity: .note, message: message,
        at: .init(
          file: configuration.file?.name ?? LintConfiguration.fileName, range: allowance.range))
    }
  }
}
