// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentLint
import WidgetProject

/// A rule that looks at the widget of a catalog as phones draw it.
///
/// To draw it in every look takes longer than all other rules do, so these rules are applied only on request.
protocol LayoutRule: ProjectRule {
  /// Looks for the pattern.
  func check(_ review: LayoutReview, findings: inout RuleFindings)
}

extension LayoutRule {
  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for review in context.layoutReviews {
      findings.file = review.file
      check(review, findings: &findings)
    }
  }
}

extension ProjectContext {
  /// The widgets of the catalogs as phones draw them, of those that can be drawn.
  var layoutReviews: [LayoutReview] {
    fact {
      project.catalogs.compactMap {
        LayoutReview(of: $0, in: project, tables: project.tables(of: $0))
      }
    }
  }
}
