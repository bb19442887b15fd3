// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Modifiers of scroll views, which a widget does not show.

public import WidgetViews

nonisolated extension View {
  /// Binds the place of a scroll view; it has no effect, as nothing scrolls.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  { self }

  /// Binds the view to which a scroll view scrolls; it has no effect, as nothing scrolls.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    self
  }

  /// Sets where a scroll view begins; it has no effect, as nothing scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Sets an anchor of a scroll view; it has no effect, as nothing scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    self
  }

  /// Sets where a scroll view comes to rest; it has no effect, as nothing scrolls.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }

  /// Sets whether a scroll view rests at the views of a stack; it has no effect, as nothing scrolls.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Sets whether a scroll view rests at the view; it has no effect, as nothing scrolls.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }

  /// Sets whether a scroll view bounces; it has no effect, as nothing scrolls.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { self }

  /// Sets whether a scroll view shows what is outside of it; it has no effect, as none is shown.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Shows the indicators of scroll views for a moment; it has no effect, as nothing scrolls.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the indicators of scroll views for a moment; it has no effect, as nothing scrolls.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Changes a view at the ends of a scroll view; outside of one it is not changed.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Changes a view at the ends of a scroll view; outside of one it is not changed.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Adds an action for scrolling; never called in a widget.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { self }

  /// Adds an action for phases of scrolling; never called in a widget.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View { self }

  /// Adds an action for phases of scrolling; never called in a widget.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View { self }

  /// Adds an action for a view that scrolls into sight; never called in a widget.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { self }

  /// Adds an action for views that scroll into sight; never called in a widget.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Sets the effect at the ends of scroll views; it has no effect, as none is shown.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }

  /// Hides the effect at the ends of scroll views; it has no effect, as none is shown.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View
  { self }
}
