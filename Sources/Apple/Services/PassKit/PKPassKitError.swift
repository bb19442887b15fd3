// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A failure with passes.
public struct PKPassKitError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknownError = -1
    /// The data is no pass.
    case invalidDataError = 1
    /// The pass is of a version that is not known.
    case unsupportedVersionError = 2
    /// The pass was not signed as it has to be.
    case invalidSignature = 3
    /// The app is not allowed to.
    case notEntitledError = 4

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? PKPassKitError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknownError: Code { .unknownError }
  /// The data is no pass.
  public static var invalidDataError: Code { .invalidDataError }
  /// The pass is of a version that is not known.
  public static var unsupportedVersionError: Code { .unsupportedVersionError }
  /// The pass was not signed as it has to be.
  public static var invalidSignature: Code { .invalidSignature }
  /// The app is not allowed to.
  public static var notEntitledError: Code { .notEntitledError }
}

/// Something about a payment that the user has to change.
public struct PKPaymentError: Error, CustomNSError, Hashable, Sendable {
  /// The reasons for the error.
  public enum Code: Int, Sendable {
    /// The reason is not known.
    case unknownError = -1
    /// The address of the delivery is not valid.
    case shippingContactInvalidError = 1
    /// The address of the bill is not valid.
    case billingContactInvalidError = 2
    /// There is no delivery to the address.
    case shippingAddressUnserviceableError = 3

    /// Returns whether an error has this reason, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? PKPaymentError)?.code == code
    }
  }

  /// The domain of the error, as in `NSError`.
  public static var errorDomain: String { "PKPaymentErrorDomain" }
  /// The reason for the error.
  public let code: Code
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// Creates an error of a reason; what else is known about it is not kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The reason is not known.
  public static var unknownError: Code { .unknownError }
  /// The address of the delivery is not valid.
  public static var shippingContactInvalidError: Code { .shippingContactInvalidError }
  /// The address of the bill is not valid.
  public static var billingContactInvalidError: Code { .billingContactInvalidError }
  /// There is no delivery to the address.
  public static var shippingAddressUnserviceableError: Code { .shippingAddressUnserviceableError }
}
