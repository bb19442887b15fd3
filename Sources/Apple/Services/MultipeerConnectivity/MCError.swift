// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of devices nearby.
public struct MCError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``MCErrorDomain``.
  public static var errorDomain: String { MCErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = MCError

    /// The reason is not known.
    case unknown = 0
    /// The peer is not connected, which is always the reason here.
    case notConnected = 1
    /// A value of the call is wrong.
    case invalidParameter = 2
    /// The operation is not supported.
    case unsupported = 3
    /// The operation took too long.
    case timedOut = 4
    /// The user has canceled the operation.
    case cancelled = 5
    /// The service is not available.
    case unavailable = 6
  }
}

extension MCError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The peer is not connected, which is always the reason here.
  public static var notConnected: Code { .notConnected }
  /// A value of the call is wrong.
  public static var invalidParameter: Code { .invalidParameter }
  /// The operation is not supported.
  public static var unsupported: Code { .unsupported }
  /// The operation took too long.
  public static var timedOut: Code { .timedOut }
  /// The user has canceled the operation.
  public static var cancelled: Code { .cancelled }
  /// The service is not available.
  public static var unavailable: Code { .unavailable }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``MCError``.
public let MCErrorDomain = "MCErrorDomain"
