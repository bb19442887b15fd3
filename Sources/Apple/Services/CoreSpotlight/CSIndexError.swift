// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of the index of the search.
public struct CSIndexError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``CSIndexErrorDomain``.
  public static var errorDomain: String { CSIndexErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = CSIndexError

    /// The reason is not known.
    case unknownError = -1
    /// The index does not answer.
    case indexUnavailableError = -1000
    /// The item is not well formed.
    case invalidItemError = -1001
    /// The state is too large or not well formed.
    case invalidClientStateError = -1002
    /// The process that keeps the index did not answer.
    case remoteConnectionError = -1003
    /// The app has too many items.
    case quotaExceeded = -1004
    /// The device has no index; every request here fails with it.
    case indexingUnsupported = -1005
    /// The state is not the one that was expected.
    case mismatchedClientState = -1006
  }
}

extension CSIndexError {
  /// The reason is not known.
  public static var unknownError: Code { .unknownError }
  /// The index does not answer.
  public static var indexUnavailableError: Code { .indexUnavailableError }
  /// The item is not well formed.
  public static var invalidItemError: Code { .invalidItemError }
  /// The state is too large or not well formed.
  public static var invalidClientStateError: Code { .invalidClientStateError }
  /// The process that keeps the index did not answer.
  public static var remoteConnectionError: Code { .remoteConnectionError }
  /// The app has too many items.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// The device has no index; every request here fails with it.
  public static var indexingUnsupported: Code { .indexingUnsupported }
  /// The state is not the one that was expected.
  public static var mismatchedClientState: Code { .mismatchedClientState }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``CSIndexError``.
public let CSIndexErrorDomain = "CSIndexErrorDomain"
