// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Names in a sentence, quoted, the first few of many.
enum ListedNames {
  /// How many are named.
  private static let limit = 3

  /// The names: `'a'`, `'a' and 'b'`, `'a', 'b', 'c' and 2 more`.
  static func of(_ names: [String]) -> String { names.listedNames(limit: limit) }

  /// The texts: `'Account' (nAme01) and 'Period' (nAme02)`.
  static func of(_ texts: [NamedText]) -> String { texts.map(\.description).listed(limit: limit) }
}
