// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText
package import TerminalText

/// Renders an overview for users: under the name of each file a line for each cause.
package struct GroupedRenderer: DiagnosticRenderer {
  private let sources: [SourceFile]
  private let style: TerminalStyle

  /// Creates a renderer; the sources are those of the findings.
  ///
  /// - Parameters:
  ///   - sources: The files that findings may point into.
  ///   - style: Colors or none.
  package init(sources: [SourceFile], style: TerminalStyle = .plain) {
    self.sources = sources
    self.style = style
  }

  /// The findings by file and cause, an empty line between two files; empty if there is none.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    let findings = Dictionary(
      grouping: diagnostics.groupedByCause(withinFiles: true).map { $0.finding(index) },
      by: \.place.file)
    return findings.sorted { $0.key < $1.key }
      .map { file, findings in
        style(VisibleText.of(file), .bold) + "\n" + lines(findings, index)
      }
      .joined(separator: "\n")
  }

  private func lines(_ findings: [Diagnostic], _ index: SourceIndex) -> String {
    let rows = findings.map { finding in
      let start = index.span(of: finding.place)?.start
      return (place: start.map { "\($0.line):\($0.column)" } ?? "-", finding: finding)
    }
    let width = rows.map(\.place.count).max() ?? 0
    return rows.map { place, finding in
      let name = "\(finding.severity.rawValue)[\(VisibleText.of(finding.id))]"
      return "  " + place.padded(toColumns: width) + "  "
        + style(name, .bold, finding.severity.accent) + ": "
        + VisibleText.of(finding.message.text) + "\n"
    }.joined()
  }
}
