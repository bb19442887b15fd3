// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Views that are drawn with a title, which a localized resource gives.

public import Foundation
public import WidgetViews

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with the header of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// Creates a section with the header of a localized resource that a binding opens; outside of lists it is always open.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleResource) })
  }

  /// Creates a section with a header that is not localized, which a binding opens; outside of lists it is always open.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) })
  }
}

extension LabeledContent where Label == Text {
  /// Creates a row with a label that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a row with the label of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a label that is not localized and a text.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: StringProtocol>(_ title: Title, value: Value) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a row of the label of a localized resource and a text.
  @_disfavoredOverload
  public init<Value: StringProtocol>(_ titleResource: LocalizedStringResource, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleResource) })
  }

  /// Creates a row of the title of a localized resource and a formatted value.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(verbatim: format.format(value)) }, label: { Text(titleResource) })
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view of something that is being done, with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }

  /// Creates a view of how far something has come, with the title of a localized resource; a nil value is not known.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with the label of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init { Text(titleResource) }
  }

  /// Creates a link with the title of a localized resource; the destination is not called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with the title of a localized resource to the screen of a value.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init { Text(titleResource) }
  }
}

extension Link where Label == Text {
  /// Creates a link to a URL with the title of a localized resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ContentUnavailableView
where Label == WidgetViews.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with the title of a localized resource, an SF Symbol and a description; nil is no description.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, description: Text? = nil
  ) {
    self.init(
      label: { WidgetViews.Label(titleResource, systemImage: systemImage) },
      description: { description }, actions: { EmptyView() })
  }

  /// Creates a view with the title of a localized resource, an image of an asset catalog and a description; nil is no description.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { WidgetViews.Label(titleResource, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}
