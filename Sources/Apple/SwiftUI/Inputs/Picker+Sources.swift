// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Pickers with an image beside their title, and of several values at once, which a widget does not show.

public import WidgetViews

extension Picker {
  /// Creates a picker of several values with a label; the closures are not called.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}
}

extension Picker where Label == Text {
  /// Creates a picker of several values with a localized title; the closures are not called.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with a title that is not localized; the closures are not called.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: RandomAccessCollection>(
    _ title: Title, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with the title of a localized resource; the closures are not called.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}
}

extension Picker where Label == WidgetViews.Label<Text, Image> {
  /// Creates a picker with a localized title and an image; the closures are not called.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker with a title that is not localized and an image; the closures are not called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker with the title of a localized resource and an image; the closures are not called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with a localized title and a symbol; the closures are not called.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with a title that is not localized and a symbol; the closures are not called.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: RandomAccessCollection>(
    _ title: Title, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with the title of a localized resource and a symbol; the closures are not called.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with a localized title and an image; the closures are not called.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with a title that is not localized and an image; the closures are not called.
  @_disfavoredOverload
  public init<Title: StringProtocol, C: RandomAccessCollection>(
    _ title: Title, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker of several values with the title of a localized resource and an image; the closures are not called.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<Selection>>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}
}
