// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentDiff
package import IntentLint

extension RuleSet {
  /// The rules about changes between two revisions.
  package static let changes = RuleSet(ChangeRules.all.map { .change($0) })
}
