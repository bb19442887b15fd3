// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Views that a widget cannot show: a device draws a prohibition sign instead, and so does the
// engine, which reports it.

public import WidgetViews

/// A scroll view; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct ScrollView<Content: View>: View {
  /// The content of the scroll view, which is not shown.
  public var content: Content

  /// Creates a scroll view; the axes and the indicators are ignored.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("ScrollView") }
}

/// A view that gives its content a proxy for scrolling; the content is shown.
nonisolated public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a reader with a function of the proxy.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content of the reader.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A proxy for scrolling, which has no effect in a widget.
public struct ScrollViewProxy {
  /// Scrolls to a view; it does nothing here.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A list; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct List<Selection, Content: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("List") }
}

extension List where Selection == Never {
  /// Creates a list; the content is not called.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a list of identifiable elements; the content is not called.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}

  /// Creates a list of elements identified by a key path; the content is not called.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}

/// The style of a list.
public protocol ListStyle {}

/// The style of a plain list.
public struct PlainListStyle: ListStyle {
  /// Creates the list style.
  public init() {}
}

/// The style of a list with inset groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the list style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// The style of a plain list.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style of a list with inset groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A form; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct Form<Content: View>: View {
  /// Creates a form; the content is not called.
  public init(@ViewBuilder content: () -> Content) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Form") }
}

/// A text field; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct TextField<Label: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("TextField") }
}

extension TextField where Label == Text {
  /// Creates a text field, which a widget does not show.
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
}

/// A picker; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  /// Creates a picker; the closures are not called.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Picker") }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title; the content is not called.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}
}

/// The style of a picker.
public protocol PickerStyle {}

/// The style of a segmented picker.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the picker style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style of a segmented picker.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A slider; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Slider") }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider, which a widget does not show.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1
  ) {}
}

/// A tab view; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct TabView<Selection: Hashable, Content: View>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("TabView") }
}

extension TabView {
  /// Creates a tab view with a selection; the content is not called.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where Selection == Int {
  /// Creates a tab view; the content is not called.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu; a widget shows a prohibition sign instead, as a device does.
nonisolated public struct Menu<Label: View, Content: View>: View {
  /// Creates a menu; the closures are not called.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Menu") }
}
