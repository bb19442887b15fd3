// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further forms of lists and what their rows have, which a widget does not show.

public import Foundation
public import WidgetViews

extension List {
  /// Creates a list with a selection; the content is not called.
  public init(selection: Binding<Selection?>?, @ViewBuilder content: () -> Content)
  where Selection: Hashable {}

  /// Creates a list with selected elements; the content is not called.
  public init(selection: Binding<Set<Selection>>?, @ViewBuilder content: () -> Content)
  where Selection: Hashable {}

  /// Creates a list of elements with a selection; the content is not called.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Selection: Hashable
  {}

  /// Creates a list of elements with selected ones; the content is not called.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Selection: Hashable
  {}

  /// Creates a list of elements that a key path identifies, with a selection; the content is not called.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Selection: Hashable {}
}

extension List where Selection == Never {
  /// Creates a list of a range; the content is not called.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {}

  /// Creates a list of a tree; the content is not called.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

extension ForEach where Content: View {
  /// Sets whether rows cannot be removed, which is the same in a widget.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}

/// The style that the system decides.
public struct DefaultListStyle: ListStyle {
  /// Creates the style of lists that set none.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that the system decides.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// A list whose rows are in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates a style of groups of rows.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A list whose rows are in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// A list whose rows are inset.
public struct InsetListStyle: ListStyle {
  /// Creates a style of inset rows.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// A list whose rows are inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// The rows of a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Creates a style of a sidebar.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// The rows of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The tint of a row's icon.
public struct ListItemTint: Sendable {
  /// A tint that the system does not replace.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// A tint that the system can replace.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
  /// The row has no tint.
  public static let monochrome = ListItemTint()
}

/// The space between sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The space that the system chooses.
  public static let `default` = ListSectionSpacing()
  /// Less than the system's.
  public static let compact = ListSectionSpacing()
  /// A space in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How prominent the header of a section is.
public enum Prominence: Sendable {
  /// A header as lists have it by default.
  case standard
  /// A header that stands out more.
  case increased
}

/// How prominent a number beside a row is.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String

  /// A badge that stands out less.
  public static let decreased = BadgeProminence(name: "decreased")
  /// A badge as lists have it by default.
  public static let standard = BadgeProminence(name: "standard")
  /// A badge that stands out more.
  public static let increased = BadgeProminence(name: "increased")
}
