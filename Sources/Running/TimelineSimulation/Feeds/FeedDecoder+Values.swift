// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

extension FeedDecoder {
  /// A text.
  mutating func string(_ value: PropertyListValue, _ name: String) -> String? {
    guard let text = value.string else {
      report(.wrongType(name, expected: "a string", found: value.kind), at: value.range)
      return nil
    }
    return text
  }
}
