// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
package import SourceText

/// Shows findings to what reads the reports of Checkstyle, as many build servers and review tools do.
///
/// A file element for each file with findings, and in it an error element for each finding. Columns count UTF-8 bytes.
package struct CheckstyleRenderer: DiagnosticRenderer {
  /// The version of Checkstyle whose form this is, which readers want to see.
  private static let formVersion = "4.3"

  private let sources: [SourceFile]

  /// Creates a renderer of findings in the given files.
  package init(sources: [SourceFile]) {
    self.sources = sources
  }

  /// The findings by file, sorted, as one XML document.
  package func render(_ diagnostics: [Diagnostic]) -> String {
    let index = SourceIndex(sources, for: diagnostics)
    let findings = Dictionary(grouping: diagnostics.sortedForReport(), by: \.place.file)
    let files = findings.sorted { $0.key < $1.key }.map { file, findings in
      "  <file name=\"\(XMLEscape.attribute(file))\">\n"
        + findings.map { element($0, index) }.joined() + "  </file>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="\(Self.formVersion)">
      \(files.joined())</checkstyle>

      """
  }

  private func element(_ finding: Diagnostic, _ index: SourceIndex) -> String {
    let start = index.span(of: finding.place)?.start
    let column = start.map { " column=\"\($0.column)\"" } ?? ""
    let message = XMLEscape.attribute(finding.sentence)
    return
      "    <error line=\"\(start?.line ?? 1)\"\(column) severity=\"\(finding.severity.checkstyleName)\""
      + " message=\"\(message)\" source=\"quickaction.\(XMLEscape.attribute(finding.id))\"/>\n"
  }
}

extension Severity {
  /// The name of the severity in Checkstyle.
  fileprivate var checkstyleName: String { self == .note ? "info" : rawValue }
}
