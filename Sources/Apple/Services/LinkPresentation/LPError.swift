// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of getting what a link shows.
public struct LPError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``LPErrorDomain``.
  public static var errorDomain: String { LPErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = LPError

    /// The reason is not known.
    case unknown = 1
    /// The page could not be had, which is always the reason here.
    case metadataFetchFailed = 2
    /// The app canceled the request.
    case metadataFetchCancelled = 3
    /// The page took longer than is allowed.
    case metadataFetchTimedOut = 4
    /// The system does not allow the request.
    case metadataFetchNotAllowed = 5
  }
}

extension LPError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The page could not be had, which is always the reason here.
  public static var metadataFetchFailed: Code { .metadataFetchFailed }
  /// The app canceled the request.
  public static var metadataFetchCancelled: Code { .metadataFetchCancelled }
  /// The page took longer than is allowed.
  public static var metadataFetchTimedOut: Code { .metadataFetchTimedOut }
  /// The system does not allow the request.
  public static var metadataFetchNotAllowed: Code { .metadataFetchNotAllowed }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``LPError``.
public let LPErrorDomain = "LPErrorDomain"
