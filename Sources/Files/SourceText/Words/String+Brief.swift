// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The text for a message, shortened to 60 Unicode scalars.
  package var brief: String { brief(60) }

  /// The text, shortened to a number of Unicode scalars and an ellipsis if it is longer.
  ///
  /// Scalars are counted, because a single character can have any number of them.
  package func brief(_ limit: Int) -> String {
    let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex) ?? endIndex
    return end < endIndex ? self[..<end] + "…" : self
  }
}
