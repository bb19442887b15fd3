// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An observer of a view: what it sees once the view has its place, and what it does when that is new or another.
struct ViewObserver {
  /// The nodes of the view; none of one that shows nothing.
  var nodes: [Int32]
  /// The place of the view in whose body it is; nil while nothing is kept.
  var scope: StateScope?
  /// Its number there.
  var index: Int
  /// What it sees.
  var value: (LayoutEngine, [Int32]) -> Any
  /// What it does, given what it saw in the round before, nil in the first, and what it sees now.
  var action: (Any?, Any) -> Void
}

/// A view with an observer.
struct ObservedView<Content: View>: PrimitiveView {
  let content: Content
  let value: (LayoutEngine, [Int32]) -> Any
  let action: (Any?, Any) -> Void

  func resolve(in resolver: inout ViewResolver) {
    let start = resolver.pending.count
    let index = resolver.scope?.nextObserver() ?? 0
    resolver.resolve(content)
    resolver.tree.rare.observers.append(
      ViewObserver(
        nodes: Array(resolver.pending[min(start, resolver.pending.count)...]),
        scope: resolver.scope, index: index, value: value, action: action))
  }
}

nonisolated extension View {
  /// Calls a function once when the view has its place.
  package func observingAppearance(_ action: @escaping () -> Void) -> some View {
    ObservedView(
      content: self, value: { _, _ in true }, action: { old, _ in if old == nil { action() } })
  }

  /// Calls a function when a value is another one in a later round of the drawing.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - isInitial: Whether the function is called for the first value also.
  ///   - action: The function; it is given the value before, the first time the value itself, and the value.
  /// - Returns: The view with the function.
  package func observingChange<Value: Equatable>(
    of value: Value, isInitial: Bool, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ObservedView(
      content: self, value: { _, _ in value },
      action: { old, _ in
        if let old = old as? Value {
          if old != value { action(old, value) }
        } else if isInitial {
          action(value, value)
        }
      })
  }

  /// Calls a function with a value of the view's place, and again if it is another one in a later round.
  package func observingGeometry<Value: Equatable>(
    _ transform: @escaping (GeometryProxy) -> Value, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    ObservedView(
      content: self,
      value: { engine, nodes in
        let frame =
          nodes.first.map { engine.frames[Int($0)] } ?? Rect(origin: .zero, size: .zero)
        return transform(
          GeometryProxy(
            size: frame.size, safeAreaInsets: .zero, globalFrame: frame, spaces: []))
      },
      action: { old, value in
        guard let value = value as? Value else { return }
        let old = old as? Value
        if old != value { action(old ?? value, value) }
      })
  }

  /// Calls a function with what the view and those in it set a preference to, and again if it is another value in a later round.
  package func observingPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    ObservedView(
      content: self,
      value: { engine, nodes in
        var result: Key.Value?
        for node in nodes {
          guard let next = engine.preference(key, of: Int(node)) else { continue }
          if var value = result {
            Key.reduce(value: &value) { next }
            result = value
          } else {
            result = next
          }
        }
        return result ?? Key.defaultValue
      },
      action: { old, value in
        guard let value = value as? Key.Value else { return }
        if old as? Key.Value ?? Key.defaultValue != value { action(value) }
      })
  }
}
