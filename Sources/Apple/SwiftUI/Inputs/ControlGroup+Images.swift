// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Groups of controls with an image beside their title, which a widget does not show.

public import WidgetViews

extension ControlGroup {
  /// Creates a group with a symbol and a localized title; the content is not called.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, WidgetViews.Label<Text, Image>> {}

  /// Creates a group with a symbol and a title that is not localized; the content is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: View>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, WidgetViews.Label<Text, Image>> {}

  /// Creates a group with a symbol and the title of a localized resource; the content is not called.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, WidgetViews.Label<Text, Image>> {}

  /// Creates a group with an image and a localized title; the content is not called.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, WidgetViews.Label<Text, Image>> {}

  /// Creates a group with an image and a title that is not localized; the content is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: View>(
    _ title: Title, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, WidgetViews.Label<Text, Image>> {}

  /// Creates a group with an image and the title of a localized resource; the content is not called.
  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  )
  where Content == LabeledControlGroupContent<C, WidgetViews.Label<Text, Image>> {}
}
