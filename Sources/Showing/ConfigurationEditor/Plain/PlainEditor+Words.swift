// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax

extension ParameterValue {
  /// The value as users type it.
  var words: String {
    switch self {
    case .string(let text): text
    case .number(let spelling): spelling
    case .boolean(let value): value ? "true" : "false"
    case .array(let values): values.map(\.words).joined(separator: ",")
    case .unsuitable(.null): ""
    case .object, .unsuitable: "…"
    }
  }
}
