// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
public import Foundation

/// Whether the App Store signed something.
public enum VerificationResult<SignedType> {
  /// It did not.
  case unverified(SignedType, VerificationError)
  /// It did.
  case verified(SignedType)

  /// Why something is not known to be signed.
  public enum VerificationError: Error {
    /// The signature is not that of the App Store.
    case invalidSignature
  }

  /// What is signed, whether by the App Store or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What the App Store signed.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

/// A purchase, of which there is none here.
public struct Transaction: Hashable, Identifiable, Sendable {
  /// What tells it from others.
  public let id: UInt64
  /// What was bought.
  public let productID: String
  /// When.
  public let purchaseDate: Date
  /// Until when; nil never.
  public let expirationDate: Date?
  /// When it was taken back; nil if it was not.
  public let revocationDate: Date?

  /// Purchases one after the other: none.
  public struct Transactions: AsyncSequence, Sendable {
    /// Gives no purchase.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// None.
      public mutating func next() async -> VerificationResult<Transaction>? {
        reportUnavailable("StoreKit", answer: "nothing was bought, and nothing is for sale")
        return nil
      }
    }

    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// What the person has a right to: nothing.
  public static var currentEntitlements: Transactions { Transactions() }

  /// Everything that the person bought: nothing.
  public static var all: Transactions { Transactions() }

  /// What is bought from now on: nothing.
  public static var updates: Transactions { Transactions() }

  /// The last purchase of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }

  /// The right to a product: none.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }

  /// Ends a purchase.
  public func finish() async {}
}

/// Something for sale, of which there is nothing here.
public struct Product: Hashable, Identifiable, Sendable {
  /// What tells it from others.
  public let id: String
  /// Its name.
  public let displayName: String
  /// More of it.
  public let description: String
  /// The price with its currency.
  public let displayPrice: String

  /// Products: none.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    reportUnavailable("StoreKit", answer: "nothing was bought, and nothing is for sale")
    return []
  }
}
