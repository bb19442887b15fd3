// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Lists with a selection, and those of trees, which a widget does not show.

public import WidgetViews

extension List {
  /// Creates a list of elements that a key path identifies, with selected ones; the content is not called.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, Selection: Hashable {}

  /// Creates a list of a range with a selection; the content is not called.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row>, Selection: Hashable {}

  /// Creates a list of a range with selected numbers; the content is not called.
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row>, Selection: Hashable {}

  /// Creates a list of a tree with a selection; the content is not called.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
    Selection: Hashable
  {}

  /// Creates a list of a tree whose elements a key path identifies, with a selection; the content is not called.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row>, Selection: Hashable {}

  /// Creates a list of elements of a key path that a user can edit, with a selection; the content is not called.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Selection?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<Binding<C>, ID, EditableCollectionContent<Row, C>>, Selection: Hashable
  {}

  /// Creates a list of a tree with selected elements; the content is not called.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable,
    Selection: Hashable
  {}

  /// Creates a list of a tree whose elements a key path identifies, with selected elements; the content is not called.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<Selection>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row>, Selection: Hashable {}

  /// Creates a list of elements of a key path that a user can edit, with selected elements; the content is not called.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<Binding<C>, ID, EditableCollectionContent<Row, C>>, Selection: Hashable
  {}
}

extension List where Selection == Never {
  /// Creates a list of a tree whose elements a key path identifies; the content is not called.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {}
}
