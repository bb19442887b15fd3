// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension Product {
  /// What is known of a subscription in the App Store.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The offer for new subscribers; nil for none.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers that the app can make.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for those who had subscribed.
    public let winBackOffers: [SubscriptionOffer]
    /// The identifier of the group; a user has one subscription of it.
    public let subscriptionGroupID: String
    /// How long it lasts until it is renewed.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The level in the group, of which 1 is the highest.
    public let groupLevel: Int
    /// The localized name of the group.
    public let groupDisplayName: String

    /// Whether the user gets the offer for new subscribers; always false here.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    /// Returns whether the user gets the offer for new subscribers: always false here.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }

    /// The subscriptions of the group that the user has; always empty here.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    /// Returns the subscriptions of a group that the user has: always an empty array here.
    public static func status(for groupID: String) async throws -> [Status] {
      reportNoStore()
      return []
    }

    /// Returns the subscription of a transaction: always nil here.
    public static func status(transactionID: UInt64) async throws -> Status? {
      reportNoStore()
      return nil
    }
  }
}

extension Product.SubscriptionInfo {
  /// Whether a subscription is renewed.
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    /// The number of the state.
    public let rawValue: Int
    /// Creates a state with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user has the subscription.
    public static let subscribed = RenewalState(rawValue: 1)
    /// The subscription has ended.
    public static let expired = RenewalState(rawValue: 2)
    /// The App Store tries again to take the money.
    public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
    /// The user has it a while longer, though nothing was paid.
    public static let inGracePeriod = RenewalState(rawValue: 4)
    /// The App Store took the subscription back.
    public static let revoked = RenewalState(rawValue: 5)
    /// The state in words, which are English here.
    public var localizedDescription: String {
      switch self {
      case .subscribed: "Subscribed"
      case .expired: "Expired"
      case .inBillingRetryPeriod: "In billing retry period"
      case .inGracePeriod: "In grace period"
      case .revoked: "Revoked"
      default: "Unknown"
      }
    }
  }

  /// How a subscription is going to be renewed.
  public struct RenewalInfo: Hashable, Sendable {
    /// Why a subscription ended.
    public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
      /// The number of the reason in the App Store's JSON.
      public let rawValue: Int
      /// Creates a reason with a number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// The user ended the subscription.
      public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
      /// The money could not be taken.
      public static let billingError = ExpirationReason(rawValue: 2)
      /// The user did not agree to a higher price.
      public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
      /// The product was no longer for sale.
      public static let productUnavailable = ExpirationReason(rawValue: 4)
      /// The reason is not known.
      public static let unknown = ExpirationReason(rawValue: 5)
      /// The reason in words, which are English here.
      public var localizedDescription: String {
        switch self {
        case .autoRenewDisabled: "Auto-renew disabled"
        case .billingError: "Billing error"
        case .didNotConsentToPriceIncrease: "Did not consent to price increase"
        case .productUnavailable: "Product unavailable"
        default: "Unknown"
        }
      }
    }

    /// Whether the user agreed to a higher price.
    @frozen public enum PriceIncreaseStatus: Hashable, Sendable {
      /// The price does not rise.
      case noIncreasePending
      /// The user has not answered yet.
      case pending
      /// The user agreed to it.
      case agreed

      /// The status in words, which are English here.
      public var localizedDescription: String {
        switch self {
        case .noIncreasePending: "No increase pending"
        case .pending: "Pending"
        case .agreed: "Agreed"
        }
      }
    }

    /// The renewal as the App Store's JSON.
    public let jsonRepresentation: Data
    /// The identifier of the first purchase.
    public let originalTransactionID: UInt64
    /// The identifier of the product that the user has.
    public let currentProductID: String
    /// Whether it is renewed by itself.
    public let willAutoRenew: Bool
    /// The identifier of the product that it is renewed to; nil for none.
    public let autoRenewPreference: String?
    /// Why it ended; nil if it has not.
    public let expirationReason: ExpirationReason?
    /// Whether the user agreed to a higher price.
    public let priceIncreaseStatus: PriceIncreaseStatus
    /// Whether the App Store tries again to take the money.
    public let isInBillingRetry: Bool
    /// Until when the user has it without paying; nil for none.
    public let gracePeriodExpirationDate: Date?
    /// The offer of the next period; nil for none.
    public let offer: Transaction.Offer?
    /// The App Store that it was bought in.
    public let environment: AppStore.Environment
    /// The date since which it was never interrupted for long.
    public let recentSubscriptionStartDate: Date
    /// The date of the next renewal; nil for none.
    public let renewalDate: Date?
    /// The price of the next period; nil if it is not known.
    public let renewalPrice: Decimal?
    /// The currency of the price; nil if it is not known.
    public let currency: Locale.Currency?
    /// The identifiers of offers that the user could take after the end.
    public let eligibleWinBackOfferIDs: [String]
    /// What shows that it was signed for this device.
    public let deviceVerification: Data
    /// The random number that was signed with it.
    public let deviceVerificationNonce: UUID
    /// The date of the signature.
    public let signedDate: Date
    /// The number that the app gave the account; nil for none.
    public let appAccountToken: UUID?
    /// The identifier of the download of the app.
    public let appTransactionID: String

    /// The kind of the offer; nil for none.
    public var offerType: Transaction.OfferType? { offer?.type }
    /// The identifier of the offer; nil for none.
    public var offerID: String? { offer?.id }
    /// How the lower price is paid, as in JSON; nil for none.
    public var offerPaymentModeStringRepresentation: String? { offer?.paymentMode?.rawValue }
    /// The store's name in the App Store's JSON.
    public var environmentStringRepresentation: String { environment.rawValue }
    /// The code of the currency; nil if it is not known.
    public var currencyCode: String? { currency?.identifier }
  }

  /// A subscription that the user has or had, which nobody has here.
  public struct Status: Hashable, Sendable {
    /// Whether it is renewed.
    public let state: RenewalState
    /// The latest purchase or renewal of the subscription.
    public let transaction: VerificationResult<Transaction>
    /// How it is going to be renewed.
    public let renewalInfo: VerificationResult<RenewalInfo>

    /// An asynchronous sequence of subscriptions, which is always empty here.
    public struct Statuses: AsyncSequence, Sendable {
      /// A subscription of which something changed.
      public typealias Element = Status

      /// An iterator that ends at once.
      public struct AsyncIterator: AsyncIteratorProtocol {
        /// Returns the next subscription: always nil here.
        public mutating func next() async -> Status? { nil }
      }

      /// Returns an iterator that ends at once.
      public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The subscriptions that change while the app runs; always empty here.
    public static var updates: Statuses { Statuses() }

    /// The subscriptions of the user by their groups; always an empty sequence here.
    public static var all: AsyncStream<(groupID: String, statuses: [Status])> {
      AsyncStream { $0.finish() }
    }
  }
}

extension Product.SubscriptionInfo.RenewalInfo: CustomDebugStringConvertible {
  /// The renewal as JSON, for whoever looks for errors.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

/// What is known of a subscription in the App Store.
public typealias SubscriptionInfo = Product.SubscriptionInfo
/// How a subscription is going to be renewed.
public typealias SubscriptionRenewalInfo = Product.SubscriptionInfo.RenewalInfo
/// Whether a subscription is renewed or has ended.
public typealias SubscriptionRenewalState = Product.SubscriptionInfo.RenewalState
/// A subscription that the user has or had.
public typealias SubscriptionStatus = Product.SubscriptionInfo.Status
