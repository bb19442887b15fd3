// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Groups that a user opens and closes, which a widget does not show.

public import WidgetViews

/// A group that a user opens and closes; a widget shows a prohibition sign instead.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("DisclosureGroup") }
}

extension DisclosureGroup {
  /// Creates a group; the closures are not called.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}

  /// Creates a group that a binding opens; the closures are not called.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}

  /// Creates a group with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping () -> Content)
  {}

  /// Creates a group with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates a group that a binding opens with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates a group that a binding opens with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {}

  /// Creates a group that a binding opens with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {}
}

/// A tree whose parts a user opens and closes; a widget shows a prohibition sign instead.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View
{
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("OutlineGroup") }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tree; the content is not called.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {}

  /// Creates the tree of a root; the content is not called.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {}
}

extension OutlineGroup {
  /// Creates a tree of elements that a key path identifies; the content is not called.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {}

  /// Creates the tree of a root whose elements a key path identifies; the content is not called.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {}
}

/// The style of groups that a user opens and closes.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  /// The parts that are arranged.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View = EmptyView
  /// Makes the view, which is never called in a widget.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension DisclosureGroupStyle where Body == EmptyView {
  /// Makes nothing, as a style of the system is not shown.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that the system decides.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style of disclosure groups that set none.
  public init() {}
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The style that the system decides.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The style of forms.
@MainActor @preconcurrency public protocol FormStyle {
  /// The parts that are arranged.
  typealias Configuration = FormStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View = EmptyView
  /// Makes the view, which is never called in a widget.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

nonisolated extension FormStyle where Body == EmptyView {
  /// Makes nothing, as a style of the system is not shown.
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

/// The style that the system decides.
nonisolated public struct AutomaticFormStyle: FormStyle {
  /// Creates the style of forms that set none.
  public init() {}
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The style that the system decides.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form of two columns: labels and values.
nonisolated public struct ColumnsFormStyle: FormStyle {
  /// Creates a style of two columns.
  public init() {}
}

nonisolated extension FormStyle where Self == ColumnsFormStyle {
  /// A form of two columns: labels and values.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form whose rows are in groups.
nonisolated public struct GroupedFormStyle: FormStyle {
  /// Creates a style of groups of rows.
  public init() {}
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// A form whose rows are in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension View {
  /// Sets the style of groups that a user opens; it has no effect, as none is shown.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View { self }

  /// Sets the style of forms; it has no effect, as none is shown.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }
}

extension Section where Footer == EmptyView {
  /// Creates a section that a binding opens; outside of lists it is always open.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a header that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  /// Creates a section with a localized header that a binding opens; outside of lists it is always open.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(titleKey) })
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Creates a section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}
