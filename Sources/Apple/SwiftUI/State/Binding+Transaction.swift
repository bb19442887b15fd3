// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

extension Binding {
  /// Creates a binding from functions that read and write the value, of which the second one gets a transaction without an animation.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    // As where the second one gets the value alone.
    let get = unsafeBitCast(get, to: (() -> Value).self)
    let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
    self.init(reading: get, writing: { set($0, Transaction()) })
  }

  /// Returns the binding itself, as a widget has no animations.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding itself, as a widget has no transactions.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
