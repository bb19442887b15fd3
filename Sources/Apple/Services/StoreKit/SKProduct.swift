// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// How long a subscription lasts until it is renewed.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many of the unit it lasts; always 0 here.
  open var numberOfUnits: Int { 0 }
  /// The part of the calendar that is counted.
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price of a subscription for a while.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How the lower price is paid.
  public enum PaymentMode: UInt, Sendable {
    /// A lower price is paid in each period.
    case payAsYouGo = 0
    /// A lower price is paid once for several periods.
    case payUpFront = 1
    /// Nothing is paid for a while.
    case freeTrial = 2
  }

  /// Whom an offer is for.
  public enum `Type`: UInt, Sendable {
    /// For someone who never subscribed.
    case introductory = 0
    /// For those whom the app makes it.
    case subscription = 1
  }

  /// The price in the currency of the locale; always 0 here.
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  /// The locale of the price.
  open var priceLocale: Locale { Locale.current }
  /// The identifier of the offer; nil for new subscribers' offers.
  open var identifier: String? { nil }
  /// How long a period of the offer lasts.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// How many periods the offer lasts; always 0 here.
  open var numberOfPeriods: Int { 0 }
  /// How the lower price is paid.
  open var paymentMode: PaymentMode { .payAsYouGo }
  /// Whom the offer is for.
  open var type: `Type` { .introductory }
}

/// A product in the App Store, of which there are none here.
open class SKProduct: NSObject, @unchecked Sendable {
  /// A part of the calendar.
  public enum PeriodUnit: UInt, Sendable {
    /// A day of the calendar.
    case day = 0
    /// A week of seven days.
    case week = 1
    /// A month of the calendar.
    case month = 2
    /// A year of the calendar.
    case year = 3
  }

  /// The description of the product; always empty here.
  open var localizedDescription: String { "" }
  /// The name of the product; always empty here.
  open var localizedTitle: String { "" }
  /// The price in the currency of the locale; always 0 here.
  open var price: NSDecimalNumber { NSDecimalNumber(value: 0) }
  /// The locale of the price.
  open var priceLocale: Locale { Locale.current }
  /// The identifier of the product; always empty here.
  open var productIdentifier: String { "" }
  /// Whether the App Store has files of the product; never here.
  open var isDownloadable: Bool { false }
  /// Whether the family of the buyer may use it; never here.
  open var isFamilyShareable: Bool { false }
  /// The version of the product's files; always empty here.
  open var contentVersion: String { "" }
  /// How long a subscription lasts; always nil here.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The offer for new subscribers; always nil here.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The group of the subscription; always nil here.
  open var subscriptionGroupIdentifier: String? { nil }
  /// The offers that the app can make; always empty here.
  open var discounts: [SKProductDiscount] { [] }
}

/// A question to the App Store, which is not reached here.
open class SKRequest: NSObject, @unchecked Sendable {
  /// Asks the App Store; the delegate is told on the main queue.
  open func start() {}
  /// Ends nothing, as nothing is asked for.
  open func cancel() {}
}

/// What learns how a question to the App Store ended.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// The question was answered.
  func requestDidFinish(_ request: SKRequest)
  /// The question was not answered.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing by default when a question was answered.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing by default when a question was not answered.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The products that the App Store has, which are none here.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products that were found; always empty here.
  open var products: [SKProduct] { [] }
  /// The identifiers that no product has; all of them here.
  public let invalidProductIdentifiers: [String]

  init(invalidProductIdentifiers: [String]) {
    self.invalidProductIdentifiers = invalidProductIdentifiers
  }
}

/// What learns of the products that the App Store has.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The App Store answered; no product is there here.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A question for products, which finds none here.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  /// The object that learns of the products; nil for none.
  open weak var delegate: (any SKProductsRequestDelegate)?

  /// Creates a question for products with identifiers.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  /// Tells the delegate on the main queue that there are no such products.
  open override func start() {
    reportNoStore()
    DispatchQueue.main.async { [self] in
      let response = SKProductsResponse(invalidProductIdentifiers: identifiers.sorted())
      delegate?.productsRequest(self, didReceive: response)
      delegate?.requestDidFinish(self)
    }
  }
}

/// A question for the receipt of the app, which fails here.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// The properties of a receipt for tests; nil for none.
  public let receiptProperties: [String: Any]?
  /// The object that learns how it ended; nil for none.
  open weak var delegate: (any SKRequestDelegate)?

  /// Creates a question for the receipt.
  public init(receiptProperties: [String: Any]? = nil) {
    self.receiptProperties = receiptProperties
  }

  /// Tells the delegate on the main queue that it failed.
  open override func start() {
    reportNoStore()
    DispatchQueue.main.async { [self] in
      delegate?.request(self, didFailWithError: SKError(.paymentCancelled))
    }
  }
}

/// The App Store of a country, which is not known here.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// The code of the country; always empty here.
  open var countryCode: String { "" }
  /// The identifier of the store; always empty here.
  open var identifier: String { "" }
}
