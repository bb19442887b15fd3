// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A widget shows the state of an entry, and the system animates between two of them by itself, so
// none of these modifiers changes a picture.

public import WidgetViews

nonisolated extension View {
  /// Sets the animation of changes; it has no effect on a picture.
  public func animation(_ animation: Animation?) -> some View { self }

  /// Sets the animation of changes of a value; it has no effect on a picture.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    self
  }

  /// Sets the animation of the modifiers in `body`, which apply to a picture as they are.
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Content
  ) -> some View { body(self) }

  /// Sets the transition of the view; it has no effect on a picture.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Sets the transition of the view's content; it has no effect on a picture.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes the transaction of the view; the function is not called.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Matches the geometry of two views in a transition; it has no effect on a picture.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Groups the view's geometry in animations; it has no effect on a picture.
  public func geometryGroup() -> some View { self }

  /// Sets the identity of the view; it has no effect on a picture.
  public func id<ID: Hashable>(_ id: ID) -> some View { self }

  /// Sets the tag of the view in a selection, or among the symbols of a canvas.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    preference(key: TagKey.self, value: AnyHashable(tag))
  }

  /// Sets the tag of the view in a selection, or among the symbols of a canvas.
  public func tag<Value: Hashable>(_ tag: Value, includeOptional: Bool) -> some View {
    self.tag(tag)
  }

  /// Sets whether the view is redacted while an intent runs; it has no effect on a picture.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
