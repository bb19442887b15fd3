// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Collects the findings of one rule.
package struct RuleFindings {
  private let metadata: RuleMetadata

  /// The name of the file of every finding that names no other.
  package var file: String

  /// The findings that were added so far.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(of metadata: RuleMetadata, in file: String = "") {
    self.metadata = metadata
    self.file = file
  }

  /// Adds a finding of the rule.
  ///
  /// - Parameters:
  ///   - message: The fact, and what to do about it.
  ///   - range: Where it is; nil for the file as a whole.
  ///   - file: The name of the file; nil for the file that is checked.
  ///   - severity: How much it matters, if the rule's page does not decide.
  ///   - data: Facts for programs.
  ///   - notes: Other places that explain it.
  ///   - fixes: Ways to repair it.
  ///   - cause: The cause that it shares with other findings.
  package mutating func add(
    _ message: Diagnostic.Message, at range: SourceRange?, in file: String? = nil,
    severity: Severity? = nil, data: [Diagnostic.Datum] = [], notes: [Diagnostic.Note] = [],
    fixes: [Fix] = [], cause: Diagnostic.Cause? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id: metadata.id, severity: severity ?? metadata.severity, message: message,
        at: .init(file: file ?? self.file, range: range), data: data, notes: notes, fixes: fixes,
        cause: cause))
  }

  /// A note that points to a range of the file that is checked; nil for the file as a whole.
  package func note(_ message: Diagnostic.Message, at range: SourceRange?) -> Diagnostic.Note {
    .init(message: message, at: .init(file: file, range: range))
  }

  /// A fix of the file that is checked.
  package func fix(_ title: String, _ safety: Fix.Safety, edits: [TextEdit]) -> Fix {
    Fix(title: title, safety: safety, file: file, edits: edits)
  }
}
