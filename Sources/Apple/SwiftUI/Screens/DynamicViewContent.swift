// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Views made of elements, of which a user can remove, move and add some; not in a widget.

public import Foundation
public import UniformTypeIdentifiers
public import WidgetViews

/// Views that are made of the elements of a collection.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection whose elements are shown.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {
  /// The collection, which is not kept; traps with a sentence, as nothing in a widget reads it.
  public var data: Data {
    preconditionFailure("a ForEach does not keep its data, which a widget has drawn already")
  }
}

nonisolated extension DynamicViewContent {
  /// Sets what happens when rows are removed, which is never called in a widget.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    self
  }

  /// Sets what happens when rows are moved, which is never called in a widget.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?)
    -> some DynamicViewContent<Data>
  { self }

  /// Sets what happens when something is dropped between rows, which is never called in a widget.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> { self }

  /// Sets what happens when values are dropped between rows, which is never called in a widget.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> { self }
}

/// What a user can do with the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The user can move elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// The user can remove elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// The user can move and remove elements.
  public static var all: EditActions<Data> { [.move, .delete] }

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// The row of an element that a user can move or remove.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content

  /// The row as it was made, as nobody edits a widget.
  public var body: some View { content }
}

extension ForEach where Content: View {
  /// Creates a view for a binding to each element that a user can move or remove in an app.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: (Binding<C.Element>) -> Row
  )
  where
    Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID,
    Content == EditableCollectionContent<Row, C>
  {
    self.init(made: data.map { EditableCollectionContent(content: content($0)) })
  }

  /// Creates a view for a binding to each element of a key path that a user can edit in an app.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: (Binding<C.Element>) -> Row
  ) where Data == Binding<C>, Content == EditableCollectionContent<Row, C> {
    self.init(made: data.map { EditableCollectionContent(content: content($0)) })
  }
}

extension List where Selection == Never {
  /// Creates a list of elements that a user can move or remove; the content is not called.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, EditableCollectionContent<Row, C>>,
    C.Element: Identifiable
  {}

  /// Creates a list of elements of a key path that a user can edit; the content is not called.
  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  ) where Content == ForEach<Binding<C>, ID, EditableCollectionContent<Row, C>> {}
}

extension List {
  /// Creates a list of elements that a user can edit, with a selection; the content is not called.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Selection?>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, EditableCollectionContent<Row, C>>,
    C.Element: Identifiable, Selection: Hashable
  {}

  /// Creates a list of elements that a user can edit, with selected ones; nothing is called.
  public init<C: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<C>, editActions: EditActions<C>, selection: Binding<Set<Selection>>?,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, EditableCollectionContent<Row, C>>,
    C.Element: Identifiable, Selection: Hashable
  {}
}
