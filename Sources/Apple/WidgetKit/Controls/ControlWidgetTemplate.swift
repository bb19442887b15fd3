// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a control is: a button or a toggle.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency public protocol ControlWidgetTemplate {}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetTemplate {
  /// Colors the control.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Makes a control that cannot be used.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

/// Makes a control of one template.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
@MainActor @preconcurrency @resultBuilder public struct ControlWidgetTemplateBuilder {
  /// A template.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }

  /// The template.
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: ControlWidgetTemplate {
    content
  }
}

/// A control that is tapped.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate
where Label: View, ActionLabel: View {
  /// Makes a button.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where ActionLabel == EmptyView {
  /// Makes a button.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where Label == Text, ActionLabel == EmptyView {
  /// Makes a button that is named.
  public init(_ titleKey: LocalizedStringKey, action: Action) {}

  /// Makes a button that is named.
  @_disfavoredOverload public init<S>(_ title: S, action: Action) where S: StringProtocol {}
}

/// A control that is on or off.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate
where Label: View, ValueLabel: View {
  /// Makes a toggle.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where Label == Text {
  /// Makes a toggle that is named.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {}

  /// Makes a toggle that is named.
  @_disfavoredOverload
  public init<S>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where S: StringProtocol {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where Label == Text, ValueLabel == EmptyView {
  /// Makes a toggle that is named.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {}

  /// Makes a toggle that is named.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Bool, action: Action) where S: StringProtocol {}
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where ValueLabel == EmptyView {
  /// Makes a toggle.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
