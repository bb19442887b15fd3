// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// A purchase of a product, of which there are none here.
public struct Transaction: Hashable, Identifiable, Sendable {
  /// Why the App Store took money.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The name of the reason in the App Store's JSON.
    public let rawValue: String
    /// Creates a reason with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user bought the product.
    public static let purchase = Reason(rawValue: "PURCHASE")
    /// The subscription was renewed by itself.
    public static let renewal = Reason(rawValue: "RENEWAL")
  }

  /// Why a purchase was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason in the App Store's JSON.
    public let rawValue: Int
    /// Creates a reason with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app did not do what it promised.
    public static let developerIssue = RevocationReason(rawValue: 1)
    /// Any other reason, such as a purchase by mistake.
    public static let other = RevocationReason(rawValue: 0)
    /// The reason in words, which are English here.
    public var localizedDescription: String { self == .developerIssue ? "Issue" : "Other" }
  }

  /// The kind of an offer that lowered a price.
  public struct OfferType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind in the App Store's JSON.
    public let rawValue: Int
    /// Creates a kind with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// An offer for new subscribers.
    public static let introductory = OfferType(rawValue: 1)
    /// An offer that the app made.
    public static let promotional = OfferType(rawValue: 2)
    /// An offer of a code.
    public static let code = OfferType(rawValue: 3)
    /// An offer for those who had subscribed once.
    public static let winBack = OfferType(rawValue: 4)
    /// The kind in words, which are English here.
    public var localizedDescription: String {
      switch self {
      case .introductory: "Introductory"
      case .promotional: "Promotional"
      case .code: "Code"
      case .winBack: "Win-back"
      default: "Unknown"
      }
    }
  }

  /// Who bought what the user may use.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name in the App Store's JSON.
    public let rawValue: String
    /// Creates an owner with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user bought it.
    public static let purchased = OwnershipType(rawValue: "PURCHASED")
    /// Someone in the family bought it.
    public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    /// The owner in words, which are English here.
    public var localizedDescription: String { self == .purchased ? "Purchased" : "Family Shared" }
  }

  /// The offer that a purchase was made with.
  public struct Offer: Hashable, Sendable {
    /// How the lower price is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name in the App Store's JSON.
      public let rawValue: String
      /// Creates a way to pay with a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Nothing is paid for a while.
      public static let freeTrial = PaymentMode(rawValue: "FREE_TRIAL")
      /// A lower price is paid in each period.
      public static let payAsYouGo = PaymentMode(rawValue: "PAY_AS_YOU_GO")
      /// A lower price is paid once for several periods.
      public static let payUpFront = PaymentMode(rawValue: "PAY_UP_FRONT")
      /// The lower price is paid once, not for a subscription.
      public static let oneTime = PaymentMode(rawValue: "ONE_TIME")
    }

    /// The identifier of the offer; nil for new subscribers' offers.
    public let id: String?
    /// The kind of the offer.
    public let type: OfferType
    /// How the lower price is paid; nil for offers of codes.
    public let paymentMode: PaymentMode?
    /// How long the offer lasts; nil if it is not known.
    public let period: Product.SubscriptionPeriod?
  }

  /// The transaction as the App Store's JSON.
  public let jsonRepresentation: Data
  /// The identifier of the transaction.
  public let id: UInt64
  /// The identifier of the first purchase, if this is a renewal or a restored one.
  public let originalID: UInt64
  /// The identifier of the subscription's renewal; nil for other products.
  public let webOrderLineItemID: String?
  /// The identifier of the product that was bought.
  public let productID: String
  /// The group of the subscription; nil for other products.
  public let subscriptionGroupID: String?
  /// The identifier of the app's bundle.
  public let appBundleID: String
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date of the first purchase.
  public let originalPurchaseDate: Date
  /// The date on which a subscription expires; nil if the purchase does not expire.
  public let expirationDate: Date?
  /// How many of the product were bought.
  public let purchasedQuantity: Int
  /// Whether the user went to a higher level of the subscription.
  public let isUpgraded: Bool
  /// The offer of the purchase; nil for none.
  public let offer: Offer?
  /// The date on which the App Store refunded or revoked the purchase; nil if it did not.
  public let revocationDate: Date?
  /// The reason for the revocation; nil if there was none.
  public let revocationReason: RevocationReason?
  /// The type of the product.
  public let productType: Product.ProductType
  /// The number that the app gave the account; nil for none.
  public let appAccountToken: UUID?
  /// The store in which it was bought.
  public let environment: AppStore.Environment
  /// Why money was taken.
  public let reason: Reason
  /// The country of the store.
  public let storefront: Storefront
  /// The price that was paid; nil if it is not known.
  public let price: Decimal?
  /// The currency of the price; nil if it is not known.
  public let currency: Locale.Currency?
  /// The identifier of the download of the app.
  public let appTransactionID: String
  /// What shows that it was signed for this device.
  public let deviceVerification: Data
  /// The random number that was signed with it.
  public let deviceVerificationNonce: UUID
  /// Who bought what the user may use.
  public let ownershipType: OwnershipType
  /// The date of the signature.
  public let signedDate: Date

  /// The kind of the offer; nil for none.
  public var offerType: OfferType? { offer?.type }
  /// The identifier of the offer; nil for none.
  public var offerID: String? { offer?.id }
  /// How the lower price is paid, as in JSON; nil for none.
  public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
  /// The store's name in the App Store's JSON.
  public var environmentStringRepresentation: String { environment.rawValue }
  /// The reason's name in the App Store's JSON.
  public var reasonStringRepresentation: String { reason.rawValue }
  /// The code of the store's country.
  public var storefrontCountryCode: String { storefront.countryCode }
  /// The code of the currency; nil if it is not known.
  public var currencyCode: String? { currency?.identifier }

  /// The subscription that was bought; always nil here.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  /// Finishes the transaction; it does nothing here.
  public func finish() async {}
}

extension Transaction: CustomDebugStringConvertible {
  /// The transaction as JSON, for whoever looks for errors.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Transaction {
  /// An asynchronous sequence of transactions, which is always empty here.
  public struct Transactions: AsyncSequence, Sendable {
    /// A transaction with the result of checking its signature.
    public typealias Element = VerificationResult<Transaction>

    /// The iterator of the sequence.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns the next transaction: always nil here.
      public mutating func next() async -> VerificationResult<Transaction>? {
        reportNoStore()
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

  /// The transactions that the app has not finished; always empty here.
  public static var unfinished: Transactions { Transactions() }

  /// Returns all transactions of a product, which is always an empty sequence here.
  public static func all(for productID: String) -> Transactions { Transactions() }

  /// Returns the transactions that entitle the user to a product: always none here.
  public static func currentEntitlements(for productID: String) -> Transactions { Transactions() }

  /// Returns the latest transaction of a product: always nil here.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
    reportNoStore()
    return nil
  }

  /// Returns the transaction that entitles the user to a product: always nil here.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? {
    reportNoStore()
    return nil
  }
}

extension Transaction {
  /// Why the user cannot ask for money back.
  public enum RefundRequestError: Error, LocalizedError, Hashable, Sendable {
    /// The user has asked for it already.
    case duplicateRequest
    /// The App Store did not get the request; always thrown here.
    case failed
  }

  /// What the user did when asked for a reason.
  public enum RefundRequestStatus: Hashable, Sendable {
    /// The App Store got the request.
    case success
    /// The user closed the sheet.
    case userCancelled
  }

  /// Shows a sheet to ask for money back, which a widget cannot.
  ///
  /// - Throws: Always ``RefundRequestError/failed``.
  @MainActor public func beginRefundRequest(
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    try await Self.beginRefundRequest(for: id, in: scene)
  }

  /// Shows a sheet to ask for money back, which a widget cannot.
  ///
  /// - Throws: Always ``RefundRequestError/failed``.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64, in scene: UIWindowScene
  ) async throws -> RefundRequestStatus {
    reportNoStore()
    throw RefundRequestError.failed
  }
}
