// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A change of a transaction.
public enum HistoryChange: Sendable {
  /// An object was inserted.
  case insert(any HistoryInsert)
  /// Properties of an object changed.
  case update(any HistoryUpdate)
  /// An object was deleted.
  case delete(any HistoryDelete)

  /// The identifier of the object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// The insertion of an object.
public protocol HistoryInsert<ModelType>: Sendable {
  /// The class of the object.
  associatedtype ModelType: PersistentModel
  /// The type of the identifier of a change.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  /// The type of the identifier of a transaction.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// The identifier of the change.
  var changeIdentifier: ChangeIdentifier { get }
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The identifier of the transaction.
  var transactionIdentifier: TransactionIdentifier { get }
}

/// A change of properties of an object.
public protocol HistoryUpdate<ModelType>: Sendable {
  /// The class of the object.
  associatedtype ModelType: PersistentModel
  /// The type of the identifier of a change.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  /// The type of the identifier of a transaction.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// The identifier of the change.
  var changeIdentifier: ChangeIdentifier { get }
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The identifier of the transaction.
  var transactionIdentifier: TransactionIdentifier { get }
  /// The properties that changed.
  var updatedAttributes: [any PartialKeyPath<ModelType> & Sendable] { get }
}

/// The deletion of an object.
public protocol HistoryDelete<ModelType>: Sendable {
  /// The class of the object.
  associatedtype ModelType: PersistentModel
  /// The type of the identifier of a change.
  associatedtype ChangeIdentifier: Comparable, Hashable, Sendable
  /// The type of the identifier of a transaction.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// The identifier of the change.
  var changeIdentifier: ChangeIdentifier { get }
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The identifier of the transaction.
  var transactionIdentifier: TransactionIdentifier { get }
  /// The values that are kept of the object.
  var tombstone: HistoryTombstone<ModelType> { get }
}

/// The values that are kept of a deleted object, for properties that ask for it.
public struct HistoryTombstone<Model: PersistentModel>: @unchecked Sendable {
  private let values: [PartialKeyPath<Model>: any Sendable]

  /// Returns the value of a property; nil if it was not kept.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? { values[keyPath] as? Value }
}

/// The insertion of an object into SwiftData's own store.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  /// The class of the object.
  public typealias ModelType = Model
  /// The number of the change.
  public let changeIdentifier: Int64
  /// The identifier of the object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the transaction.
  public let transactionIdentifier: Int64
}

/// A change of properties of an object in SwiftData's own store.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  /// The class of the object.
  public typealias ModelType = Model
  /// The number of the change.
  public let changeIdentifier: Int64
  /// The identifier of the object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the transaction.
  public let transactionIdentifier: Int64
  /// The properties that changed.
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

/// The deletion of an object from SwiftData's own store.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  /// The class of the object.
  public typealias ModelType = Model
  /// The number of the change.
  public let changeIdentifier: Int64
  /// The identifier of the object.
  public let changedPersistentIdentifier: PersistentIdentifier
  /// The number of the transaction.
  public let transactionIdentifier: Int64
  /// The values that are kept of the object.
  public let tombstone: HistoryTombstone<Model>
}
