// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format, which matches nothing here; that is reported once on
  /// standard error.
  ///
  /// Foundation on Linux has neither the predicate language nor key-value coding, which it needs.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a predicate from a format, which matches nothing here; that is reported once on
  /// standard error.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    reportUnavailable(
      "NSPredicate(format: \"\(format)\")",
      answer: "nothing satisfies it; use a closure or #Predicate")
    self.init(block: { _, _ in false })
  }
}
