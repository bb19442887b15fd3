// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further rows of tables, which a widget does not show.

public import UniformTypeIdentifiers
public import WidgetViews

/// Rows that are made of the elements of a collection.
@MainActor @preconcurrency public protocol DynamicTableRowContent<TableRowValue>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection whose elements are shown.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {
  /// The collection, which is not kept; traps with a sentence, as no table is shown.
  public var data: Data {
    preconditionFailure("a ForEach of rows does not keep its data, as no table is shown")
  }
}

extension ForEach where Content: TableRowContent {
  /// Creates a row for each element that a key path identifies; the content is not called.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    self.init(made: [])
  }
}

nonisolated extension DynamicTableRowContent {
  /// Sets what happens when something is dropped between rows, which is never called in a widget.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> { self }

  /// Sets what happens when values are dropped between rows, which is never called in a widget.
  public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue> { self }
}

nonisolated extension TableRowContent {
  /// Adds a context menu to rows, which is never shown in a widget.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M)
    -> some TableRowContent<TableRowValue>
  { self }

  /// Adds a context menu with a preview to rows, which is never shown in a widget.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { self }

  /// Sets the values that rows are dragged as, which is not possible in a widget.
  public func itemProvider(_ action: (() -> NSItemProvider?)?)
    -> some TableRowContent<TableRowValue>
  { self }

  /// Lets a user drag a value, which is not possible in a widget.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T)
    -> some TableRowContent<TableRowValue>
  { self }

  /// Adds an action for values that are dropped on rows; never called in a widget.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> { self }

  /// Sets the effect of a pointer over rows; it has no effect in a widget.
  public func hoverEffect(_ effect: HoverEffect = .automatic)
    -> some TableRowContent<TableRowValue>
  { self }
}

/// Rows of a table of which there are none.
nonisolated public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value

  /// Creates content without rows.
  public init() {}
}

/// A row that a user opens to see those below it.
nonisolated public struct DisclosureTableRow<
  Label: TableRowContent, Content: TableRowContent
>: TableRowContent where Label.TableRowValue == Content.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = Label.TableRowValue

  /// Creates a row of a value with others below it; the content is not called.
  public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil,
    @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value> {}
}

/// The rows of a table that were made of elements.
nonisolated public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
}

/// The header of a section of a table.
nonisolated public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent
{
  /// The type of the rows' values.
  public typealias TableRowValue = Value
}

/// The rows of a table that were made of a tree.
nonisolated public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
}

/// The views below an element of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
  /// Nothing, as trees are not shown.
  public var body: some View { EmptyView() }
}

extension TableRowBuilder {
  /// Returns no rows for an empty block.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// Returns the rows of an `if`.
  public static func buildIf(_ row: (any TableRowContent<Value>)?) -> TableRowList<Value> {
    TableRowList()
  }

  /// Returns the rows of the first branch.
  public static func buildEither<R: TableRowContent>(first row: R) -> TableRowList<Value>
  where R.TableRowValue == Value { TableRowList() }

  /// Returns the rows of the second branch.
  public static func buildEither<R: TableRowContent>(second row: R) -> TableRowList<Value>
  where R.TableRowValue == Value { TableRowList() }
}

extension TableColumnBuilder {
  /// Returns the columns of an `if`.
  public static func buildIf(_ column: (any TableColumnContent<RowValue>)?)
    -> TableColumnList<RowValue>
  { TableColumnList() }

  /// Returns the columns of the first branch.
  public static func buildEither<C: TableColumnContent>(first column: C) -> TableColumnList<
    RowValue
  >
  where C.TableRowValue == RowValue { TableColumnList() }

  /// Returns the columns of the second branch.
  public static func buildEither<C: TableColumnContent>(second column: C)
    -> TableColumnList<RowValue>
  where C.TableRowValue == RowValue { TableColumnList() }

  /// Returns the columns of code with limited availability.
  public static func buildLimitedAvailability<C: TableColumnContent>(_ column: C)
    -> TableColumnList<RowValue>
  where C.TableRowValue == RowValue { TableColumnList() }
}
