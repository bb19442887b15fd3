// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The result of checking the App Store's signature of a value.
public enum VerificationResult<SignedType> {
  /// The signature of the value could not be verified.
  case unverified(SignedType, VerificationError)
  /// The signature of the value was verified.
  case verified(SignedType)

  /// The reason that a signature was not verified.
  public enum VerificationError: Error {
    /// The signature is not valid.
    case invalidSignature
  }

  /// The signed value, whether or not its signature was verified.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The signed value; throws the verification error if the signature was not verified.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// A purchase of a product, of which there are none here.
public struct Transaction: Hashable, Identifiable, Sendable {
  /// The identifier of the transaction.
  public let id: UInt64
  /// The identifier of the product that was bought.
  public let productID: String
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date on which a subscription expires; nil if the purchase does not expire.
  public let expirationDate: Date?
  /// The date on which the App Store refunded or revoked the purchase; nil if it did not.
  public let revocationDate: Date?

  /// An asynchronous sequence of transactions, which is always empty here.
  public struct Transactions: AsyncSequence, Sendable {
    /// The iterator of the sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns the next transaction: always nil here.
      public mutating func next() async -> VerificationResult<Transaction>? {
        reportUnavailable("StoreKit", answer: "nothing was bought, and nothing is for sale")
        return nil
      }
    }

    /// Returns an iterator over no transactions.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The latest transactions that entitle the user to products; always empty here.
  public static var currentEntitlements: Transactions { Transactions() }

  /// All transactions of the user; always empty here.
  public static var all: Transactions { Transactions() }

  /// The transactions that are made while the app runs; always empty here.
  public static var updates: Transactions { Transactions() }

  /// Returns the latest transaction of a product: always nil here.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }

  /// Returns the transaction that entitles the user to a product: always nil here.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// Finishes the transaction; it does nothing here.
  public func finish() async {}
}

/// A product in the App Store, of which there are none here.
public struct Product: Hashable, Identifiable, Sendable {
  /// The identifier of the product.
  public let id: String
  /// The localized name of the product.
  public let displayName: String
  /// The localized description of the product.
  public let description: String
  /// The localized price with its currency.
  public let displayPrice: String

  /// Returns the products with the given identifiers: always an empty array here; never throws.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    reportUnavailable("StoreKit", answer: "nothing was bought, and nothing is for sale")
    return []
  }
}
