// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// How a user changes the columns of tables, and the rest of columns; a widget shows no tables.

public import Foundation
public import WidgetViews

/// How the texts of a column are aligned.
public struct TableColumnAlignment: Hashable, Sendable {
  private let name: String

  /// What the system decides.
  public static let automatic = TableColumnAlignment(name: "automatic")
  /// At the leading edge.
  public static let leading = TableColumnAlignment(name: "leading")
  /// In the middle of the column.
  public static let center = TableColumnAlignment(name: "center")
  /// At the trailing edge.
  public static let trailing = TableColumnAlignment(name: "trailing")
  /// As numbers of the view's language are.
  public static let numeric = TableColumnAlignment(name: "numeric")

  /// As numbers of a numbering system are.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .numeric
  }
}

/// What a user can do with a column of a table.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
  private var bits: Set<Int>

  /// Creates a set without behaviors.
  public init() { bits = [] }

  private init(_ bit: Int) { bits = [bit] }

  /// The user can move the column.
  public static let reorder = TableColumnCustomizationBehavior(1)
  /// The user can change the width of the column.
  public static let resize = TableColumnCustomizationBehavior(2)
  /// The user can show and hide the column.
  public static let visibility = TableColumnCustomizationBehavior(4)
  /// The user can do everything with the column.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]

  /// Returns whether the set has all behaviors of another.
  public func contains(_ member: TableColumnCustomizationBehavior) -> Bool {
    bits.isSuperset(of: member.bits)
  }
  /// Adds behaviors, and returns whether any of them was new.
  @discardableResult public mutating func insert(_ member: TableColumnCustomizationBehavior) -> (
    inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior
  ) {
    let isNew = !contains(member)
    bits.formUnion(member.bits)
    return (isNew, member)
  }
  /// Removes behaviors and returns them; nil if the set does not have all of them.
  @discardableResult public mutating func remove(_ member: TableColumnCustomizationBehavior)
    -> TableColumnCustomizationBehavior?
  {
    guard contains(member) else { return nil }
    bits.subtract(member.bits)
    return member
  }
  /// Adds behaviors, and returns them if the set already had all of them; nil otherwise.
  @discardableResult public mutating func update(with member: TableColumnCustomizationBehavior)
    -> TableColumnCustomizationBehavior?
  {
    insert(member).inserted ? nil : member
  }
  /// Adds the behaviors of another set.
  public mutating func formUnion(_ other: TableColumnCustomizationBehavior) {
    bits.formUnion(other.bits)
  }
  /// Keeps only the behaviors that both sets have.
  public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) {
    bits.formIntersection(other.bits)
  }
  /// Keeps only the behaviors that exactly one of the sets has.
  public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
    bits.formSymmetricDifference(other.bits)
  }
  /// Returns the behaviors of both sets.
  public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
    var result = self
    result.formUnion(other)
    return result
  }
  /// Returns the behaviors that both sets have.
  public func intersection(_ other: TableColumnCustomizationBehavior)
    -> TableColumnCustomizationBehavior
  {
    var result = self
    result.formIntersection(other)
    return result
  }
  /// Returns the behaviors that exactly one of the sets has.
  public func symmetricDifference(_ other: TableColumnCustomizationBehavior)
    -> TableColumnCustomizationBehavior
  {
    var result = self
    result.formSymmetricDifference(other)
    return result
  }
}

/// How a user changed the columns of a table, which is nothing in a widget.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var visibilities: [String: Int] = [:]

  /// Creates the state of a table that nobody changed.
  public init() {}

  /// Forgets the order of the columns, which nobody changed.
  public mutating func resetOrder() {}

  /// Whether the column with an identifier is shown.
  public subscript(visibility id: String) -> Visibility {
    get {
      switch visibilities[id] {
      case 1: .visible
      case 2: .hidden
      default: .automatic
      }
    }
    set { visibilities[id] = newValue == .visible ? 1 : newValue == .hidden ? 2 : nil }
  }
}

/// Columns for the elements of a collection.
nonisolated public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue

  /// Creates a column for each element that a key path identifies; the content is not called.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) {}

  /// Creates a column for each element; the content is not called.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {}
}

nonisolated extension TableColumnContent {
  /// Sets how the texts of the column are aligned, which is not shown.
  public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue>
  { self }

  /// Sets the identity by which a user changes the column, which is not shown.
  public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue> { self }

  /// Sets what a user cannot do with the column, which is not shown.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue>
  { self }

  /// Sets whether the column is shown at first; none is shown.
  public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue>
  { self }
}

extension TableColumn {
  /// Creates a column with a text as its title; the content is not called.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {}

  /// Creates a column with the title of a resource; the content is not called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}

  /// Creates a column of a property by which rows are sorted; the content is not called.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}

  /// Creates a column with a text as its title, by which rows are sorted; nothing is called.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}

  /// Creates a column of a property with its comparator; the content is not called.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {}

  /// Creates a column that a comparator sorts; the content is not called.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, sortUsing comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
}

extension TableColumn where Content == Text {
  /// Creates a column of texts with a text as its title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {}
}

extension Table {
  /// Creates a table that a user can change; the columns are not called.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Creates a table that a user can change, with a selection; the columns are not called.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Creates a table that a user can change, with selected rows; the columns are not called.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}

  /// Creates a table that a user can change and sort; the columns are not called.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {}

  /// Creates a table that a user can change and sort, with selected rows; nothing is called.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {}

  /// Creates a sorted table with a selection; the columns are not called.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value, Sort.Compared == Value {}

  /// Creates a table of rows with a selection; neither the columns nor the rows are called.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {}

  /// Creates a table of rows with selected ones; neither the columns nor the rows are called.
  public init<Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value {}

  /// Creates a table of sorted rows; neither the columns nor the rows are called.
  public init<Sort: SortComparator, Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value, Sort.Compared == Value {}

  /// Creates a table of sorted rows with selected ones; nothing is called.
  public init<Sort: SortComparator, Rows: TableRowContent>(
    of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Rows.TableRowValue == Value, Sort.Compared == Value {}

  /// Creates a table of a tree; the columns are not called.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
}
