// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import IntentModel

/// The edit sheet of a widget at a moment: the rows that a user sees, in their order, with what
/// each holds.
///
/// A value, made by ``WidgetIntent/form(of:family:in:)`` from a choice. To change the choice, apply a ``ChoiceEdit``
/// to it and make the form again: rows appear and disappear with the values that they depend on.
public struct ParameterForm: Hashable, Sendable {
  /// The title of the intent.
  public var title: String

  /// The description of the intent, from the definition; nil if it has none.
  public var help: String?

  /// The rows that the sheet shows, in their order.
  public var rows: [Row]

  /// Values of the choice that no row shows: of hidden parameters, and of ones that the intent does not have.
  public var hiddenValues: [WidgetChoice.Member]

  /// The row of a parameter; nil if the sheet does not show it.
  public subscript(parameter: String) -> Row? { rows.first { $0.parameter == parameter } }

  /// The row of the list that edits change if they name no list: the catalog's, otherwise the only list.
  public var mainList: Row? {
    if let row = rows.first(where: { $0.control == .destination }) { return row }
    let lists = rows.filter { $0.list != nil }
    return lists.count == 1 ? lists.first : nil
  }
}

extension ParameterForm {
  /// A row of the edit sheet: a parameter with its display name, its control and its value.
  public struct Row: Hashable, Sendable {
    /// The name of the parameter, by which edits name it.
    public var parameter: String

    /// The display name; the parameter's own name if the definition has none.
    public var title: String

    /// The prompt of the parameter; nil if the definition leaves it to the system.
    public var prompt: String?

    /// A note for the user of the terminal; nil for none.
    public var note: RowNote?

    /// The control of the value; of a list, of each element.
    public var control: ParameterControl

    /// The possible lengths of the list; nil if the value is single.
    public var list: ListLength?

    /// The value, or the elements of the list; a single value that is absent has none.
    public var elements: [Element]

    /// The value as it is saved, be it the choice's own or the default; nil if there is none.
    public var value: ParameterValue?

    /// The value before the user chooses; nil if there is none.
    public var defaultValue: ParameterValue?

    /// Whether the choice itself names the value, be it the default or another.
    public var isSet: Bool

    /// Whether the value is the default.
    public var isDefault: Bool

    /// The spelling that a user types to get this value; of a list, the elements joined by commas.
    public var spelling: String

    /// The problem of the value; nil if it fits.
    public var problem: RowProblem?

    /// The kind of value that the row accepts; of a list, that of each element.
    public var expectation: Expectation { control.expectation }

    /// Whether the value can be edited here.
    public var isEditable: Bool {
      if case .unavailable = control { false } else { true }
    }

    /// The text that a user sees for the value: the titles joined by commas, empty if there is
    /// none.
    public var text: String { elements.map(\.title).joined(separator: ", ") }

    /// Whether an element can be added.
    public var canAdd: Bool {
      isEditable && list.map { $0.capacity.map { elements.count < $0 } ?? true } ?? false
    }

    /// Whether an element can be removed.
    public var canRemove: Bool {
      isEditable
        && list.map { $0.capacity.map { elements.count > $0 } ?? !elements.isEmpty } ?? false
    }

    /// The number of empty rows of a list of a fixed size.
    public var emptyCount: Int { max(0, (list?.capacity ?? 0) - elements.count) }
  }

  /// The number of elements that a list can have.
  public enum ListLength: Hashable, Sendable {
    /// Any number: elements are added and removed.
    case free
    /// A fixed number of elements, that of the family: elements are replaced and moved.
    case fixed(Int)

    /// The number of a fixed list.
    public var capacity: Int? {
      if case .fixed(let size) = self { size } else { nil }
    }
  }

  /// A value, or an element of a list.
  public struct Element: Hashable, Sendable {
    /// The value as it is saved.
    public var value: ParameterValue

    /// The title that a user sees.
    public var title: String

    /// The spelling that a user types to get this value.
    public var spelling: String

    /// The identifier of an object; nil for any other value.
    public var identifier: String?

    /// Whether the element is a destination that the catalog no longer has.
    public var isMissing = false

    /// The problem of the element; nil if it fits.
    public var problem: RowProblem?
  }
}
