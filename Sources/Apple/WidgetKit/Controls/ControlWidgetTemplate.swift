// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The template of a control: a button or a toggle.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetTemplate {
  /// Sets the tint of the control; it has no effect here.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Disables the control; it has no effect here.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

/// A result builder that returns the template of a control.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetTemplateBuilder {
  /// Returns a template unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }

  /// Returns the only template unchanged.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }
}

/// A control that performs an action when it is tapped.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate
where Label: View, ActionLabel: View {
  /// Creates a button with a view as its label; the closures are not called.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Creates a button with a view as its label; the closure is not called.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: Action) {}

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload public init<S>(_ title: S, action: Action) where S: StringProtocol {}
}

/// A control that is turned on or off.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate
where Label: View, ValueLabel: View {
  /// Creates a toggle with views as its labels; the closures are not called.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a localized title; the closure is not called.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Creates a toggle with a title that is not localized; the closure is not called.
  @_disfavoredOverload
  public init<S>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where S: StringProtocol {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

  /// Creates a toggle with a title that is not localized.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Bool, action: Action) where S: StringProtocol {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// Creates a toggle with a view as its label; the closure is not called.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
