// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import IntentDiff
package import IntentLint
import SourceText

/// The changes of a comparison, as a configuration judges them.
package struct ChangeVerdict: Sendable {
  /// A change, and what the configuration makes of it.
  package struct Judged: Sendable {
    /// The change that is judged.
    package let change: IntentChange

    /// The severity of the change.
    package let severity: Severity

    /// The allowance of the configuration that covers the change; nil if none does.
    package let allowance: DiffConfiguration.Allowance?
  }

  /// The changes that the selected rules found.
  package let changes: [Judged]

  /// The diagnostics of allowances that have ended or allow nothing.
  package let remarks: [Diagnostic]

  /// Judges changes by a configuration on a day.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - configuration: The configuration.
  ///   - today: The day, as `2026-12-31`.
  package init(_ changes: [IntentChange], configuration: LintConfiguration, today: String) {
    let allowances = configuration.diff.allowances
    var used: Set<Int> = []
    var ended: Set<Int> = []
    var ignored = IgnoredFindings(configuration)
    self.changes = changes.filter { change in
      configuration.selection.contains(change.rule)
        && !(ignored?.contains(change.rule, in: change.place.file) ?? false)
    }
    .map { change in
      let severity = configuration.severities[change.rule] ?? change.effect.severity
      let fitting = allowances.indices.filter { index in
        let allowance = allowances[index]
        return change.effect != .safe && allowance.rules.contains(change.rule)
          && (allowance.subject.map { $0 == change.subject.path } ?? true)
      }
      used.formUnion(fitting)
      let valid = fitting.first { allowances[$0].until.map { $0 >= today } ?? true }
      if valid == nil { ended.formUnion(fitting) }
      return Judged(
        change: change, severity: valid == nil ? severity : .note,
        allowance: valid.map { allowances[$0] })
    }
    let file = configuration.file?.name ?? LintConfiguration.fileName
    remarks = allowances.indices.compactMap { index in
      let allowance = allowances[index]
      let message: Diagnostic.Message
      if ended.contains(index) {
        message =
          "this allowance ended on \(allowance.until ?? ""); extend it, or undo the change"
      } else if !used.contains(index) {
        message = "this allowance allows no change; remove it once the change is released"
      } else {
        return nil
      }
      return Diagnostic(
        id: "diff-allowance", severity: .note, message: message,
        at: .init(file: file, range: allowance.range))
    }
  }
}
