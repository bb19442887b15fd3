// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of a search.
public struct CSSearchQueryError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``CSSearchQueryErrorDomain``.
  public static var errorDomain: String { CSSearchQueryErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = CSSearchQueryError

    /// The reason is not known.
    case unknown = -2000
    /// The index does not answer; every search here fails with it.
    case indexUnreachable = -2001
    /// The search is not well formed.
    case invalidQuery = -2002
    /// The app canceled the search.
    case cancelled = -2003
  }
}

extension CSSearchQueryError {
  /// The reason is not known.
  public static var unknown: Code { .unknown }
  /// The index does not answer; every search here fails with it.
  public static var indexUnreachable: Code { .indexUnreachable }
  /// The search is not well formed.
  public static var invalidQuery: Code { .invalidQuery }
  /// The app canceled the search.
  public static var cancelled: Code { .cancelled }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``CSSearchQueryError``.
public let CSSearchQueryErrorDomain = "CSSearchQueryErrorDomain"
