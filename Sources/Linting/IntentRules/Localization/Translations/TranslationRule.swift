// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentLint
import IntentModel
import SourceText
import WidgetProject

/// A rule that looks at the differences between a definition and its string tables.
protocol TranslationRule: ProjectRule {
  /// Looks for the pattern.
  func check(_ review: TranslationReview, findings: inout RuleFindings)
}

extension TranslationRule {
  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for review in context.translationReviews {
      findings.file = review.definition.source.name
      check(review, findings: &findings)
    }
  }
}

extension ProjectContext {
  /// The comparisons of the definitions with their string tables, of those that differ.
  var translationReviews: [TranslationReview] {
    fact {
      var reviews = TranslationReview.all(of: project)
      if appliedRules.contains(TextAsKey.metadata.id) {
        for index in reviews.indices { reviews[index].leaveOutTextsAsKeys() }
      }
      guard reviews.contains(where: { !$0.gaps.isEmpty }) else { return reviews }
      let reported = appStoreFindings.filter { project.isAsked($0.file) }
        .missedKeys(reportedBy: appliedRules)
      guard !reported.isEmpty else { return reviews }
      for index in reviews.indices {
        for gap in reviews[index].gaps.indices {
          reviews[index].gaps[gap].reported = reported[reviews[index].gaps[gap].file.name] ?? []
        }
      }
      return reviews
    }
  }

  /// The titles and descriptions of intents that App Store Connect does not find.
  var appStoreFindings: [AppStoreFinding] {
    fact { AppStoreCheck(project).findings() }
  }
}
