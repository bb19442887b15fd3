// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import SwiftUI

/// A control that is turned on or off.
@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
public struct ControlWidgetToggle<Label, ValueLabel, Action>: ControlWidgetTemplate
where Label: View, ValueLabel: View {
  /// What the control shows.
  public let shownControl: ShownControl

  /// The toggle itself, which needs no other template.
  public var body: some ControlWidgetTemplate { self }

  /// Creates a toggle with views as its labels.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - action: The intent that a tap runs.
  ///   - label: A function that returns the symbol and the title.
  ///   - valueLabel: A function that returns the text of the value, given whether it is on.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    shownControl = ShownControl(label: label(), value: valueLabel(isOn), isOn: isOn)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    shownControl = ShownControl(label: Text(titleKey), value: valueLabel(isOn), isOn: isOn)
  }

  /// Creates a toggle with a title from a localized resource.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    shownControl = ShownControl(label: Text(title), value: valueLabel(isOn), isOn: isOn)
  }

  /// Creates a toggle with a title that is not localized.
  @_disfavoredOverload
  public init<S>(
    _ title: S, isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) where S: StringProtocol {
    shownControl = ShownControl(label: Text(title), value: valueLabel(isOn), isOn: isOn)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where Label == Text, ValueLabel == ControlWidgetToggleDefaultLabel {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Bool, action: Action) {
    shownControl = ShownControl(
      label: Text(titleKey), value: nil as ControlWidgetToggleDefaultLabel?, isOn: isOn)
  }

  /// Creates a toggle with a title from a localized resource.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, isOn: Bool, action: Action) {
    shownControl = ShownControl(
      label: Text(title), value: nil as ControlWidgetToggleDefaultLabel?, isOn: isOn)
  }

  /// Creates a toggle with a title that is not localized.
  @_disfavoredOverload
  public init<S>(_ title: S, isOn: Bool, action: Action) where S: StringProtocol {
    shownControl = ShownControl(
      label: Text(title), value: nil as ControlWidgetToggleDefaultLabel?, isOn: isOn)
  }
}

@available(iOS 18.0, macOS 26.0, watchOS 26.0, *)
extension ControlWidgetToggle where ValueLabel == ControlWidgetToggleDefaultLabel {
  /// Creates a toggle with a view as its label.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    shownControl = ShownControl(
      label: label(), value: nil as ControlWidgetToggleDefaultLabel?, isOn: isOn)
  }
}
