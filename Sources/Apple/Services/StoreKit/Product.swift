// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A product in the App Store, of which there are none here.
public struct Product: Hashable, Identifiable, Sendable {
  /// The type of the identifier.
  public typealias ID = String

  /// How a product is used up.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name in the App Store's JSON.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is used up and bought again.
    public static let consumable = ProductType(rawValue: "Consumable")
    /// It is bought once and kept.
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    /// It ends, and is not renewed by itself.
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    /// It is renewed until the user ends it.
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    /// The type in words, which are English here.
    public var localizedDescription: String { rawValue }
  }

  /// The product as the App Store's JSON.
  public let jsonRepresentation: Data
  /// The identifier of the product.
  public let id: String
  /// How the product is used up.
  public let type: ProductType
  /// The localized name of the product.
  public let displayName: String
  /// The localized description of the product.
  public let description: String
  /// The price in the currency of the user's store.
  public let price: Decimal
  /// The localized price with its currency.
  public let displayPrice: String
  /// Whether the family of the buyer may use it.
  public let isFamilyShareable: Bool
  /// What is known of a subscription; nil for other products.
  public let subscription: SubscriptionInfo?
  /// How prices of the user's store are written.
  public let priceFormatStyle: Decimal.FormatStyle.Currency

  /// How periods of the user's store are written.
  public var subscriptionPeriodFormatStyle: DateRangeWords { .components(style: .wide) }

  /// How units of periods of the user's store are written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }

  /// Returns the products with the given identifiers: always an empty array here; never throws.
  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers
  ) async throws -> [Product] where Identifiers.Element == String {
    reportNoStore()
    return []
  }

  /// The latest transaction of the product; always nil here.
  public var latestTransaction: VerificationResult<Transaction>? {
    get async { await Transaction.latest(for: id) }
  }
  /// The transaction that entitles the user to the product; always nil here.
  public var currentEntitlement: VerificationResult<Transaction>? {
    get async { await Transaction.currentEntitlement(for: id) }
  }
  /// The transactions that entitle the user to the product; always empty here.
  public var currentEntitlements: Transaction.Transactions {
    Transaction.currentEntitlements(for: id)
  }
}

extension Product: CustomDebugStringConvertible {
  /// The product as JSON, for whoever looks for errors.
  public var debugDescription: String { String(decoding: jsonRepresentation, as: UTF8.self) }
}

extension Product {
  /// How a product of the App Store is shown there, which an app can change.
  public struct PromotionInfo: Hashable, Sendable {
    /// Whether a product is shown.
    public enum Visibility: Int, Hashable, Sendable {
      /// As the developer set for all users.
      case appStoreConnectDefault
      /// The product is shown to the user.
      case visible
      /// The product is not shown to the user.
      case hidden
    }

    /// The identifier of the product.
    public let productID: Product.ID
    /// Whether the product is shown.
    public var visibility: Visibility

    /// Sends the change to the App Store.
    ///
    /// - Throws: Always ``StoreKitError/unknown``.
    public func update() async throws { throw StoreKitError.unknown }

    /// The products in the order in which they are shown; always empty here.
    public static var currentOrder: [PromotionInfo] { get async throws { [] } }

    /// Changes the order of the products.
    ///
    /// - Throws: Always ``StoreKitError/unknown``.
    public static func updateProductOrder(byID order: some Collection<String>) async throws {
      throw StoreKitError.unknown
    }
    /// Changes whether a product is shown.
    ///
    /// - Throws: Always ``StoreKitError/unknown``.
    public static func updateProductVisibility(
      _ visibility: Visibility, for productID: Product.ID
    ) async throws { throw StoreKitError.unknown }
    /// Changes the order of products and whether they are shown.
    ///
    /// - Throws: Always ``StoreKitError/unknown``.
    public static func updateAll(_ promotions: some Collection<PromotionInfo>) async throws {
      throw StoreKitError.unknown
    }
  }
}
