// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Pointers and focus, which a widget does not have.

public import Foundation
public import Intents
public import WidgetViews

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// At a place in the view, in points.
  case active(CGPoint)
  /// Outside of the view.
  case ended
}

/// The effect of a pointer over a view.
public struct HoverEffect: Hashable, Sendable {
  private let name: String

  /// The one that the system decides.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view is lit under the pointer; not drawn in a widget.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view comes nearer.
  public static let lift = HoverEffect(name: "lift")
}

nonisolated extension View {
  /// Sets the effect of a pointer; it has no effect in a widget.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the effect of a pointer; it has no effect in a widget.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }

  /// Disables the effect of a pointer; it has no effect in a widget.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the effect of a pointer that subviews have; it has no effect in a widget.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Adds an action for a pointer that moves; never called in a widget.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Disables the effect of focus; it has no effect in a widget.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the value that has the focus first; it has no effect in a widget.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    self
  }

  /// Adds an action for an activity that continues here; never called in a widget.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }
}
