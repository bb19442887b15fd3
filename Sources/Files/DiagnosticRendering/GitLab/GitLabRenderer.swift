// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import PropertyListSyntax
package import SourceText

/// Shows findings to GitLab, which reads reports of Code Quality and shows in a merge request what it adds and repairs.
///
/// An array with an object for each finding, not for each cause: GitLab compares the fingerprints of two reports, and a
/// cause that lost one of its languages would be a new one. What is about a file as a whole is shown at its first line.
package struct GitLabRenderer: DiagnosticRenderer {
  private let sources: [SourceFile]

  /// Creates a renderer of findings in the given files.
  package init(sources: [SourceFile]) {
    self.sources = sources
  }

  /// The findings, sorted, as one JSON array.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    var fingerprints = FingerprintCounter(sources)
    let issues = diagnostics.sortedForReport().map { diagnostic -> PropertyListLiteral in
      let start = index.span(of: diagnostic.place)?.start
      return .object([
        ("description", .string(VisibleText.of(diagnostic.sentence))),
        ("check_name", .string(VisibleText.of(diagnostic.id))),
        ("fingerprint", .string(fingerprints.next(of: diagnostic))),
        ("severity", .string(diagnostic.severity.gitLabName)),
        (
          "location",
          .object([
            ("path", .string(Self.path(of: diagnostic.place.file))),
            ("lines", .object([("begin", .integer(start?.line ?? 1))])),
          ])
        ),
      ])
    }
    return JSONWriter.report(.array(issues))
  }

  /// A path as GitLab compares it with those of a change: it begins with no `./`.
  private static func path(of file: String) -> String {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }
}

extension Diagnostic {
  /// The message and what explains it in one line, for readers that show no more of a finding.
  var sentence: String {
    ([message.text] + notes.map { "note: \($0.message)" }).joined(separator: "; ")
  }
}

extension Severity {
  /// The name of the severity in Code Quality.
  fileprivate var gitLabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
