// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Findings that were made beside those in files, such as of a widget extension that was built and run.
package struct FurtherFindings: Sendable {
  /// The findings, in any order.
  package var findings: [Diagnostic]

  /// The identifiers of the rules that were applied, whether or not they found something.
  package var rules: Set<String>

  /// The files that findings point into and that the project does not have.
  package var sources: [SourceFile]

  /// Creates findings; without arguments, none.
  package init(
    _ findings: [Diagnostic] = [], of rules: Set<String> = [], in sources: [SourceFile] = []
  ) {
    self.findings = findings
    self.rules = rules
    self.sources = sources
  }
}
