// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view that says something to the views around it.
struct PreferenceView<Content: View, Key: PreferenceKey>: PrimitiveView {
  let content: Content
  /// The value, given what is said inside, and the frame of the view.
  let value: (() -> Key.Value, Rect) -> Key.Value

  func resolve(in resolver: inout ViewResolver) {
    let (value, snapshot) = (value, resolver.snapshot)
    resolver.wrap(content) { resolver in
      resolver.tree.rare.preferences.append(
        PreferenceNode(key: ObjectIdentifier(Key.self)) { inner, bounds in
          EnvironmentSnapshot.$current.withValue(snapshot) {
            value({ inner() as? Key.Value ?? Key.defaultValue }, bounds)
          }
        })
      return .preference(Int32(resolver.tree.rare.preferences.count - 1))
    }
  }
}

/// A view with another behind or before it that is made of what the view says.
struct PreferenceLayeredView<Content: View, Key: PreferenceKey, Layer: View>: PrimitiveView {
  let content: Content
  let alignment: Alignment
  let isBackground: Bool
  let layer: (Key.Value) -> Layer

  func resolve(in resolver: inout ViewResolver) {
    let late = resolver.late
    let (layer, alignment, isBackground) = (layer, alignment, isBackground)
    resolver.wrap(content) { resolver in
      resolver.tree.rare.preferenceLayers.append(
        PreferenceLayerNode(
          late: late, alignment: alignment, isBackground: isBackground,
          read: { $0.preference(Key.self, of: $1) ?? Key.defaultValue },
          add: { value, resolver in
            guard let value = value as? Key.Value else { return }
            let views = resolver.evaluating { layer(value) }
            resolver.resolve(views)
          }))
      return .preferenceLayer(Int32(resolver.tree.rare.preferenceLayers.count - 1))
    }
  }
}

nonisolated extension View {
  /// Sets the value of a preference for the views around the view, in place of values inside of it.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self) { _, _ in value }
  }

  /// Changes what is said inside of the view.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ change: @escaping (inout Key.Value) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self) { inner, _ in
      var value = inner()
      change(&value)
      return value
    }
  }

  /// Sets the value of a preference from what is said inside of the view and from its frame.
  package func preference<Key: PreferenceKey>(
    key: Key.Type, from value: @escaping (_ inner: () -> Key.Value, _ bounds: Rect) -> Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self, value: value)
  }

  /// Sets the value of a preference from the view's frame.
  public func anchorPreference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Rect>.Source,
    transform: @escaping (Anchor<Rect>) -> Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self) { _, bounds in
      transform(Anchor(value, of: bounds))
    }
  }

  /// Sets the value of a preference from a point of the view.
  public func anchorPreference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Point>.Source,
    transform: @escaping (Anchor<Point>) -> Key.Value
  ) -> some View {
    PreferenceView<Self, Key>(content: self) { _, bounds in
      transform(Anchor(value, of: bounds))
    }
  }

  /// Adds something about the view's frame to what is said inside of it.
  public func transformAnchorPreference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Rect>.Source,
    transform: @escaping (inout Key.Value, Anchor<Rect>) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self) { inner, bounds in
      var said = inner()
      transform(&said, Anchor(value, of: bounds))
      return said
    }
  }

  /// Adds something about a point of the view to what is said inside of it.
  public func transformAnchorPreference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Point>.Source,
    transform: @escaping (inout Key.Value, Anchor<Point>) -> Void
  ) -> some View {
    PreferenceView<Self, Key>(content: self) { inner, bounds in
      var said = inner()
      transform(&said, Anchor(value, of: bounds))
      return said
    }
  }

  /// Puts views before the view that are made of what is said in it, when all of it has its place.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayeredView<Self, Key, _>(
      content: self, alignment: alignment, isBackground: false, layer: content)
  }

  /// Puts views behind the view that are made of what is said in it, when all of it has its place.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ content: @escaping (Key.Value) -> some View
  ) -> some View {
    PreferenceLayeredView<Self, Key, _>(
      content: self, alignment: alignment, isBackground: true, layer: content)
  }
}
