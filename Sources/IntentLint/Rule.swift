// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentModel
import WidgetProject

/// A pattern to find in a project.
///
/// A rule is a page: one file with what it finds, why that matters, examples that are its tests, the check, and its
/// sentences. It gives findings; it never prints and never writes.
package protocol Rule: Sendable {
  /// The page.
  static var metadata: RuleMetadata { get }

  /// What the rule finds and what it passes over: at least one of each.
  static var examples: [RuleExample] { get }

  /// What the rule is asked about.
  static var subject: RuleSubject { get }

  /// Makes the rule.
  init()

  /// Looks for the pattern.
  ///
  /// A requirement of every rule, so that none has to be asked for its kind: asking a value at run time whether it
  /// conforms to a protocol took half of the time in which a definition is checked.
  func check(_ context: RuleContext, report: inout RuleReport)
}

/// What a rule is asked about.
package enum RuleSubject: Sendable {
  /// Each definition, on any processor.
  case definition
  /// The project as a whole, once.
  case project
  /// The widget of each catalog as phones draw it, where that is asked for.
  case layout
}

/// A rule that looks at one definition at a time, with the tables that belong to it.
package protocol DefinitionRule: Rule {
  /// Looks for the pattern.
  func check(_ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport)
}

extension DefinitionRule {
  package static var subject: RuleSubject { .definition }

  package func check(_ context: RuleContext, report: inout RuleReport) {
    for definition in context.definitions {
      check(definition, in: context, report: &report)
    }
  }
}

/// A rule that looks at what a comparison of a definition with its string tables brought up.
package protocol TranslationRule: Rule {
  /// Looks for the pattern.
  func check(_ review: TranslationReview, report: inout RuleReport)
}

extension TranslationRule {
  package static var subject: RuleSubject { .project }

  package func check(_ context: RuleContext, report: inout RuleReport) {
    for review in context.translationReviews { check(review, report: &report) }
  }
}

/// A rule that looks at a project as a whole.
package protocol ProjectRule: Rule {}

extension ProjectRule {
  package static var subject: RuleSubject { .project }
}

/// A rule that looks at the widget of a catalog as phones draw it.
///
/// To draw it in every look takes longer than all other rules do, so that it is only done where it is asked for.
package protocol LayoutRule: Rule {
  /// Looks for the pattern.
  func check(_ review: LayoutReview, report: inout RuleReport)
}

extension LayoutRule {
  package static var subject: RuleSubject { .layout }

  package func check(_ context: RuleContext, report: inout RuleReport) {
    for review in context.layoutReviews { check(review, report: &report) }
  }
}

/// A rule whose pattern a reader or a model finds while it reads the file; the rule gives it a page.
package protocol ReaderRule: Rule {}

extension ReaderRule {
  package static var subject: RuleSubject { .project }

  package func check(_ context: RuleContext, report: inout RuleReport) {}
}
