// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Array where Element: BitwiseCopyable {
  /// The elements in place, without a copy.
  ///
  /// The standard library's property of this name needs macOS 26 and iOS 26; that of a slice, which this asks, is compiled into
  /// its callers and needs no more than `Span` itself. As it is declared for fewer arrays, a file that imports this module calls
  /// it, and `Scripts/check-availability.py` finds those that do not.
  ///
  /// An array of such elements is never an `NSArray`, so a slice of it has the array's own memory, which lives as long as the
  /// array is borrowed.
  @inlinable
  package var span: Span<Element> {
    @_lifetime(borrow self)
    borrowing get {
      let slice = self[...]
      return _overrideLifetime(slice.span, borrowing: self)
    }
  }
}
