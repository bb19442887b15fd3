// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further titles of buttons: resources, and images beside them.

public import WidgetViews

extension Button where Label == Text {
  /// Creates a button with the title of a localized resource; the action is never called in a widget.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == WidgetViews.Label<Text, Image> {
  /// Creates a button with the title of a localized resource and an SF Symbol; the action is never called in a widget.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title that is not localized and an SF Symbol; the action is never called in a widget.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and an image of an asset catalog; the action is never called in a widget.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleKey, image: image) }
  }

  /// Creates a button with the title of a localized resource and an image of an asset catalog; the action is never called in a
  /// widget.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(titleResource, image: image) }
  }

  /// Creates a button with a title that is not localized and an image of an asset catalog; the action is never called in a widget.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, image: image) }
  }
}
