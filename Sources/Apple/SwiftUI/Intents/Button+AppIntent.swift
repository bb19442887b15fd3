// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppIntents
public import WidgetViews

extension Button {
  /// Creates a button that performs an intent, with a view as its label.
  public init<Intent: AppIntent>(
    role: ButtonRole? = nil, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(tapAction: TapAction(Intent.persistentIdentifier), role: role, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button that performs an intent, with a localized title.
  public init<Intent: AppIntent>(
    _ key: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(key) }
  }

  /// Creates a button that performs an intent, with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  /// Creates a button that performs an intent, with the title of a localized resource.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Text(titleResource) }
  }
}

extension Button where Label == WidgetViews.Label<Text, Image> {
  /// Creates a button that performs an intent, with a localized title and an SF Symbol.
  public init<Intent: AppIntent>(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { WidgetViews.Label(key, systemImage: systemImage) }
  }

  /// Creates a button that performs an intent, with a title that is not localized and an SF Symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Label(title, systemImage: systemImage) }
  }

  /// Creates a button that performs an intent, with the title of a localized resource and an SF Symbol.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button that performs an intent, with a localized title and an image of an asset catalog.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Label(titleKey, image: image) }
  }

  /// Creates a button that performs an intent, with a title that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, intent: intent) { Label(title, image: image) }
  }

  /// Creates a button that performs an intent, with the title of a localized resource and an image of an asset catalog.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    intent: Intent
  ) {
    self.init(role: role, intent: intent) { Label(titleResource, image: image) }
  }
}

extension Toggle {
  /// Creates a toggle that performs an intent, with a view as its label.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(
      isOn: isOn, tapAction: TapAction(Intent.persistentIdentifier), label: label)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that performs an intent, with a localized title.
  public init<Intent: AppIntent>(_ key: LocalizedStringKey, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, intent: intent) { Text(key) }
  }

  /// Creates a toggle that performs an intent, with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }

  /// Creates a toggle that performs an intent, with the title of a localized resource.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }
}

extension Toggle where Label == WidgetViews.Label<Text, Image> {
  /// Creates a toggle that performs an intent, with a localized title and an SF Symbol.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle that performs an intent, with a title that is not localized and an SF Symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, systemImage: String, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle that performs an intent, with the title of a localized resource and an SF Symbol.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle that performs an intent, with a localized title and an image of an asset catalog.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(titleKey, image: image) }
  }

  /// Creates a toggle that performs an intent, with a title that is not localized and an image of an asset catalog.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, image: ImageResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(title, image: image) }
  }

  /// Creates a toggle that performs an intent, with the title of a localized resource and an image of an asset catalog.
  @_disfavoredOverload
  public init<Intent: AppIntent>(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Bool, intent: Intent
  ) {
    self.init(isOn: isOn, intent: intent) { Label(titleResource, image: image) }
  }
}
