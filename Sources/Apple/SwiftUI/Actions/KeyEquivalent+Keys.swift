// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further keys of keyboards, which a widget never gets.

extension KeyEquivalent {
  /// The key that deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that goes to the start.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes up by a page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes down by a page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears numbers.
  public static let clear = KeyEquivalent("\u{F739}")
}
