// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Buttons that share several things, and those with a text as their title, which a widget does not show.

public import Foundation
public import WidgetViews

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Creates a button for URLs; the label is not called.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel
{
  /// Creates a button for several URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {}

  /// Creates a button for several URLs with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button for several URLs with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button for several URLs with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {}

  /// Creates a button for several URLs with a text as its title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>,
  Label == DefaultShareLinkLabel
{
  /// Creates a button for one of URLs with a text as its title.
  public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Creates a button for texts; the label is not called.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data.Element == String,
  Label == DefaultShareLinkLabel
{
  /// Creates a button for several texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {}

  /// Creates a button for several texts with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button for several texts with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button for several texts with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil
  ) {}

  /// Creates a button for several texts with a text as its title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>,
  Label == DefaultShareLinkLabel
{
  /// Creates a button for one of texts with a text as its title.
  public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {}
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for a thing with a preview, with a text as its title.
  public init<I>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}

  /// Creates a button for several things with previews.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}

  /// Creates a button for several things with previews, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}

  /// Creates a button for several things with previews, with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}

  /// Creates a button for several things with previews, with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
    message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}

  /// Creates a button for several things with previews, with a text as its title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {}
}
