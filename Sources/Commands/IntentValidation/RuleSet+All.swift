// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentLint
import IntentRules
import LayoutRules

extension RuleSet {
  /// All rules.
  package static let all = intents + layout
}
