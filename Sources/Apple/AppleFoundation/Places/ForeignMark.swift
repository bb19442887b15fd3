// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The first word of an object that may be the value of a text's attribute.
///
/// Where two parts of an attributed string meet, Core Foundation on Linux compares the values of their attributes. It takes the word behind
/// the header of an object for the number of one of its own types, and ends the program where that is the number of none that can be
/// compared, such as 0. This one is beyond all numbers, so that it asks the object itself.
package struct ForeignMark: Sendable {
  private let word = UInt.max

  /// Creates the word of an object.
  package init() {}
}
