// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
public import Diagnostics
package import TerminalInterface
import WidgetProject

extension LintReport {
  /// The form of a report.
  public enum Format: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For a build phase of Xcode.
    case xcode
    /// For a step of a workflow on GitHub.
    case github
    /// For programs.
    case json
    /// For code scanning.
    case sarif
    /// For build servers.
    case junit
  }

  /// Writes the report.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - failingSeverity: The least severity of a finding that counts as a failed test, where the form knows tests.
  /// - Returns: The text, with its last line break.
  public func rendered(as format: Format, failingSeverity: Severity = .error) -> String {
    rendered(as: format, failingSeverity: failingSeverity, style: .plain)
  }

  /// Writes the report in the colours of a terminal.
  ///
  /// - Parameters:
  ///   - format: The form.
  ///   - failingSeverity: The least severity of a finding that counts as a failed test, where the form knows tests.
  ///   - style: How text for people looks.
  /// - Returns: The text, with its last line break.
  package func rendered(
    as format: Format, failingSeverity: Severity, style: TerminalStyle
  ) -> String {
    let diagnostics = failures + findings
    switch format {
    case .text:
      let summary = ReportSummary(fileCount: fileCount, diagnostics: diagnostics)
      let findings = TextRenderer(sources: sources, style: style).render(diagnostics)
      return findings + (findings.isEmpty ? "" : "\n") + summary.description + "\n"
    case .xcode:
      let folder = FileStatus.resolved(FilePath(".")).text
      return XcodeRenderer(sources: sources, folder: folder).render(diagnostics)
    case .github: return GitHubRenderer(sources: sources).render(diagnostics)
    case .json: return JSONRenderer(sources: sources, fileCount: fileCount).render(diagnostics)
    case .sarif:
      return SARIFRenderer(
        sources: sources, rules: RuleRegistry.rules.map { RuleDescription($0) },
        toolVersion: IntentLinter.version
      ).render(diagnostics)
    case .junit:
      return JUnitRenderer(
        sources: sources, otherFiles: otherFiles, failingSeverity: failingSeverity
      ).render(diagnostics)
    }
  }
}

extension RuleDescription {
  /// The width for which plain text is laid out that is shown who knows where.
  private static let textWidth = 80

  /// What reports tell of a rule.
  fileprivate init(_ rule: any Rule.Type) {
    let page = RulePage(of: rule)
    let metadata = page.metadata
    self.init(
      id: metadata.id, severity: metadata.severity, summary: metadata.summary,
      explanation: metadata.why, helpText: page.text(width: Self.textWidth),
      helpMarkdown: page.body(headingLevel: 2), tags: [metadata.family.rawValue])
  }
}
