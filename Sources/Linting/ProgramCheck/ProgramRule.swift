// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentLint
import QuickActionWidget
package import RulePages
package import TimelineSimulation
package import WidgetViews

/// A rule about what the widgets of a built extension show and do.
///
/// Its findings are those of a command that builds and runs the extension: they are added to those of the rules that read files.
package protocol ProgramRule: Rule {
  /// Sources, what was seen of the widgets that were built from them, and the marks of what the rule finds.
  static var programs: [ProgramExample] { get }

  /// Creates the rule, which has no state.
  init()

  /// Adds the findings of the rule about what was seen.
  func check(_ review: ProgramReview, findings: inout RuleFindings)
}

extension ProgramRule {
  package static var examples: [RuleExample] { programs.map(\.example) }
}

/// Sources, and what was seen of the widgets that were built from them.
package struct ProgramExample: Sendable {
  /// The sources, with marks where something is found.
  package let example: RuleExample

  /// The observations that the rule looks at.
  package let observations: [ProgramObservation]

  /// Creates an example of one file.
  ///
  /// - Parameters:
  ///   - swift: The Swift source; a mark is before each place where the rule finds something.
  ///   - observations: What was seen.
  package init(_ swift: String, seen observations: [ProgramObservation] = []) {
    example = RuleExample(files: [.init("Show.swift", swift)])
    self.observations = observations
  }
}

/// A rule about one kind of problem of the layout.
package protocol ProblemRule: ProgramRule {
  /// The kind of the problem, which has the identifier of the rule.
  static var problem: LayoutProblem.Kind { get }
}

extension ProblemRule {
  package func check(_ review: ProgramReview, findings: inout RuleFindings) {
    review.report(
      { issue in
        if case .layout(let problem) = issue { problem.facts.kind == Self.problem } else { false }
      }, to: &findings)
  }
}

/// A rule about one kind of warning of a simulated day.
package protocol DayRule: ProgramRule {
  /// The kind of the warning, which has the identifier of the rule.
  static var warning: SimulationWarning.ID { get }
}

extension DayRule {
  package func check(_ review: ProgramReview, findings: inout RuleFindings) {
    review.report(Self.warning, to: &findings)
  }
}
