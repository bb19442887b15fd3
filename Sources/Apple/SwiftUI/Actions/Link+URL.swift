// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation
public import WidgetViews

extension Link {
  /// Creates a link to a URL with a view as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination.absoluteString, label: label)
  }
}

extension Link where Label == Text {
  /// Creates a link to a URL with a localized title.
  public init(_ key: LocalizedStringKey, destination: URL) {
    self.init(key, destination: destination.absoluteString)
  }

  /// Creates a link to a URL with a title that is not localized.
  @_disfavoredOverload public init(_ title: some StringProtocol, destination: URL) {
    self.init(title, destination: destination.absoluteString)
  }
}

nonisolated extension View {
  /// Sets the URL that a tap on the widget opens; nil opens the app.
  public func widgetURL(_ url: URL?) -> some View { widgetURL(url?.absoluteString as String?) }
}

extension Button where Label == Text {
  /// Creates a button with a localized title; the action is never called in a widget.
  public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(key) }
  }

  /// Creates a button with a title that is not localized; the action is never called in a widget.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == WidgetViews.Label<Text, Image> {
  /// Creates a button with a localized title and an SF Symbol; the action is never called in a
  /// widget.
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { WidgetViews.Label(key, systemImage: systemImage) }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title, which has no effect in a widget: only one with an
  /// intent has.
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(key) }
  }

  /// Creates a toggle with a title that is not localized, which has no effect in a widget: only one
  /// with an intent has.
  @_disfavoredOverload public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension ProgressView where CurrentValueLabel == Text, Label == EmptyView {
  /// Creates a progress view of an interval, which the system keeps up to date.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval.instants, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Creates a progress view of an interval with a label, which the system keeps up to date.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval.instants, countsDown: countsDown, label: label)
  }
}

extension ProgressView {
  /// Creates a progress view of an interval with a label and a value label, which the system keeps
  /// up to date.
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
  /// The interval in the type of the drawing engine.
  var instants: ClosedRange<Instant> { Instant(lowerBound)...Instant(upperBound) }
}
