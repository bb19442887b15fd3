// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// The findings of one rule.
package struct RuleReport {
  private let metadata: RuleMetadata

  /// The findings so far.
  package private(set) var diagnostics: [Diagnostic] = []

  init(of metadata: RuleMetadata) {
    self.metadata = metadata
  }

  /// Adds a finding.
  ///
  /// - Parameters:
  ///   - message: What was found and what to do.
  ///   - range: Where; nil for the file as a whole.
  ///   - file: The name of the file.
  ///   - severity: How much it matters, where that is not what the rule's page says.
  ///   - data: Facts for machines.
  ///   - notes: Other places that explain it.
  ///   - fixes: Ways to repair it.
  ///   - cause: What it has in common with others.
  package mutating func add(
    _ message: Diagnostic.Message, at range: SourceRange?, in file: String,
    severity: Severity? = nil, data: [Diagnostic.Datum] = [], notes: [Diagnostic.Note] = [],
    fixes: [Fix] = [], cause: Diagnostic.Cause? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        id: metadata.id, severity: severity ?? metadata.severity, message: message,
        at: .init(file: file, range: range), data: data, notes: notes, fixes: fixes,
        cause: cause))
  }
}
