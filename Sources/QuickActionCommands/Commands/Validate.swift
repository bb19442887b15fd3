// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import DiagnosticRendering
import Diagnostics
import WidgetProject

/// `quickaction validate`.
struct Validate: ParsableCommand {
  /// The form of the report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// For programs.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check intent definitions, their string tables and catalogues.",
    discussion: """
      A folder is searched for intent definitions and catalogues; hidden folders, Pods, Carthage, \
      DerivedData and node_modules are passed over. Each is checked with the string tables that \
      belong to it.

      Examples:
        quickaction validate
        quickaction validate Widget/Widget.intentdefinition --fail-on warning
      """)

  @Argument(
    help: ArgumentHelp(
      "Files or folders; none means the current folder.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(help: "The form of the report.")
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "End with 1 where there is a finding of this severity or above.", valueName: "severity"))
  var failOn: Severity = .error

  @OptionGroup var output: OutputOptions

  func run() throws {
    let project = ProjectLoader.load(paths.isEmpty ? ["."] : paths)
    let diagnostics = project.diagnostics
    switch format {
    case .text:
      let renderer = TextRenderer(sources: project.sources, style: output.style)
      let summary = ReportSummary(fileCount: project.fileCount, diagnostics: diagnostics)
      try output.write(renderer.render(diagnostics) + summary.description + "\n")
    case .json:
      try output.write(JSONRenderer(sources: project.sources).render(diagnostics))
    }
    if !project.failures.isEmpty { throw CommandFailure(silently: 2) }
    if diagnostics.contains(where: { $0.severity >= failOn }) {
      throw CommandFailure(silently: 1)
    }
    if project.fileCount == 0 {
      output.messages.note("there is no intent definition and no catalogue here")
    }
  }
}
