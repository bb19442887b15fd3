// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Shows findings to what reads the test reports of JUnit, as most build servers do.
///
/// A suite for each file and a case for each cause of findings in it, which fails where the finding matters enough; a file without a
/// finding has one case, which passes.
package struct JUnitRenderer: DiagnosticRenderer {
  private let sources: [SourceFile]
  private let otherFiles: Set<String>
  private let uncheckedFiles: Set<String>
  private let failingSeverity: Severity

  /// Creates a renderer; findings from `failingSeverity` up are failures.
  ///
  /// - Parameters:
  ///   - sources: The files that were read.
  ///   - otherFiles: The names of what counts as checked as well.
  ///   - uncheckedFiles: The names of those files that were only read to understand the others.
  ///   - failingSeverity: The least severity of a finding that is a failure; what is below is the output of a case that
  ///     passes.
  package init(
    sources: [SourceFile], otherFiles: Set<String> = [], uncheckedFiles: Set<String> = [],
    failingSeverity: Severity = .error
  ) {
    self.uncheckedFiles = uncheckedFiles
    self.sources = sources
    self.otherFiles = otherFiles
    self.failingSeverity = failingSeverity
  }

  /// The suites by file, each with its findings, sorted.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    let causes = diagnostics.groupedByCause(withinFiles: true).map { $0.finding(index) }
    let findings = Dictionary(grouping: causes, by: \.place.file)
    let checked = otherFiles.union(sources.map(\.name)).subtracting(uncheckedFiles)
    let files = checked.union(findings.keys).sorted()
    let suites = files.map { suite($0, findings[$0] ?? [], index) }.joined()
    let caseCount = files.reduce(0) { $0 + max(1, findings[$1]?.count ?? 0) }
    let counts = Self.counts(caseCount, failures: causes.count(where: isFailure))
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="quickaction validate" \(counts)>
      \(suites)</testsuites>

      """
  }

  private func suite(
    _ file: String, _ findings: [Diagnostic], _ index: SourceIndex
  ) -> String {
    let counts = Self.counts(max(1, findings.count), failures: findings.count(where: isFailure))
    let name = XMLEscape.attribute(file)
    let cases =
      findings.isEmpty
      ? "    <testcase classname=\"\(name)\" name=\"no findings\"/>\n"
      : findings.map { testCase($0, index) }.joined()
    return "  <testsuite name=\"\(name)\" \(counts)>\n\(cases)  </testsuite>\n"
  }

  private func testCase(_ finding: Diagnostic, _ index: SourceIndex) -> String {
    let place = index.words(for: finding.place)
    let start = index.span(of: finding.place)?.start
    let position = start.map { " (\($0.line):\($0.column))" } ?? ""
    let line = start.map { " line=\"\($0.line)\"" } ?? ""
    let file = XMLEscape.attribute(finding.place.file)
    let name = XMLEscape.attribute(finding.id + position)
    let remarks =
      finding.notes.map { note in
        let place = note.place.map { " (\(index.words(for: $0)))" } ?? ""
        return "note: \(note.message)\(place)"
      } + finding.fixes.map { "help: \($0.title)" }
    let lines = ["\(place): \(finding.severity.rawValue): \(finding.message)"] + remarks
    let body = lines.map { XMLEscape.text($0) }.joined(separator: "\n")
    let message = XMLEscape.attribute(finding.message.text)
    let content =
      isFailure(finding)
      ? "<failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">\(body)</failure>"
      : "<system-out>\(body)</system-out>"
    return """
          <testcase classname="\(file)" name="\(name)" file="\(file)"\(line)>
            \(content)
          </testcase>

      """
  }

  private func isFailure(_ finding: Diagnostic) -> Bool {
    finding.severity >= failingSeverity
  }

  private static func counts(_ cases: Int, failures: Int) -> String {
    "tests=\"\(cases)\" failures=\"\(failures)\" errors=\"0\""
  }
}
