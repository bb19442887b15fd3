// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The types of the parts that styles get, and views that a style makes of all parts of another, in the usual style.

public import WidgetViews

extension ButtonStyleConfiguration {
  /// The type of the label of a button, for its style.
  public typealias Label = StyleContent
}

extension PrimitiveButtonStyleConfiguration {
  /// The type of the label of a button, for a style that handles taps.
  public typealias Label = AnyView
}

extension ToggleStyleConfiguration {
  /// The type of the label of a toggle, for its style.
  public typealias Label = StyleContent
}

extension LabelStyleConfiguration {
  /// The type of the title of a label, for its style.
  public typealias Title = StyleContent
  /// The type of the icon of a label, for its style.
  public typealias Icon = StyleContent
}

extension ProgressViewStyleConfiguration {
  /// The type of the label of a progress view, for its style.
  public typealias Label = StyleContent
  /// The type of the value's label of a progress view, for its style.
  public typealias CurrentValueLabel = StyleContent
}

extension GaugeStyleConfiguration {
  /// The type of the label of a gauge, for its style.
  public typealias Label = StyleContent
  /// The type of the value's label of a gauge, for its style.
  public typealias CurrentValueLabel = StyleContent
  /// The type of the label at the lower bound of a gauge, for its style.
  public typealias MinimumValueLabel = StyleContent
  /// The type of the label at the upper bound of a gauge, for its style.
  public typealias MaximumValueLabel = StyleContent
  /// The type of the labels of marked values of a gauge, for its style.
  public typealias MarkedValueLabel = StyleContent
}

extension GroupBoxStyleConfiguration {
  /// The type of the label of a box, for its style.
  public typealias Label = AnyView
  /// The type of the content of a box, for its style.
  public typealias Content = AnyView
}

extension LabeledContentStyleConfiguration {
  /// The type of the label of a row, for its style.
  public typealias Label = AnyView
  /// The type of the content of a row, for its style.
  public typealias Content = AnyView
}

extension DisclosureGroupStyleConfiguration {
  /// The type of the label of a group that a user opens, for its style.
  public typealias Label = AnyView
  /// The type of the content of a group that a user opens, for its style.
  public typealias Content = AnyView
}

extension ControlGroupStyleConfiguration {
  /// The type of the label of a group of controls, for its style.
  public typealias Label = AnyView
  /// The type of the content of a group of controls, for its style.
  public typealias Content = AnyView
}

extension FormStyleConfiguration {
  /// The type of the rows of a form, for its style.
  public typealias Content = AnyView
}

extension DatePickerStyleConfiguration {
  /// The type of the label of a control for dates, for its style.
  public typealias Label = AnyView
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style that handles taps, which does nothing in a widget.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a style; its rows are not shown.
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the group of controls of a style; its controls are not shown.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init { configuration.content }
  }
}
