// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import IntentLint
import IntentRules
import LayoutRules

extension RuleSet {
  /// All rules: those about intents and those about layout.
  package static let all = intents + layout
}
