// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Standard output that cannot be written: a full disk behind it, or a reader that is gone.
package struct OutputError: Error, Hashable, Sendable {
  /// What the system says.
  package let words: String

  /// Makes an error of what the system says.
  package init(words: String) {
    self.words = words
  }
}
