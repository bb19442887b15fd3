// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What widgets do not show: a device draws a sign in its place, and so does the engine, which reports it.

public import WidgetViews

/// A view that scrolls, in whose place a widget shows a sign.
public struct ScrollView<Content: View>: View {
  /// What would be shown.
  public var content: Content

  /// Makes a view that a widget does not show.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// A sign.
  public var body: some View { UndrawnView("ScrollView") }
}

/// A view that reaches places in a scroll view; what is in it is shown.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Makes a view of a function.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// What is in it.
  public var body: some View { content(ScrollViewProxy()) }
}

/// What reaches places in a scroll view, of which a widget has none.
public struct ScrollViewProxy {
  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A list, in whose place a widget shows a sign.
public struct List<Selection, Content: View>: View {
  /// A sign.
  public var body: some View { UndrawnView("List") }
}

extension List where Selection == Never {
  /// Makes a list that a widget does not show.
  public init(@ViewBuilder content: () -> Content) {}

  /// Makes a list that a widget does not show.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}

  /// Makes a list that a widget does not show.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}

/// How a list looks.
public protocol ListStyle {}

/// A list without a ground.
public struct PlainListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

/// A list of groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// A list without a ground.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A list of groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// A form, in whose place a widget shows a sign.
public struct Form<Content: View>: View {
  /// Makes a form that a widget does not show.
  public init(@ViewBuilder content: () -> Content) {}

  /// A sign.
  public var body: some View { UndrawnView("Form") }
}

/// A field for text, in whose place a widget shows a sign.
public struct TextField<Label: View>: View {
  /// A sign.
  public var body: some View { UndrawnView("TextField") }
}

extension TextField where Label == Text {
  /// Makes a field that a widget does not show.
  public init(_ key: LocalizedStringKey, text: Binding<String>) {}
}

/// Something to choose from, in whose place a widget shows a sign.
public struct Picker<Label: View, Selection: Hashable, Content: View>: View {
  /// Makes a picker that a widget does not show.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  /// A sign.
  public var body: some View { UndrawnView("Picker") }
}

extension Picker where Label == Text {
  /// Makes a picker that a widget does not show.
  public init(
    _ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {}
}

/// How a picker looks.
public protocol PickerStyle {}

/// A picker of segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// A picker of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Something to slide, in whose place a widget shows a sign.
public struct Slider<Label: View, ValueLabel: View>: View {
  /// A sign.
  public var body: some View { UndrawnView("Slider") }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider that a widget does not show.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1
  ) {}
}

/// Pages, in whose place a widget shows a sign.
public struct TabView<Selection: Hashable, Content: View>: View {
  /// A sign.
  public var body: some View { UndrawnView("TabView") }
}

extension TabView where Selection == Int {
  /// Makes pages that a widget does not show.
  public init(@ViewBuilder content: () -> Content) {}
}

/// A menu, in whose place a widget shows a sign.
public struct Menu<Label: View, Content: View>: View {
  /// Makes a menu that a widget does not show.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}

  /// A sign.
  public var body: some View { UndrawnView("Menu") }
}
