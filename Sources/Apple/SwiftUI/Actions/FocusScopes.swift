// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The focus of an app, which a widget never has.

public import WidgetViews

/// When a default focus is used.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// If the user did not choose a focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// Even if the user chose a focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// What a view with the focus reacts to.
public struct FocusInteractions: OptionSet, Sendable {
  /// The view is activated, as a button is.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view is edited, as a text field is.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What the system decides.
  public static var automatic: FocusInteractions { [.activate, .edit] }

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// An action that chooses the default focus again; it does nothing in a widget.
public struct ResetFocusAction: Sendable {
  /// Does nothing, as nothing in a widget has the focus.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// The action that chooses the default focus again.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

nonisolated extension View {
  /// Sets whether the view has the focus first; it has no effect in a widget.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets the part of the screen to which a default focus belongs; it has no effect in a widget.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Sets the value that has the focus first, and when; it has no effect in a widget.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority
  ) -> some View { self }

  /// Sets whether the view can have the focus, and for what; it has no effect in a widget.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    self
  }
}
