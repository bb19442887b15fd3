// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import IntentDiff
package import IntentLint
package import SourceText

/// The report of `quickaction diff` on two revisions, for any format.
package struct ChangeReport: Sendable {
  /// The changes with their severities.
  package let verdict: ChangeVerdict

  /// The number of rows of each intent's edit sheet that keep their values.
  package let rows: [RevisionComparison.Rows]

  /// The number of definitions that were compared.
  package let definitionCount: Int

  /// The labels of the earlier and the later revision, as the user named them.
  package let labels: (old: String, new: String)

  /// The diagnostics of files of the later revision that could not be read.
  package let failures: [Diagnostic]

  /// The files that places are in, and no others: of a long history there are many reports.
  package let sources: [SourceFile]

  /// The absolute path of the folder in which relative names begin.
  package let currentFolder: String

  /// The folder of the later revision, which the names of its files begin with; empty for files on the disk.
  let mount: String

  /// Creates a report of a comparison.
  package init(
    _ comparison: RevisionComparison, verdict: ChangeVerdict, labels: (old: String, new: String),
    failures: [Diagnostic] = [], sources: [SourceFile], currentFolder: String, mount: String = ""
  ) {
    self.verdict = verdict
    rows = comparison.rows
    definitionCount = comparison.definitionCount
    self.labels = labels
    self.failures = failures
    let named = Set(
      (verdict.changes.map(\.change.place) + verdict.changes.compactMap(\.change.earlierPlace)
        + verdict.remarks.map(\.place) + failures.map(\.place)).map(\.file))
    self.sources = sources.filter { named.contains($0.name) }
    self.currentFolder = currentFolder
    self.mount = mount
  }

  /// Whether a change is of a severity or above.
  package func isClean(below severity: Severity) -> Bool {
    !verdict.changes.contains { $0.severity >= severity }
  }

  /// The report in the formats of `validate`.
  ///
  /// - Parameter areRevisionsNamed: Whether the files of the later revision have its name in front. Where they do not, they are
  ///   those of the repository, as programs look for them to show a finding beside its line.
  /// - Returns: The report.
  package func findings(areRevisionsNamed: Bool) -> LintReport {
    let prefix = areRevisionsNamed || mount.isEmpty ? nil : mount + "/"
    func placed(_ diagnostic: Diagnostic) -> Diagnostic {
      guard let prefix, diagnostic.place.file.hasPrefix(prefix) else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.place.file.removeFirst(prefix.count)
      return diagnostic
    }
    return LintReport(
      findings: verdict.changes.map { placed($0.diagnostic) } + verdict.remarks,
      failures: failures.map(placed),
      sources: sources.map { source in
        prefix.flatMap { source.removing(prefix: $0) } ?? source
      },
      fileCount: definitionCount, currentFolder: currentFolder, rules: .changes)
  }
}

extension SourceFile {
  /// The file under a shorter name; nil if the name does not begin with a prefix.
  fileprivate func removing(prefix: String) -> SourceFile? {
    guard name.hasPrefix(prefix) else { return nil }
    let name = String(name.dropFirst(prefix.count))
    guard encoding == .binary else {
      return SourceFile(name: name, text: String(decoding: bytes, as: UTF8.self))
    }
    // It was read once, so it is read again.
    return try? SourceFile(name: name, content: bytes, isPropertyList: true)
  }
}

extension ChangeVerdict.Judged {
  /// The change as a finding.
  var diagnostic: Diagnostic {
    var notes: [Diagnostic.Note] = []
    if let earlier = change.earlierPlace {
      notes.append(.init(message: "before", at: earlier))
    }
    if let allowance {
      let until = allowance.until.map { " until \($0)" } ?? ""
      notes.append(.init(message: "allowed\(until): \(allowance.reason)"))
    }
    return Diagnostic(
      id: change.rule, severity: severity, message: change.message, at: change.place,
      data: [
        .init("effect", change.effect.rawValue), .init("certain", change.isPossible ? "no" : "yes"),
        .init("hurts", change.audiences.map(\.rawValue).joined(separator: ", ")),
        .init("kind", change.subject.kind.rawValue), .init("subject", change.subject.path),
        .init("allowed", allowance?.reason ?? ""),
      ], notes: notes)
  }
}
