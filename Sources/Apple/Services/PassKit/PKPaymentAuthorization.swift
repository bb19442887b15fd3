// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation
public import UIKit

/// What became of a payment.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// The payment was accepted.
  case success = 0
  /// It could not be paid.
  case failure = 1
}

/// A card that pays.
open class PKPaymentMethod: NSObject, @unchecked Sendable {
  /// The name of the card; nil here.
  open var displayName: String? { nil }
  /// The company of the card; nil here.
  open var network: PKPaymentNetwork? { nil }
}

/// What a server has to know to take the money; empty here.
open class PKPaymentToken: NSObject, @unchecked Sendable {
  /// The card that the user pays with.
  open var paymentMethod: PKPaymentMethod { PKPaymentMethod() }
  /// The number of the payment.
  open var transactionIdentifier: String { "" }
  /// The payment, which only the server can read.
  open var paymentData: Data { Data() }
}

/// A payment that the user agreed to; there is none here.
open class PKPayment: NSObject, @unchecked Sendable {
  /// What a server has to know to take the money.
  open var token: PKPaymentToken { PKPaymentToken() }
}

/// What became of a payment, with what the user has to change.
open class PKPaymentAuthorizationResult: NSObject, @unchecked Sendable {
  /// What became of the payment.
  open var status: PKPaymentAuthorizationStatus
  /// What the user has to change.
  open var errors: [any Error]

  /// Creates a result with a status, and what is wrong with the user's data; nil for nothing.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    self.status = status
    self.errors = errors ?? []
  }
}

/// What decides on a payment; never called here.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// Is called when the screen is to be closed.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  /// Takes the money.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
  /// Says that it could not be paid.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// A screen to pay, on a device without cards.
open class PKPaymentAuthorizationController: NSObject, @unchecked Sendable {
  /// The object that decides on the payment; nil for none.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  /// Creates a screen, which is never shown.
  public init(paymentRequest request: PKPaymentRequest) {}

  /// Returns whether the device can pay; false here.
  open class func canMakePayments() -> Bool { false }
  /// Returns whether the user has a card of one of the companies; false here.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }
  /// Returns whether the user has such a card for such a shop; false here.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }

  /// Shows nothing: the handler is called at once with false.
  open func present(completion: ((Bool) -> Void)? = nil) {
    reportUnavailable("PKPaymentAuthorizationController", answer: "nothing can be paid")
    completion?(false)
  }
  /// Shows nothing.
  ///
  /// - Returns: Always false.
  open func present() async -> Bool {
    reportUnavailable("PKPaymentAuthorizationController", answer: "nothing can be paid")
    return false
  }
  /// Closes nothing: the handler is called at once.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// What decides on a payment; never called here.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// Is called when the screen is to be closed.
  func paymentAuthorizationViewControllerDidFinish(
    _ controller: PKPaymentAuthorizationViewController)
  /// Takes the money.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationViewControllerDelegate {
  /// Says that it could not be paid.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// A screen to pay, on a device without cards.
open class PKPaymentAuthorizationViewController: UIViewController {
  /// The object that decides on the payment; nil for none.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?

  /// Creates no screen: the result is nil, as nothing can be paid.
  public init?(paymentRequest request: PKPaymentRequest) { return nil }

  /// Returns whether the device can pay; false here.
  open class func canMakePayments() -> Bool { false }
  /// Returns whether the user has a card of one of the companies; false here.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  /// Returns nil, as there is none in an archive.
  public required init?(coder: NSCoder) { return nil }
}
