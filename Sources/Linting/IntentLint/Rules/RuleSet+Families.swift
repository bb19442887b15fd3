// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RuleSet {
  /// The rules, family by family.
  package var families: [(family: RuleFamily, rules: [RuleMetadata])] {
    let all = metadata
    return RuleFamily.allCases.compactMap { family in
      let rules = all.filter { $0.family == family }.sorted { $0.id < $1.id }
      return rules.isEmpty ? nil : (family, rules)
    }
  }
}
