// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// The sentences about parts of a definition that are malformed.
extension Diagnostic.Message {
  static func unexpectedType(key: String, expected: String, found: String) -> Self {
    "the value of '\(key)' must be \(expected); it is \(found)"
  }

  static func unexpectedElement(key: String, found: String) -> Self {
    "every element of '\(key)' must be a dictionary; this one is \(found)"
  }

  static func numberOutOfRange(key: String, spelling: String) -> Self {
    "the value of '\(key)' must be an integer of 64 bits; '\(spelling)' is not one"
  }

  static func missingKey(_ key: String, part: String) -> Self {
    "this \(part) has no '\(key)'; add it"
  }
}
