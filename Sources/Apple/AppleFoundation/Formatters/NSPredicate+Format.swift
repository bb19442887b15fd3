// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSPredicate {
  /// Makes a predicate of a text, which nothing satisfies here; that is said once on standard error.
  ///
  /// Foundation on Linux has neither the language of predicates nor key-value coding, which it needs.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Makes a predicate of a text, which nothing satisfies here; that is said once on standard error.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    reportUnavailable(
      "NSPredicate(format: \"\(format)\")",
      answer: "nothing satisfies it; use a closure or #Predicate")
    self.init(block: { _, _ in false })
  }
}
