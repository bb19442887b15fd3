// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Buttons of the system for sharing and pasting, which a widget does not show.

public import Foundation
public import WidgetViews

/// A button that shares something; a widget shows a prohibition sign instead.
nonisolated public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("ShareLink") }
}

/// The label of a button for sharing.
nonisolated public struct DefaultShareLinkLabel: View {
  /// Nothing, as the button is not shown.
  public var body: some View { EmptyView() }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
  /// Creates a button for a URL; the label is not called.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
  /// Creates a button for a text; the label is not called.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL>,
  Label == DefaultShareLinkLabel
{
  /// Creates a button for a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {}

  /// Creates a button for a URL with a localized title.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
  {}

  /// Creates a button for a URL with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: URL, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button for a URL with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil
  ) {}
}

extension ShareLink
where
  PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String>,
  Label == DefaultShareLinkLabel
{
  /// Creates a button for a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {}

  /// Creates a button for a text with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button for a text with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: String, subject: Text? = nil, message: Text? = nil
  ) {}

  /// Creates a button for a text with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
    message: Text? = nil
  ) {}
}

extension ShareLink {
  /// Creates a button for a thing with a preview; the label is not called.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {}

  /// Creates a button for several things with previews; the label is not called.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {}
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button for a thing with a preview.
  public init<I>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}

  /// Creates a button for a thing with a preview with a localized title.
  public init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}

  /// Creates a button for a thing with a preview with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol, I>(
    _ title: Title, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}

  /// Creates a button for a thing with a preview with the title of a localized resource.
  @_disfavoredOverload
  public init<I>(
    _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {}
}

/// A button that begins renaming; a widget shows a prohibition sign instead.
nonisolated public struct RenameButton<Label: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("RenameButton") }
}

extension RenameButton where Label == WidgetViews.Label<Text, Image> {
  /// Creates a button, which a widget does not draw.
  public init() {}
}

nonisolated extension View {
  /// Sets what renaming does, which is never called in a widget.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
}
