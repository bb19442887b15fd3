// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Effects of a pointer that apps define, which a widget does not have.

public import WidgetViews

/// What a pointer changes of a view, as apps define it.
@MainActor @preconcurrency public protocol CustomHoverEffect {
  /// The type of the effect's body.
  associatedtype Body: CustomHoverEffect

  /// Returns the effects that the effect is composed of; never called here.
  func body(content: Content) -> Body

  /// The view that an effect changes.
  typealias Content = HoverEffectContent
}

/// The effect without a change.
nonisolated public struct EmptyHoverEffect: CustomHoverEffect {
  /// Creates the effect without a change.
  public init() {}

  /// Returns the effect itself, which is never asked for.
  public func body(content: Content) -> EmptyHoverEffect { self }
}

/// The view that an effect of a pointer changes.
nonisolated public struct HoverEffectContent {
  /// Returns no effect, as a widget gets no pointer.
  public func hoverEffect(
    _ effect: some CustomHoverEffect = EmptyHoverEffect(), isEnabled: Bool = true
  ) -> some CustomHoverEffect { EmptyHoverEffect() }

  /// Returns no effect for a function, which is never called.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some VisualEffect
  ) -> some CustomHoverEffect { EmptyHoverEffect() }
}

/// The visual effect without a change, for functions of pointers.
public struct EmptyHoverEffectContent: VisualEffect {
  /// Returns the effect with an animation, which is ignored.
  public func animation(
    _ animation: Animation?, body: (EmptyHoverEffectContent) -> some VisualEffect
  )
    -> some VisualEffect
  { body(self) }
}

/// Views whose effects of a pointer are shown together.
public struct HoverEffectGroup: Sendable {
  /// Creates a group without an identity.
  public init() {}

  /// Creates a group with an identity in a namespace.
  public init(id: String?, in namespace: Namespace.ID) {}
}

nonisolated extension View {
  /// Sets the effect of a pointer that an app defines; it has no effect in a widget.
  public func hoverEffect(
    _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets what a pointer changes; the function is never called in a widget.
  public func hoverEffect(
    in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
    body: @escaping (EmptyHoverEffectContent, Bool, GeometryProxy) -> some VisualEffect
  ) -> some View { self }

  /// Sets the views whose effects of a pointer are shown together; it has no effect in a widget.
  public func hoverEffectGroup(_ group: HoverEffectGroup?) -> some View { self }
}
