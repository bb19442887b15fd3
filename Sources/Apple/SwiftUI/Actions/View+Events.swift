// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A widget runs no code while it is shown: what these call is never called, as on a device.
// Source: WWDC20 session 10033: views of widgets are archived.

public import Combine
public import Foundation
public import WidgetViews

extension View {
  /// Is not called in a widget.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Is not called in a widget.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Is not called in a widget.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Is not called in a widget.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Is not called in a widget.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  { self }

  /// Is not called in a widget.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }

  /// Is not called in a widget.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Is not called in a widget.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never { self }

  /// Is not called in a widget.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Is not called in a widget.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Is not called in a widget.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Is not called in a widget.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Is not called in a widget.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }

  /// Is not called in a widget.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View { self }

  /// Does nothing in a widget.
  public func gesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }

  /// Does nothing in a widget.
  public func simultaneousGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }

  /// Does nothing in a widget.
  public func highPriorityGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }

  /// Does nothing in a widget, whose taps the system takes.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Does nothing in a widget, where links and buttons are tapped in their frames.
  public func contentShape<Outline: WidgetViews.Shape>(_ shape: Outline, eoFill: Bool = false)
    -> some View
  { self }

  /// Does nothing in a widget, where links and buttons are tapped in their frames.
  public func contentShape<Outline: WidgetViews.Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }

  /// Does nothing in a widget.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Does nothing in a widget.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
    -> some View
  { self }

  /// Does nothing in a widget.
  public func focused(_ condition: Binding<Bool>) -> some View { self }

  /// Does nothing in a widget.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Does nothing in a widget.
  public func help(_ text: LocalizedStringKey) -> some View { self }

  /// Does nothing in a widget.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }

  /// Does nothing in a widget.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { self }
}
