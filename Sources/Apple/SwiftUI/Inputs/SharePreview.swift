// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is shown of a thing that a user shares, which is not possible in a widget.

public import WidgetViews

/// What is shown of a shared thing.
public struct SharePreview<Image, Icon> {}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {}

  /// Creates a preview with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {}

  /// Creates a preview with a text as the title.
  public init(_ title: Text) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Creates a preview with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {}

  /// Creates a preview with the title of a localized resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) {}

  /// Creates a preview with a text as the title and an image.
  public init(_ title: Text, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a title that is not localized and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {}

  /// Creates a preview with the title of a localized resource and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) {}

  /// Creates a preview with a text as the title and an icon.
  public init(_ title: Text, icon: Icon) {}
}

extension SharePreview {
  /// Creates a preview with a localized title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Creates a preview with a title that is not localized, an image and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}

  /// Creates a preview with the title of a localized resource, an image and an icon.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {}

  /// Creates a preview with a text as the title, an image and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {}
}
