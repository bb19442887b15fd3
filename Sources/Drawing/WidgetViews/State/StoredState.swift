// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a view keeps while it is shown: the storage of a `@State`, or the object of a `@StateObject`.
///
/// A view is made again for each round of a drawing, and takes over what the view at its place kept in the round before.
package protocol StoredState: AnyObject {
  /// Takes over what another storage has; nothing if that is of another type.
  func adopt(_ other: any StoredState)

  /// How often a write changed the value.
  var changeCount: Int { get }
}

/// A property of a view that has a storage.
package protocol StateProperty {
  /// The storage.
  var storedState: any StoredState { get }
}

/// The storage of one value.
package final class StateStorage<Value>: StoredState, @unchecked Sendable {
  /// The value; a write that does not change it is not counted.
  package var value: Value {
    didSet { if !Self.areEqual(oldValue, value) { changeCount += 1 } }
  }

  package private(set) var changeCount = 0

  /// Creates a storage with an initial value.
  package init(_ value: Value) { self.value = value }

  package func adopt(_ other: any StoredState) {
    guard let other = other as? StateStorage<Value>, other !== self else { return }
    value = other.value
    changeCount = other.changeCount
  }

  private static func areEqual(_ left: Value, _ right: Value) -> Bool {
    guard let left = left as? any Equatable else { return false }
    return equal(left, right)
  }

  private static func equal<Comparable: Equatable>(_ left: Comparable, _ right: Any) -> Bool {
    (right as? Comparable) == left
  }
}
