// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The changes of one save, as a store writes them down; no history is kept here.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  /// The type of the place of a transaction in the history.
  associatedtype TokenType: Comparable, Hashable, Identifiable, Sendable
  /// The type of the identifier of a transaction.
  associatedtype TransactionIdentifier: Comparable, Hashable, Sendable

  /// The author of the context that saved; nil for none.
  var author: String? { get }
  /// The changes of the transaction.
  var changes: [HistoryChange] { get }
  /// The name of the store.
  var storeIdentifier: String { get }
  /// When the changes were saved.
  var timestamp: Date { get }
  /// The place of the transaction in the history.
  var token: TokenType { get }
  /// The identifier of the transaction.
  var transactionIdentifier: TransactionIdentifier { get }
}

/// A description of the transactions to fetch.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
  /// The condition that fetched transactions meet; nil fetches all.
  public var predicate: Predicate<TransactionType>?
  /// The order of the transactions; empty is the order of time.
  public var sortBy: [SortDescriptor<TransactionType>]
  /// The maximum number of transactions; 0 is no limit.
  public var fetchLimit: UInt64 = 0

  /// Creates a descriptor of the transactions that match a predicate, in an order.
  public init(
    predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []
  ) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}

/// A place in the history of a store.
public struct DefaultHistoryToken: Comparable, Hashable, Identifiable, Codable, Sendable {
  /// The number of the last transaction of each store.
  public let tokenValue: [String: Int64]?

  /// The token itself, which identifies it.
  public var id: DefaultHistoryToken { self }

  /// Returns whether the left token is an older place.
  public static func < (left: DefaultHistoryToken, right: DefaultHistoryToken) -> Bool {
    (left.tokenValue?.values.max() ?? 0) < (right.tokenValue?.values.max() ?? 0)
  }
}

/// The changes of one save of SwiftData's own store, of which there are none here.
public struct DefaultHistoryTransaction: HistoryTransaction {
  /// The author of the context that saved; nil for none.
  public let author: String?
  /// The changes of the transaction.
  public let changes: [HistoryChange]
  /// The name of the store.
  public let storeIdentifier: String
  /// When the changes were saved.
  public let timestamp: Date
  /// The place of the transaction in the history.
  public let token: DefaultHistoryToken
  /// The number of the transaction.
  public let transactionIdentifier: Int64
  /// The identifier of the program that saved.
  public let bundleIdentifier: String
  /// The name of the process that saved.
  public let processIdentifier: String

  /// The number of the transaction, which identifies it.
  public var id: Int64 { transactionIdentifier }

  /// Returns whether both are the same transaction.
  public static func == (
    left: DefaultHistoryTransaction, right: DefaultHistoryTransaction
  ) -> Bool { left.id == right.id && left.storeIdentifier == right.storeIdentifier }

  /// Hashes the number of the transaction.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension ModelContext {
  /// Returns the transactions that match a descriptor: there are none, as no history is kept, which is reported once.
  public func fetchHistory<Transaction: HistoryTransaction>(
    _ descriptor: HistoryDescriptor<Transaction>
  ) throws -> [Transaction] {
    reportUnavailable("ModelContext.fetchHistory", answer: "there are no transactions")
    return []
  }

  /// Deletes transactions that match a descriptor, of which there are none.
  public func deleteHistory<Transaction: HistoryTransaction>(
    _ descriptor: HistoryDescriptor<Transaction>
  ) throws {}
}
