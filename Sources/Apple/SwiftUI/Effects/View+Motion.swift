// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A widget shows how it is at an entry: the system moves between two of them by itself, so that none of these changes a picture.

public import WidgetViews

extension View {
  /// Chooses how changes move.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Chooses how changes of a value move.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// Chooses how the changes of some modifiers move.
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Content
  ) -> some View { self }

  /// Chooses how the view comes and goes.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Chooses how the content of the view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes how changes move.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Says that two views are one in two states.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Says that the view moves as a whole.
  public func geometryGroup() -> some View { self }

  /// Moves the symbols in the view.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }

  /// Moves the symbols in the view when a value changes.
  public func symbolEffect<Value: Equatable>(_ effect: SymbolEffect, value: Value) -> some View {
    self
  }

  /// Says that the view has another identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// Names the view for what is chosen among several.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }

  /// Names the view for what is chosen among several.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View { self }

  /// Says that the view is hidden until an intent is done, while it runs.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
