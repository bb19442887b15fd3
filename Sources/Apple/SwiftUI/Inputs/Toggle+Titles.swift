// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further titles of toggles of values: resources, images beside them, and those of several values. None can be switched in a widget.

public import WidgetViews

extension Toggle where Label == Text {
  /// Creates a toggle of a value with the title of a localized resource; it cannot be switched in a widget.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }

  /// Creates a toggle of several values with a localized title, which is on where all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle of several values with a title that is not localized, which is on where all are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// Creates a toggle of several values with the title of a localized resource, which is on where all are.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == WidgetViews.Label<Text, Image> {
  /// Creates a toggle of a value with the title of a localized resource and a symbol; it cannot be switched in a widget.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle of a value with a localized title and an image of an asset catalog; it cannot be switched in a widget.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle of a value with a title that is not localized and an image of an asset catalog; it cannot be switched in a
  /// widget.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, image: image) }
  }

  /// Creates a toggle of a value with the title of a localized resource and an image of an asset catalog; it cannot be switched in
  /// a widget.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { Label(titleResource, image: image) }
  }

  /// Creates a toggle of several values with a localized title and a symbol, which is on where all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle of several values with a title that is not localized and a symbol, which is on where all are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle of several values with the title of a localized resource and a symbol, which is on where all are.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a toggle of several values with a localized title and an image of an asset catalog, which is on where all are.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleKey, image: image) }
  }

  /// Creates a toggle of several values with a title that is not localized and an image, which is on where all are.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(title, image: image) }
  }

  /// Creates a toggle of several values with the title of a localized resource and an image, which is on where all are.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Label(titleResource, image: image) }
  }
}
