// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Values of a change beside its animation, which a picture does not show.

public import WidgetViews

/// The key of a value of a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a transaction that does not set it.
  static var defaultValue: Value { get }
}

private enum ContinuityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum VelocityKey: TransactionKey {
  static var defaultValue: Bool { false }
}

private enum ScrollAnchorKey: TransactionKey {
  static var defaultValue: UnitPoint? { nil }
}

private enum DismissKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

private enum OffsetAdjustmentKey: TransactionKey {
  static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

extension Transaction {
  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether the change is one of many, as while a user drags.
  public var isContinuous: Bool {
    get { self[ContinuityKey.self] }
    set { self[ContinuityKey.self] = newValue }
  }

  /// Whether the velocity of the change is kept.
  public var tracksVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }

  /// The point that a scroll view aligns; nil for none.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// How a window is dismissed by the change.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// What a scroll view does with its place at the change.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[OffsetAdjustmentKey.self] }
    set { self[OffsetAdjustmentKey.self] = newValue }
  }

  /// Does nothing, as no animation ends here.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// Calls a function and returns its result; the value of a transaction has no effect.
public func withTransaction<Result, Value>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

nonisolated extension View {
  /// Changes the transaction of the view for a value; the function is not called.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes the transaction of the modifiers in `body`, which apply to a picture as they are.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }
}
