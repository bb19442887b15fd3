// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import DiagnosticRendering
import Diagnostics
import IntentLint
import SourceText
import TerminalInterface
import WidgetProject

/// The form of the report of `validate`.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
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

  /// The report of findings.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings, and what could not be read.
  ///   - project: What was checked.
  ///   - failingSeverity: The least severity of a finding that makes the command fail.
  ///   - style: How text for people looks.
  /// - Returns: The text, with its last line break.
  func report(
    _ diagnostics: [Diagnostic], of project: WidgetProject, failingSeverity: Severity,
    style: TerminalStyle
  ) -> String {
    let sources = project.sources
    switch self {
    case .text:
      let summary = ReportSummary(fileCount: project.fileCount, diagnostics: diagnostics)
      let findings = TextRenderer(sources: sources, style: style).render(diagnostics)
      return findings + (findings.isEmpty ? "" : "\n") + summary.description + "\n"
    case .xcode:
      let folder = FileStatus.resolved(FilePath(".")).text
      return XcodeRenderer(sources: sources, folder: folder).render(diagnostics)
    case .github: return GitHubRenderer(sources: sources).render(diagnostics)
    case .json:
      return JSONRenderer(sources: sources, fileCount: project.fileCount).render(diagnostics)
    case .sarif:
      return SARIFRenderer(
        sources: sources, rules: RuleRegistry.rules.map { RuleDescription($0) },
        toolVersion: QuickActionCommand.configuration.version
      ).render(diagnostics)
    case .junit:
      return JUnitRenderer(sources: sources, failingSeverity: failingSeverity)
        .render(diagnostics)
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
