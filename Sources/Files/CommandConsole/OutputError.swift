// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Standard output that cannot be written: a full disk behind it, or a reader that is gone.
package struct OutputError: Error, Hashable, Sendable {
  /// The words of the system on the error.
  package let words: String

  /// Creates an error with the words of the system.
  package init(words: String) {
    self.words = words
  }
}
