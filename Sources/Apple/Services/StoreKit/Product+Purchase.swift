// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UIKit

extension Product {
  /// What a purchase is made with.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    private let value: String

    /// Names the account by a number of the app's.
    public static func appAccountToken(_ token: UUID) -> PurchaseOption {
      PurchaseOption(name: "appAccountToken", value: token.uuidString)
    }
    /// Sets how many are bought, which is 1 without it.
    public static func quantity(_ quantity: Int) -> PurchaseOption {
      PurchaseOption(name: "quantity", value: "\(quantity)")
    }
    /// Imitates a child who asks the parents, in tests.
    public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
      PurchaseOption(name: "simulatesAskToBuyInSandbox", value: "\(simulateAskToBuy)")
    }
    /// Takes an offer that the app made, with its signature.
    public static func promotionalOffer(
      offerID: String, keyID: String, nonce: UUID, signature: Data, timestamp: Int
    ) -> PurchaseOption { PurchaseOption(name: "promotionalOffer", value: offerID) }
    /// Takes an offer that the app made, with its signature.
    public static func promotionalOffer(
      offerID: String, signature: SubscriptionOffer.Signature
    ) -> PurchaseOption { PurchaseOption(name: "promotionalOffer", value: offerID) }
    /// Takes an offer that the app made, which a server signed.
    public static func promotionalOffer(
      _ offerID: String, compactJWS: String
    ) -> [PurchaseOption] { [PurchaseOption(name: "promotionalOffer", value: offerID)] }
    /// Takes an offer for someone who had subscribed.
    public static func winBackOffer(_ offer: SubscriptionOffer) -> PurchaseOption {
      PurchaseOption(name: "winBackOffer", value: offer.id ?? "")
    }
    /// Says by a server's signature whether the user is a new subscriber.
    public static func introductoryOfferEligibility(compactJWS: String) -> PurchaseOption {
      PurchaseOption(name: "introductoryOfferEligibility", value: compactJWS)
    }
    /// Asks whether to go on if the user's country changes; never called here.
    @preconcurrency public static func onStorefrontChange(
      shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
    ) -> PurchaseOption { PurchaseOption(name: "onStorefrontChange", value: "") }
    /// Sets a text under a key of the app's.
    public static func custom(key: String, value: String) -> PurchaseOption {
      PurchaseOption(name: key, value: value)
    }
    /// Sets a number under a key of the app's.
    public static func custom(key: String, value: Double) -> PurchaseOption {
      PurchaseOption(name: key, value: "\(value)")
    }
    /// Sets a truth value under a key of the app's.
    public static func custom(key: String, value: Bool) -> PurchaseOption {
      PurchaseOption(name: key, value: "\(value)")
    }
    /// Sets bytes under a key of the app's.
    public static func custom(key: String, value: Data) -> PurchaseOption {
      PurchaseOption(name: key, value: value.base64EncodedString())
    }
  }

  /// How a purchase ended.
  public enum PurchaseResult: Sendable {
    /// The user bought the product, which never happens here.
    case success(VerificationResult<Transaction>)
    /// The user closed the sheet.
    case userCancelled
    /// Someone else has to agree first.
    case pending
  }

  /// Why a product was not bought.
  public enum PurchaseError: Error, LocalizedError, Hashable, Sendable {
    /// So many cannot be bought at once.
    case invalidQuantity
    /// The product is not for sale; always thrown here.
    case productUnavailable
    /// The user may not buy anything.
    case purchaseNotAllowed
    /// The offer is not for the user.
    case ineligibleForOffer
    /// There is no such offer.
    case invalidOfferIdentifier
    /// The price of the offer is not valid.
    case invalidOfferPrice
    /// The signature of the offer is not valid.
    case invalidOfferSignature
    /// The offer lacks something that it has to have.
    case missingOfferParameters
  }

  /// Buys the product, which is not for sale here.
  ///
  /// - Throws: Always ``PurchaseError/productUnavailable``.
  @discardableResult @MainActor public func purchase(
    options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult {
    reportNoStore()
    throw PurchaseError.productUnavailable
  }

  /// Buys the product with a sheet in a scene, which is not for sale here.
  ///
  /// - Throws: Always ``PurchaseError/productUnavailable``.
  @discardableResult @MainActor public func purchase(
    confirmIn scene: some UIScene, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }

  /// Buys the product with a sheet over a screen, which is not for sale here.
  ///
  /// - Throws: Always ``PurchaseError/productUnavailable``.
  @discardableResult @MainActor public func purchase(
    confirmIn viewController: UIViewController, options: Set<PurchaseOption> = []
  ) async throws -> PurchaseResult { try await purchase(options: options) }
}
