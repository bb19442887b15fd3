// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetProject

/// The rules that a linter applies.
///
/// The modules of rules each have one, `RuleSet.intents` and `RuleSet.layout`, which can be added.
public struct RuleSet: Sendable {
  /// A rule, by what it is asked about.
  package enum Member: Sendable {
    /// Asked about each definition, on any processor.
    case definition(any DefinitionRule.Type)
    /// Asked about the project as a whole, once.
    case project(any ProjectRule.Type)
    /// Asked about the project once, if the configuration asks for a check of the layout.
    case layout(any ProjectRule.Type)
    /// A rule whose findings a reader reports.
    case reader(any ReaderRule.Type)
    /// Found by a comparison of two revisions, or of a project with its history.
    case change(any Rule.Type)
    /// Found by drawing and running a widget extension that was built.
    case program(any Rule.Type)

    /// The type of the rule.
    package var rule: any Rule.Type {
      switch self {
      case .definition(let rule): rule
      case .project(let rule), .layout(let rule): rule
      case .reader(let rule): rule
      case .change(let rule), .program(let rule): rule
      }
    }
  }

  /// The rules with their kinds.
  package let members: [Member]

  /// The identifiers of rules that other sets have: a configuration may name them, and they find nothing here.
  package let otherRules: [String]

  /// Releases string tables that no rule of the set needs any more; nil if all are kept.
  package let release: (any TableRelease)?

  /// Creates a set of rules.
  package init(
    _ members: [Member], otherRules: [String] = [], release: (any TableRelease)? = nil
  ) {
    self.members = members
    self.otherRules = otherRules
    self.release = release
  }

  /// The types of all rules in the set.
  package var rules: [any Rule.Type] { members.map(\.rule) }

  /// The pages of the rules.
  public var metadata: [RuleMetadata] { members.map { $0.rule.metadata } }

  /// All rules of two sets.
  public static func + (first: RuleSet, second: RuleSet) -> RuleSet {
    let members = first.members + second.members
    let own = Set(members.map { $0.rule.metadata.id })
    return RuleSet(
      members, otherRules: (first.otherRules + second.otherRules).filter { !own.contains($0) },
      release: first.release ?? second.release)
  }
}
