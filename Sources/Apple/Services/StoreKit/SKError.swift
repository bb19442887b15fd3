// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the App Store or of the music library.
public struct SKError: Error, CustomNSError, Hashable, Sendable {
  /// The reason for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknown = 0
    /// The user may not do it.
    case clientInvalid = 1
    /// The user closed the sheet.
    case paymentCancelled = 2
    /// The payment is not valid.
    case paymentInvalid = 3
    /// The user may not buy anything.
    case paymentNotAllowed = 4
    /// The product is not sold in the user's country.
    case storeProductNotAvailable = 5
    /// The user did not allow the music library.
    case cloudServicePermissionDenied = 6
    /// The device is not connected.
    case cloudServiceNetworkConnectionFailed = 7
    /// The user took the permission back.
    case cloudServiceRevoked = 8
    /// The user has to read the new privacy policy.
    case privacyAcknowledgementRequired = 9
    /// The app may not use the request's data.
    case unauthorizedRequestData = 10
    /// There is no such offer.
    case invalidOfferIdentifier = 11
    /// The signature of the offer is not valid.
    case invalidSignature = 12
    /// The offer lacks something that it has to have.
    case missingOfferParams = 13
    /// The price of the offer is not valid.
    case invalidOfferPrice = 14
    /// The overlay was taken away.
    case overlayCancelled = 15
    /// The settings of the overlay are not valid.
    case overlayInvalidConfiguration = 16
    /// The overlay was not loaded in time.
    case overlayTimeout = 17
    /// The offer is not for the user.
    case ineligibleForOffer = 18
    /// The device does not have the function.
    case unsupportedPlatform = 19
    /// The scene of the overlay is not seen.
    case overlayPresentedInBackgroundScene = 20

    /// Whether an error has the code, so that it can be caught by it.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
  }

  /// The name of the group of errors.
  public static var errorDomain: String { SKErrorDomain }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error with a reason; what else is told is ignored.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The user may not do it.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user closed the sheet.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not valid.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The user may not buy anything.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The product is not sold in the user's country.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The user did not allow the music library.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The device is not connected.
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  /// The user took the permission back.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The user has to read the new privacy policy.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The app may not use the request's data.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// There is no such offer.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The signature of the offer is not valid.
  public static var invalidSignature: Code { .invalidSignature }
  /// The offer lacks something that it has to have.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The price of the offer is not valid.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The overlay was taken away.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The settings of the overlay are not valid.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The overlay was not loaded in time.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The offer is not for the user.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The device does not have the function.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// The scene of the overlay is not seen.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the group of errors.
public let SKErrorDomain = "SKErrorDomain"
