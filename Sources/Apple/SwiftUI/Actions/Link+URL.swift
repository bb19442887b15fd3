// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import WidgetViews

extension Link {
  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination.absoluteString, label: label)
  }
}

extension Link where Label == Text {
  /// Makes a link that is a text, looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(key, destination: destination.absoluteString)
  }

  /// Makes a link that is a text.
  @_disfavoredOverload public init(_ title: some StringProtocol, destination: URL) {
    self.init(title, destination: destination.absoluteString)
  }
}

extension View {
  /// Says what a tap on the widget opens; nil opens the app.
  public func widgetURL(_ url: URL?) -> some View { widgetURL(url?.absoluteString as String?) }
}

extension Button where Label == Text {
  /// Makes a button that is a text and does nothing in a widget: a function is not called.
  public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(key) }
  }

  /// Makes a button that is a text and does nothing in a widget: a function is not called.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == WidgetViews.Label<Text, Image> {
  /// Makes a button with a symbol that does nothing in a widget: a function is not called.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { WidgetViews.Label(key, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Makes a switch that nobody turns in a widget: only one with an intent does something.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn.wrappedValue, tapAction: nil, label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch that nobody turns in a widget: only one with an intent does something.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }

  /// Makes a switch that nobody turns in a widget: only one with an intent does something.
  @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension ProgressView where CurrentValueLabel == Text, Label == EmptyView {
  /// Shows how much of an interval is over; the system goes on showing it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval.instants, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Shows how much of an interval is over, and what it is; the system goes on showing it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval.instants, countsDown: countsDown, label: label)
  }
}

extension ProgressView {
  /// Shows how much of an interval is over, what it is, and how much is left; the system goes on showing it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      timerInterval: timerInterval.instants, countsDown: countsDown, label: label,
      currentValueLabel: currentValueLabel)
  }
}

extension ClosedRange<Date> {
  /// The same interval with the engine's moments.
  var instants: ClosedRange<Instant> { Instant(lowerBound)...Instant(upperBound) }
}
