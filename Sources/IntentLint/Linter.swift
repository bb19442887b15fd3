// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import SourceText
package import WidgetProject

/// Runs rules over a project.
///
/// Pure: a loaded project in, findings out.
package struct Linter: Sendable {
  private let rules: [any Rule]
  private let configuration: LintConfiguration

  /// Makes a linter of those of the given rules that a configuration selects.
  package init(
    rules: [any Rule] = RuleRegistry.rules.map { $0.init() },
    configuration: LintConfiguration = LintConfiguration()
  ) {
    self.rules = rules.filter { configuration.selection.contains(type(of: $0).metadata.id) }
    self.configuration = configuration
  }

  /// The findings of the rules about a project, and what its readers found, in the order of files and places.
  ///
  /// What could not be read at all is no finding: nobody can choose not to know it.
  package func findings(in project: WidgetProject) -> [Diagnostic] {
    let context = RuleContext(project: project)
    var findings = project.findings.filter { configuration.selection.contains($0.id) }
    for rule in rules {
      var report = RuleReport(of: type(of: rule).metadata)
      rule.check(context, report: &report)
      findings += report.diagnostics
    }
    for index in findings.indices {
      guard let severity = configuration.severities[findings[index].id] else { continue }
      findings[index].severity = severity
    }
    return withoutPlaces(inBinaryFilesOf: project, findings).sorted {
      Self.order($0) < Self.order($1)
    }
  }

  /// The findings, those in binary files about the file as a whole: its values have no place that a person could look at.
  private func withoutPlaces(
    inBinaryFilesOf project: WidgetProject, _ findings: [Diagnostic]
  ) -> [Diagnostic] {
    let files = Set(project.sources.filter { $0.encoding == .binary }.map(\.name))
    guard !files.isEmpty else { return findings }
    return findings.map { finding in
      var finding = finding
      if files.contains(finding.place.file) { finding.place.range = nil }
      finding.notes = finding.notes.map { note in
        var note = note
        if let place = note.place, files.contains(place.file) { note.place?.range = nil }
        return note
      }
      return finding
    }
  }

  private static func order(_ finding: Diagnostic) -> (String, Int, String, String) {
    let place = finding.place
    return (place.file, place.range?.start ?? -1, finding.id, finding.message.text)
  }
}
