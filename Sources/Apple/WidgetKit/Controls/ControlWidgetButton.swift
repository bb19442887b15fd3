// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// A control that performs an action when it is tapped.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetButton<Label, ActionLabel, Action>: ControlWidgetTemplate
where Label: View, ActionLabel: View {
  /// What the control shows.
  public let shownControl: ShownControl

  /// The button itself, which needs no other template.
  public var body: some ControlWidgetTemplate { self }

  /// Creates a button with a view as its label.
  ///
  /// - Parameters:
  ///   - action: The intent that a tap runs.
  ///   - label: A function that returns the symbol and the title.
  ///   - actionLabel: A function that returns the text of the value, given whether the action is running, which it is not here.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    shownControl = ShownControl(label: label(), value: actionLabel(false))
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a button with a view as its label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    shownControl = ShownControl(
      label: label(), value: nil as ControlWidgetButtonDefaultActionLabel?)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton where Label == Text {
  /// Creates a button with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    shownControl = ShownControl(label: Text(titleKey), value: actionLabel(false))
  }

  /// Creates a button with a title from a localized resource.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    shownControl = ShownControl(label: Text(title), value: actionLabel(false))
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  public init<S>(
    _ title: S, action: Action, @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) where S: StringProtocol {
    shownControl = ShownControl(label: Text(title), value: actionLabel(false))
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetButton
where Label == Text, ActionLabel == ControlWidgetButtonDefaultActionLabel {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: Action) {
    shownControl = ShownControl(
      label: Text(titleKey), value: nil as ControlWidgetButtonDefaultActionLabel?)
  }

  /// Creates a button with a title from a localized resource.
  @_disfavoredOverload public init(_ title: LocalizedStringResource, action: Action) {
    shownControl = ShownControl(
      label: Text(title), value: nil as ControlWidgetButtonDefaultActionLabel?)
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload public init<S>(_ title: S, action: Action) where S: StringProtocol {
    shownControl = ShownControl(
      label: Text(title), value: nil as ControlWidgetButtonDefaultActionLabel?)
  }
}
