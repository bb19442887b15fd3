// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

extension PropertyListLiteral {
  /// The value as people type it.
  var words: String {
    switch self {
    case .string(let text), .date(let text): text
    case .integer(let spelling), .real(let spelling): spelling
    case .boolean(let value): value ? "true" : "false"
    case .array(let values): values.map(\.words).joined(separator: ",")
    case .null: ""
    case .data, .dictionary: "…"
    }
  }
}
