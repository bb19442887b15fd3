// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import Disk
package import SourceText

/// The findings of a baseline while files are repaired.
///
/// A repair changes lines, and what is left in such a line would no longer be recognized by its text. So the baseline is
/// asked once, before anything is changed; from then on a finding is known by its rule, file and message.
package struct KnownFindings: Sendable {
  /// The baseline of the findings.
  package let baseline: Baseline

  /// The folder to which the names of files in the baseline are relative.
  package let base: PathBase

  /// How many findings of each kind are known; nil until the first are looked at.
  private var counts: [Kind: Int]?

  private struct Kind: Hashable {
    let rule: String
    let file: String
    let message: String

    init(_ finding: Diagnostic) {
      rule = finding.id
      file = finding.place.file
      message = finding.message.text
    }
  }

  /// Creates the known findings of a baseline in a folder.
  package init(_ baseline: Baseline, in folder: FilePath) {
    self.baseline = baseline
    base = PathBase(folder)
  }

  /// Takes the findings out that are known.
  package mutating func new(
    among findings: [Diagnostic], in sources: [SourceFile]
  ) -> [Diagnostic] {
    guard var rest = counts else {
      let comparison = baseline.compare(findings, in: sources, naming: { base.path(of: $0) })
      counts = comparison.known.reduce(into: [:]) { $0[Kind($1), default: 0] += 1 }
      return comparison.new
    }
    return findings.filter { finding in
      guard let count = rest[Kind(finding)], count > 0 else { return true }
      rest[Kind(finding)] = count - 1
      return false
    }
  }
}
