// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Tables belong to an app's screens; a widget shows a sign in their place.

public import Foundation
public import WidgetViews

/// A column of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable
}

/// A column of a table, with its title.
nonisolated public struct TableColumn<RowValue: Identifiable, Content: View>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue

  /// Creates a column with a localized title; the content is not called.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
  {}

  /// Creates a column with a title that is not localized; the content is not called.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
  {}

  /// Returns the column unchanged, as it is not shown.
  public func width(_ width: CGFloat? = nil) -> some TableColumnContent<RowValue> { self }

  /// Returns the column unchanged, as it is not shown.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil)
    -> some TableColumnContent<RowValue>
  { self }
}

extension TableColumn where Content == Text {
  /// Creates a column of texts with a localized title.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {}

  /// Creates a column of texts with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {}
}

/// Several columns in the place of one.
nonisolated public struct TableColumnList<RowValue: Identifiable>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
}

/// A result builder that combines columns.
@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
  /// Returns a column unchanged; it is of the table's rows.
  public static func buildExpression<Content: View>(_ column: TableColumn<RowValue, Content>)
    -> TableColumn<RowValue, Content>
  { column }

  /// Returns a column unchanged.
  public static func buildExpression<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }

  /// Returns the only column unchanged.
  public static func buildBlock<C: TableColumnContent>(_ column: C) -> C
  where C.TableRowValue == RowValue { column }

  /// Combines columns from left to right.
  public static func buildBlock<each C: TableColumnContent>(
    _ column: repeat each C
  ) -> TableColumnList<RowValue> { TableColumnList() }
}

/// A table; a widget shows a prohibition sign instead.
nonisolated public struct Table<Value: Identifiable, Columns: TableColumnContent>: View {
  /// The prohibition sign, which is reported with the name of the view.
  public var body: some View { UndrawnView("Table") }
}

extension Table {
  /// Creates a table of elements; the columns are not called.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Creates a table of elements with a selection; the columns are not called.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Creates a table of elements with selected ones; the columns are not called.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
}

/// A row of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
  /// The type of the rows' values.
  associatedtype TableRowValue: Identifiable
}

/// A row of a value.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value

  /// Creates a row of a value.
  public init(_ value: Value) {}
}

/// The rows of a table that a builder combines.
nonisolated public struct TableRowList<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue

  /// Creates a row for each element; the content is not called.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(made: [])
  }
}

/// A result builder that combines rows.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Returns a row as it is.
  public static func buildExpression<R: TableRowContent>(_ row: R) -> R
  where R.TableRowValue == Value { row }

  /// Returns the only row unchanged.
  public static func buildBlock<R: TableRowContent>(_ row: R) -> R where R.TableRowValue == Value {
    row
  }

  /// Combines rows from top to bottom.
  public static func buildBlock<each R: TableRowContent>(_ row: repeat each R) -> TableRowList<
    Value
  > { TableRowList() }
}

extension TableColumn {
  /// Creates a column of a property by which rows are sorted; the content is not called.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
}

extension Table {
  /// Creates a table of rows; neither the columns nor the rows are called.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {}

  /// Creates a table of elements that are sorted; the columns are not called.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Creates a table of elements that are sorted, with a selection; the columns are not called.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
}

/// The style of tables.
public protocol TableStyle {}
/// The style that the system decides.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style of tables that set none.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that the system decides.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

/// A table whose rows are inset.
public struct InsetTableStyle: TableStyle {
  /// Creates a style of inset rows.
  public init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// A table whose rows are inset.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

nonisolated extension View {
  /// Sets the style of tables; it has no effect, as none is shown.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Sets the visibility of the columns' titles; it has no effect, as no table is shown.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
