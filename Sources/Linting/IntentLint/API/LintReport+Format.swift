// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
public import Diagnostics
import Disk
package import TerminalText

extension LintReport {
  /// The format of a report.
  public enum Format: String, CaseIterable, Sendable {
    /// Text for users, each finding with the lines that it is about.
    case text
    /// The format of a build phase of Xcode.
    case xcode
    /// For a step of a workflow on GitHub.
    case github
    /// JSON, for programs.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// JUnit XML, for build servers.
    case junit
    /// For merge requests on GitLab, as a report of Code Quality.
    case gitlab
    /// Checkstyle XML, for tools that read it.
    case checkstyle
    /// Reviewdog's diagnostic format, rdjson.
    case rdjson
    /// An overview for users: a line for each cause, by file.
    case grouped
  }

  /// Renders the report in a format, without color.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - failingSeverity: The least severity of a finding that counts as a failed test, if the format has tests.
  /// - Returns: The text, with its last line break.
  public func rendered(as format: Format, failingSeverity: Severity = .error) -> String {
    rendered(as: format, failingSeverity: failingSeverity, style: .plain)
  }

  /// Writes the report in the colors of a terminal.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - failingSeverity: The least severity of a finding that counts as a failed test, if the format has tests.
  ///   - style: The style of text for users.
  /// - Returns: The text, with its last line break.
  package func rendered(
    as format: Format, failingSeverity: Severity, style: TerminalStyle
  ) -> String {
    let diagnostics = failures + findings
    switch format {
    case .text:
      let groups = diagnostics.groupedByCause()
      return withSummary(
        TextRenderer(sources: sources, style: style).render(groups: groups),
        causeCount: groups.count)
    case .grouped:
      return withSummary(GroupedRenderer(sources: sources, style: style).render(diagnostics))
    case .xcode:
      return XcodeRenderer(sources: sources, folder: currentFolder).render(diagnostics)
    case .github: return GitHubRenderer(sources: sources).render(diagnostics)
    case .json: return JSONRenderer(sources: sources, fileCount: fileCount).render(diagnostics)
    case .sarif:
      return SARIFRenderer(
        sources: sources, rules: rules.rules.map { RulePage(of: $0) },
        toolVersion: IntentLinter.version
      ).render(diagnostics)
    case .junit:
      return JUnitRenderer(
        sources: sources, otherFiles: otherFiles, uncheckedFiles: surroundingFiles,
        failingSeverity: failingSeverity
      ).render(diagnostics)
    case .gitlab: return GitLabRenderer(sources: sources).render(diagnostics)
    case .checkstyle: return CheckstyleRenderer(sources: sources).render(diagnostics)
    case .rdjson: return ReviewDogRenderer(sources: sources).render(diagnostics)
    }
  }

  /// The rendered findings, followed by a summary line.
  ///
  /// - Parameters:
  ///   - findings: The rendered findings.
  ///   - causeCount: The number of causes that they have, if it is known.
  /// - Returns: The text with the line.
  private func withSummary(_ findings: String, causeCount: Int? = nil) -> String {
    let diagnostics = failures + self.findings
    let summary =
      if let causeCount {
        ReportSummary(fileCount: fileCount, diagnostics: diagnostics, causeCount: causeCount)
      } else {
        ReportSummary(fileCount: fileCount, diagnostics: diagnostics)
      }
    return findings + (findings.isEmpty ? "" : "\n") + summary.description + "\n"
  }

  /// The number of findings of each rule, as a table or as JSON; nil for formats without statistics.
  package func statistics(as format: Format, style: TerminalStyle) -> String? {
    let statistics = FindingStatistics(failures + findings)
    switch format {
    case .text: return withSummary(statistics.text(style: style))
    case .json: return statistics.json
    default: return nil
    }
  }
}
