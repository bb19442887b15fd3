// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// A widget runs no code while it is shown: what users do calls nothing, as on a device. What views do when they appear is done before
// the picture is made, and counts for it. Source: WWDC20 session 10033: views of widgets are archived.

public import Combine
public import Foundation
public import Intents
public import WidgetViews

nonisolated extension View {
  /// Adds an action for the view's appearance; what it writes into a state counts for the picture.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    observingAppearance { action?() }
  }

  /// Adds an action for the view's disappearance; never called in a widget.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Adds a task for the view's appearance; never started in a widget.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Adds a task for the view's appearance and for changes of a value; never started in a widget.
  public func task<Value: Equatable>(
    id value: Value, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Adds an action for changes of a value while views appear.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  {
    observingChange(of: value, isInitial: false) { _, value in action(value) }
  }

  /// Adds an action for changes of a value while views appear, with the old and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    observingChange(of: value, isInitial: initial, action)
  }

  /// Adds an action for changes of a value while views appear.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    observingChange(of: value, isInitial: initial) { _, _ in action() }
  }

  /// Adds an action for values of a publisher, to which a widget never subscribes.
  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never { self }

  /// Adds an action for opened URLs; never called in a widget.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Adds an action for taps; never called in a widget.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    self
  }

  /// Adds an action for a long press; never called in a widget.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { self }

  /// Adds actions for long presses; never called in a widget.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Adds an action for a hovering pointer; never called in a widget.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Adds an action for changes of a preference while views appear.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    observingPreference(key, action)
  }

  /// Adds an action for the geometry of the view, and for its changes while views appear.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    observingGeometry(transform) { _, value in action(value) }
  }

  /// Adds an action for the geometry of the view, and for its changes while views appear, with the old and the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value, Value) -> Void
  ) -> some View {
    observingGeometry(transform, action)
  }

  /// Adds a gesture, which is never recognized in a widget.
  public func gesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }

  /// Adds a gesture beside those of the view, which is never recognized in a widget.
  public func simultaneousGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }

  /// Adds a gesture with precedence over those of the view, which is never recognized in a widget.
  public func highPriorityGesture<Touch: Gesture>(_ gesture: Touch) -> some View { self }

  /// Sets whether the view reacts to taps; it has no effect in a widget, where the system handles
  /// taps.
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets the shape that reacts to taps; it has no effect in a widget, where links and buttons use
  /// their frames.
  public func contentShape<Outline: WidgetViews.Shape>(_ shape: Outline, eoFill: Bool = false)
    -> some View
  { self }

  /// Sets the shape for several purposes; it has no effect in a widget, where links and buttons use
  /// their frames.
  public func contentShape<Outline: WidgetViews.Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }

  /// Adds an action that refreshes the view; never called in a widget.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Adds haptic feedback, which is never given in a widget.
  public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
    -> some View
  { self }

  /// Plays feedback where a condition holds for a change, which never happens in a widget.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }

  /// Plays the feedback that a function returns for a change, which never happens in a widget.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }

  /// Plays the feedback that a function returns after a change, which never happens in a widget.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }

  /// Binds the focus of the view; it has no effect in a widget.
  public func focused(_ condition: Binding<Bool>) -> some View { self }

  /// Binds the focus of the view to a value; it has no effect in a widget.
  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View
  {
    self
  }

  /// Sets whether the view can have the focus; it has no effect in a widget.
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Sets the help text of the view; it has no effect in a widget.
  public func help(_ text: LocalizedStringKey) -> some View { self }

  /// Sets the help text of the view from a localized resource; it has no effect in a widget.
  @_disfavoredOverload
  public func help(_ textResource: LocalizedStringResource) -> some View { self }

  /// Sets a help text of the view that is not localized; it has no effect in a widget.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Sets a text as the help of the view; it has no effect in a widget.
  public func help(_ text: Text) -> some View { self }

  /// Sets the external events that the scene handles; it has no effect in a widget.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
  }

  /// Advertises a user activity; the closure is never called in a widget.
  public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Advertises a user activity for an element; the closure is never called in a widget.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }
}
