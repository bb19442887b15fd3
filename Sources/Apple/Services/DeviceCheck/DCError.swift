// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of proving that a device is genuine.
public struct DCError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``DCErrorDomain``.
  public static var errorDomain: String { DCErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = DCError

    /// The system failed for an unknown reason.
    case unknownSystemFailure = 0
    /// The device does not have the service, which is always the reason here.
    case featureUnsupported = 1
    /// A value is wrong, such as a digest of another length.
    case invalidInput = 2
    /// The key is not known, or cannot be used.
    case invalidKey = 3
    /// The server cannot be reached.
    case serverUnavailable = 4
  }
}

extension DCError {
  /// The system failed for an unknown reason.
  public static var unknownSystemFailure: Code { .unknownSystemFailure }
  /// The device does not have the service, which is always the reason here.
  public static var featureUnsupported: Code { .featureUnsupported }
  /// A value is wrong, such as a digest of another length.
  public static var invalidInput: Code { .invalidInput }
  /// The key is not known, or cannot be used.
  public static var invalidKey: Code { .invalidKey }
  /// The server cannot be reached.
  public static var serverUnavailable: Code { .serverUnavailable }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``DCError``.
public let DCErrorDomain = "com.apple.devicecheck.error"
