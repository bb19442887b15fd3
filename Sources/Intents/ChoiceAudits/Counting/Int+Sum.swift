// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Int {
  /// Adds a count that a file says, which may be any: the largest number stays what it is.
  mutating func add(count: Int) {
    let (sum, isTooLarge) = addingReportingOverflow(count)
    self = isTooLarge ? .max : sum
  }
}
