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

  /// Makes a linter of the given rules.
  package init(rules: [any Rule] = RuleRegistry.rules.map { $0.init() }) {
    self.rules = rules
  }

  /// The findings of all rules about a project, and what its readers found, in the order of files and places.
  package func findings(in project: WidgetProject) -> [Diagnostic] {
    let context = RuleContext(project: project)
    var findings = project.findings
    for rule in rules {
      var report = RuleReport(of: type(of: rule).metadata)
      switch rule {
      case let rule as any DefinitionRule:
        for definition in project.definitions {
          rule.check(definition, in: context, report: &report)
        }
      case let rule as any ProjectRule: rule.check(context, report: &report)
      default: break
      }
      findings += report.diagnostics
    }
    return findings.sorted { Self.order($0) < Self.order($1) }
  }

  private static func order(_ finding: Diagnostic) -> (String, Int, String, String) {
    let place = finding.place
    return (place.file, place.range?.start ?? -1, finding.id, finding.message.text)
  }
}
