// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
public import WidgetViews

extension Button {
  /// Makes a button whose intent the system performs.
  public init<Intent: AppIntent>(
    role: ButtonRole? = nil, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(tapAction: TapAction(Intent.persistentIdentifier), role: role, label: label)
  }
}

extension Button where Label == Text {
  /// Makes a button of a text whose intent the system performs.
  public init<Intent: AppIntent>(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(key) }
  }

  /// Makes a button of a text whose intent the system performs.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Button where Label == WidgetViews.Label<Text, Image> {
  /// Makes a button of a text and a symbol whose intent the system performs.
  public init<Intent: AppIntent>(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { WidgetViews.Label(key, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Makes a switch whose intent the system performs.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: isOn, tapAction: TapAction(Intent.persistentIdentifier), label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a switch of a text whose intent the system performs.
  public init<Intent: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, intent: intent) { Text(key) }
  }

  /// Makes a switch of a text whose intent the system performs.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}
