// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Written by Scripts/generate-rules.py.

/// The rules that there are.
package enum RuleRegistry {
  /// The rules, by family and name.
  package static let rules: [any Rule.Type] = [
    DuplicateParameterTag.self
  ]
}
