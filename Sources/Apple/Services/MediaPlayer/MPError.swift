// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the music library or of a player.
public struct MPError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``MPErrorDomain``.
  public static var errorDomain: String { MPErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = MPError

    /// The reason is not known.
    case unknown = 0
    /// The user did not let the app use the library; players and the library here fail with it.
    case permissionDenied = 1
    /// The user has no subscription for that.
    case cloudServiceCapabilityMissing = 2
    /// The connection to the network failed.
    case networkConnectionFailed = 3
    /// There is no such item.
    case notFound = 4
    /// The device cannot do that.
    case notSupported = 5
    /// The request was canceled.
    case cancelled = 6
    /// The answer came too late.
    case requestTimedOut = 7
  }
}

extension MPError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The user did not let the app use the library; players and the library here fail with it.
  public static var permissionDenied: Code { .permissionDenied }
  /// The user has no subscription for that.
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  /// The connection to the network failed.
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  /// There is no such item.
  public static var notFound: Code { .notFound }
  /// The device cannot do that.
  public static var notSupported: Code { .notSupported }
  /// The request was canceled.
  public static var cancelled: Code { .cancelled }
  /// The answer came too late.
  public static var requestTimedOut: Code { .requestTimedOut }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``MPError``.
public let MPErrorDomain = "MPErrorDomain"
