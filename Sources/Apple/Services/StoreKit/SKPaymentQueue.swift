// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// The signature of an offer that the app made.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// The identifier of the offer.
  public let identifier: String
  /// The name of the key that signed.
  public let keyIdentifier: String
  /// The random number that was signed with it.
  public let nonce: UUID
  /// The signature as text.
  public let signature: String
  /// When it was signed, in milliseconds since 1970.
  public let timestamp: NSNumber

  /// Creates a signature that a server made.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    self.identifier = identifier
    self.keyIdentifier = keyIdentifier
    self.nonce = nonce
    self.signature = signature
    self.timestamp = timestamp
  }
}

/// A product that the user wants to buy.
open class SKPayment: NSObject, @unchecked Sendable {
  fileprivate var identifier: String
  fileprivate var count = 1
  fileprivate var user: String?
  fileprivate var data: Data?
  fileprivate var asksToBuy = false
  fileprivate var discount: SKPaymentDiscount?

  /// Creates a payment for nothing; its identifier is empty.
  public override init() { identifier = "" }
  /// Creates a payment for one of a product.
  public init(product: SKProduct) { identifier = product.productIdentifier }

  /// The identifier of the product.
  open var productIdentifier: String { identifier }
  /// How many are bought.
  open var quantity: Int { count }
  /// Bytes for the App Store; nil for none.
  open var requestData: Data? { data }
  /// The name that the app gave the account; nil for none.
  open var applicationUsername: String? { user }
  /// Whether a child who asks the parents is imitated, in tests.
  open var simulatesAskToBuyInSandbox: Bool { asksToBuy }
  /// The signature of the offer; nil for none.
  open var paymentDiscount: SKPaymentDiscount? { discount }
}

/// A product that the user wants to buy, of which the app can change everything.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// The identifier of the product.
  open override var productIdentifier: String {
    get { identifier }
    set { identifier = newValue }
  }
  /// How many are bought.
  open override var quantity: Int {
    get { count }
    set { count = newValue }
  }
  /// Bytes for the App Store; nil for none.
  open override var requestData: Data? {
    get { data }
    set { data = newValue }
  }
  /// The name that the app gave the account; nil for none.
  open override var applicationUsername: String? {
    get { user }
    set { user = newValue }
  }
  /// Whether a child who asks the parents is imitated, in tests.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { asksToBuy }
    set { asksToBuy = newValue }
  }
  /// The signature of the offer; nil for none.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { discount }
    set { discount = newValue }
  }
}

/// What became of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
  /// The App Store is being asked.
  case purchasing = 0
  /// The user bought the product.
  case purchased = 1
  /// The user did not buy the product; always so here.
  case failed = 2
  /// The user had bought the product before.
  case restored = 3
  /// Someone else has to agree first.
  case deferred = 4
}

/// A purchase of a product, which always fails here.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// The product that the user wanted to buy.
  public let payment: SKPayment

  init(payment: SKPayment) { self.payment = payment }

  /// Why it failed: ``SKError/Code/paymentNotAllowed``.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The first purchase of one that was restored; always nil here.
  open var original: SKPaymentTransaction? { nil }
  /// The date of the purchase; always nil here.
  open var transactionDate: Date? { nil }
  /// The identifier of the purchase; always nil here.
  open var transactionIdentifier: String? { nil }
  /// What became of the payment; always failed here.
  open var transactionState: SKPaymentTransactionState { .failed }
}

/// What learns what became of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Payments were made, or failed, as they always do here.
  func paymentQueue(
    _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// The app is done with payments.
  func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// The earlier purchases could not be fetched.
  func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// All earlier purchases were told; never called here.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// The user chose a product in the App Store; never called here.
  func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool
  /// The user changed the country; never called here.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// The App Store took purchases back; never called here.
  func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  /// Does nothing by default when the app is done with payments.
  public func paymentQueue(
    _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
  ) {}
  /// Does nothing by default when earlier purchases could not be fetched.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing by default when all earlier purchases were told.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Returns false by default, so that what the user chose is not bought.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  /// Does nothing by default when the user changed the country.
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  /// Does nothing by default when purchases were taken back.
  public func paymentQueue(
    _ queue: SKPaymentQueue,
    didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// What decides about payments while they are made; never asked here.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// Whether a payment goes on in another country.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  /// Whether the user is asked about a higher price at once.
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  /// Returns true by default, so that a payment goes on.
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
  /// Returns true by default, so that the user is asked at once.
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// The payments of the app, all of which fail here.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private struct Observer {
    weak var object: (any SKPaymentTransactionObserver)?
  }
  private let lock = NSLock()
  private var observers: [Observer] = []
  private var failed: [SKPaymentTransaction] = []

  /// The object that decides about payments; nil for none.
  open weak var delegate: (any SKPaymentQueueDelegate)?

  /// Returns the payments of this app.
  open class func `default`() -> SKPaymentQueue { queue }

  /// Returns whether the user may pay: always false here.
  open class func canMakePayments() -> Bool { false }

  /// The store of the user's account; always nil here.
  open var storefront: SKStorefront? { nil }

  /// The payments that failed and are not finished.
  open var transactions: [SKPaymentTransaction] { lock.withLock { failed } }

  /// The objects that learn of payments.
  open var transactionObservers: [any SKPaymentTransactionObserver] {
    lock.withLock { observers.compactMap(\.object) }
  }

  /// Tells an object of payments from now on.
  open func add(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.append(Observer(object: observer)) }
  }

  /// Tells an object of payments no longer.
  open func remove(_ observer: any SKPaymentTransactionObserver) {
    lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
  }

  /// Fails to make a payment, of which the observers learn on the main queue.
  open func add(_ payment: SKPayment) {
    reportNoStore()
    let transaction = SKPaymentTransaction(payment: payment)
    lock.withLock { failed.append(transaction) }
    DispatchQueue.main.async { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }

  /// Removes a payment that failed, of which the observers learn on the main queue.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {
    lock.withLock { failed.removeAll { $0 === transaction } }
    DispatchQueue.main.async { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(self, removedTransactions: [transaction])
      }
    }
  }

  /// Fails to fetch earlier purchases, of which the observers learn on the main queue.
  open func restoreCompletedTransactions() {
    reportNoStore()
    DispatchQueue.main.async { [self] in
      for observer in transactionObservers {
        observer.paymentQueue(
          self, restoreCompletedTransactionsFailedWithError: SKError(.paymentCancelled))
      }
    }
  }

  /// Fails to fetch earlier purchases of a user, of which the observers learn on the main queue.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }

  /// Asks for the code of an offer; it does nothing here.
  open func presentCodeRedemptionSheet() { reportNoStore() }

  /// Asks the user about a higher price; it does nothing here.
  open func showPriceConsentIfNeeded() {}
}
