// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

/// The App Store of a country, which is not known here.
public struct Storefront: Hashable, Identifiable, Sendable {
  /// The code of the country, of three letters.
  public let countryCode: String
  /// The identifier of the store.
  public let id: String
  /// The currency of the store; nil if it is not known.
  public let currency: Locale.Currency?

  /// The store of the user's account; always nil here.
  public static var current: Storefront? {
    get async {
      reportNoStore()
      return nil
    }
  }

  /// The stores that the user changes to; always an empty sequence here.
  public static var updates: Storefronts { Storefronts() }

  /// An asynchronous sequence of stores, which is always empty here.
  public struct Storefronts: AsyncSequence, Sendable {
    /// The store that the user changed to.
    public typealias Element = Storefront

    /// An iterator that ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns the next store: always nil here.
      public mutating func next() async -> Storefront? { nil }
    }

    /// Returns an iterator that ends at once.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A message of the App Store to the user, of which there are none here.
public struct Message: Hashable, Sendable {
  /// What a message is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Anything without a reason of its own.
    public static let generic = Reason(rawValue: 0)
    /// The user has to agree to a higher price.
    public static let priceIncreaseConsent = Reason(rawValue: 1)
    /// The user could not be charged.
    public static let billingIssue = Reason(rawValue: 2)
    /// There is an offer for someone who had subscribed.
    public static let winBackOffer = Reason(rawValue: 3)
    /// The reason in words, which are English here.
    public var localizedDescription: String {
      switch self {
      case .priceIncreaseConsent: "Price increase"
      case .billingIssue: "Billing issue"
      case .winBackOffer: "Win-back offer"
      default: "Generic"
      }
    }
  }

  /// What the message is about.
  public let reason: Reason

  /// Shows the message, which a widget cannot.
  ///
  /// - Throws: Always ``StoreKitError/unknown``.
  @MainActor public func display(in scene: UIWindowScene) throws { throw StoreKitError.unknown }

  /// The messages to the user; always an empty sequence here.
  public static var messages: Messages { Messages() }

  /// An asynchronous sequence of messages, which is always empty here.
  public struct Messages: AsyncSequence, Sendable {
    /// A message that the app has not shown.
    public typealias Element = Message

    /// An iterator that ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns the next message: always nil here.
      public mutating func next() async -> Message? { nil }
    }

    /// Returns an iterator that ends at once.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A product that the user chose in the App Store, which never happens here.
public struct PurchaseIntent: Hashable, Identifiable, Sendable {
  /// The product that the user chose.
  public let product: Product
  /// The offer that the user chose; nil for none.
  public let offer: Product.SubscriptionOffer?
  /// The identifier of the product.
  public var id: Product.ID { product.id }

  /// The products that the user chooses; always an empty sequence here.
  public static var intents: PurchaseIntents { PurchaseIntents() }

  /// An asynchronous sequence of chosen products, which is always empty here.
  public struct PurchaseIntents: AsyncSequence, Sendable {
    /// A product that the user chose.
    public typealias Element = PurchaseIntent

    /// An iterator that ends at once.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns the next product: always nil here.
      public mutating func next() async -> PurchaseIntent? { nil }
    }

    /// Returns an iterator that ends at once.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
