// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
package import Diagnostics
import Disk
import IntentModel
import SourceText
package import WidgetProject

/// Runs rules over a project.
///
/// Pure: a loaded project in, findings out.
package struct Linter: Sendable {
  /// The rules that the linter was made of, whether or not they are selected.
  package let rules: RuleSet

  private let configuration: LintConfiguration
  private var definitionRules: [any DefinitionRule] = []
  private var projectRules: [any ProjectRule] = []
  private var layoutRules: [any ProjectRule] = []
  private var appliedIDs: Set<String> = []

  /// Creates a linter of those of the given rules that a configuration selects.
  package init(rules: RuleSet, configuration: LintConfiguration = LintConfiguration()) {
    self.rules = rules
    self.configuration = configuration
    appliedIDs.reserveCapacity(rules.members.count)
    for member in rules.members {
      let id = member.rule.metadata.id
      guard configuration.selection.contains(id) else { continue }
      switch member {
      case .definition(let rule): definitionRules.append(rule.init())
      case .project(let rule): projectRules.append(rule.init())
      case .layout(let rule):
        guard configuration.checksLayout else { continue }
        layoutRules.append(rule.init())
      // Readers always look.
      case .reader: break
      // One revision alone has no changes, and files alone run nothing.
      case .change, .program: continue
      }
      appliedIDs.insert(id)
    }
  }

  /// Whether a rule is applied.
  package func applies(_ id: String) -> Bool { appliedIDs.contains(id) }

  /// Whether a rule is applied to a file, so that what it does not find is not there.
  ///
  /// - Parameters:
  ///   - id: The rule.
  ///   - file: The name of the file.
  ///   - further: The findings that were made beside those in files.
  /// - Returns: Whether it is.
  package func applies(_ id: String, in file: String, adding further: FurtherFindings) -> Bool {
    if further.rules.contains(id) { return configuration.selection.contains(id) }
    let isHalf =
      further.rules.isEmpty && SharedRule(rawValue: id) != nil && file.hasSuffix(".swift")
    return appliedIDs.contains(id) && !isHalf
  }

  /// The diagnostics of what could not be read or parsed, filtered by the configuration.
  ///
  /// Selecting rules does not hide it, for what the rules would find there is not known; ignoring its own identifier does.
  /// Whether hidden or not, it is not a finding that a severity decides about: nothing in such a file is checked.
  package func failures(in project: WidgetProject) -> [Diagnostic] {
    withoutIgnored(
      withSeverities(project.failures.filter { !configuration.selection.ignored.contains($0.id) }))
  }

  /// The findings of the rules about a project, and what its readers found, in the order of files and places.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - further: Findings that were made beside those in files, which the same comments and settings leave out.
  ///   - memory: What was found in definitions before, and is kept for the next time; nil to keep nothing.
  /// - Returns: The findings.
  package func findings(
    in project: WidgetProject, adding further: FurtherFindings = FurtherFindings(),
    remembering memory: DefinitionMemory? = nil
  ) -> [Diagnostic] {
    defer { memory?.endRound() }
    let rules = definitionRules.map { type(of: $0).metadata.id }
    let found = asBuilt(
      project.findings.filter { configuration.selection.contains($0.id) }
        + project.askedDefinitions.concurrentMap(inChunksOf: 8) { definition in
          memory?.findings(in: definition, of: rules) { findings(in: definition) }
            ?? findings(in: definition)
        }.joined()
        + projectFindings(in: project).filter { project.isAsked($0.place.file) }, in: project)
    // What is said of files is not said again of what was made of them.
    let said = further.findings.isEmpty ? [] : Set(found.map { RulePlace($0) })
    let others = further.findings.filter {
      configuration.selection.contains($0.id) && !said.contains(RulePlace($0))
    }
    let left = withSeverities(
      withoutSuppressed(withoutIgnored(found + others), in: project, adding: further))
    return Self.withoutRepeats(withoutPlaces(inBinaryFilesOf: project, left).sortedForReport())
  }

  /// The rules about the form of files that are edited by hand, which says nothing about what a
  /// build made of them.
  private static let rulesAboutForm: Set = [
    "noncanonical-form", "stale-translation", "trailing-content", "unknown-key",
    "unusual-property-list", "unused-suppression",
  ]

  /// The findings, without those in built products that only matter in files that are edited by
  /// hand.
  private func asBuilt(_ findings: [Diagnostic], in project: WidgetProject) -> [Diagnostic] {
    guard !project.products.isEmpty else { return findings }
    return findings.compactMap { finding in
      guard project.isBuilt(finding.place.file) else { return finding }
      guard !Self.rulesAboutForm.contains(finding.id) else { return nil }
      var finding = finding
      finding.fixes = []
      return finding
    }
  }

  /// Sorted findings, those that say the same of the same place once: two applications can have one file.
  private static func withoutRepeats(_ findings: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for finding in findings {
      let isRepeat = result.last.map { $0.saysTheSame(as: finding) } ?? false
      if !isRepeat { result.append(finding) }
    }
    return result
  }

  private func findings(in definition: IntentDefinition) -> [Diagnostic] {
    let context = DefinitionContext(definition)
    return definitionRules.flatMap { rule in
      var findings = RuleFindings(of: type(of: rule).metadata, in: definition.source.name)
      rule.check(definition, in: context, findings: &findings)
      return findings.diagnostics
    }
  }

  private func projectFindings(in project: WidgetProject) -> [Diagnostic] {
    let context = ProjectContext(
      project, appliedRules: Set(projectRules.map { type(of: $0).metadata.id }))
    let rules = projectRules + layoutRules
    // A small project is not worth the start of a thread.
    let chunkSize = project.sources.count > 50 ? 3 : rules.count
    return rules.concurrentMap(inChunksOf: max(1, chunkSize)) { rule in
      var findings = RuleFindings(of: type(of: rule).metadata)
      rule.check(context, findings: &findings)
      return findings.diagnostics
    }.flatMap(\.self)
  }

  /// The findings that no comment in the files leaves out, with what is wrong with such comments.
  private func withoutSuppressed(
    _ findings: [Diagnostic], in project: WidgetProject, adding further: FurtherFindings
  ) -> [Diagnostic] {
    guard var suppressions = Suppressions(project, adding: further.sources, rules: rules) else {
      return findings
    }
    let rest = suppressions.rest(of: findings)
    guard configuration.selection.contains(Suppressions.unusedID) else { return rest }
    var ignored = IgnoredFindings(configuration)
    let unused = suppressions.findings { rule, file in
      applies(rule, in: file, adding: further) && !(ignored?.contains(rule, in: file) ?? false)
    }
    // A comment about the whole file can leave these out, too.
    return rest + withoutIgnored(suppressions.rest(of: unused))
  }

  /// The findings that the configuration does not leave out because of their files.
  private func withoutIgnored(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !findings.isEmpty, var ignored = IgnoredFindings(configuration) else { return findings }
    return ignored.rest(of: findings)
  }

  /// The findings, each as severe as the configuration says.
  private func withSeverities(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.map { finding in
      var finding = finding
      finding.severity = configuration.severities[finding.id] ?? finding.severity
      return finding
    }
  }

  /// The findings, those in binary files about the whole file: their values have no line to show.
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
}

/// A rule and a place that it has a finding at.
private struct RulePlace: Hashable {
  let rule: String
  let place: Diagnostic.Place

  init(_ finding: Diagnostic) {
    rule = finding.id
    place = finding.place
  }
}

extension Diagnostic {
  /// Whether a finding has the same message at the same beginning of a range.
  fileprivate func saysTheSame(as other: Diagnostic) -> Bool {
    id == other.id && place.file == other.place.file
      && place.range?.start == other.place.range?.start && message.text == other.message.text
  }
}
