// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of signing in on a page.
public struct ASWebAuthenticationSessionError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``ASWebAuthenticationSessionErrorDomain``.
  public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = ASWebAuthenticationSessionError

    /// The user closed the page, or refused to open it.
    case canceledLogin = 1
    /// The session has no object that says where to show the page.
    case presentationContextNotProvided = 2
    /// There is no place to show the page, as here.
    case presentationContextInvalid = 3
  }
}

extension ASWebAuthenticationSessionError {
  /// The user closed the page, or refused to open it.
  public static var canceledLogin: Code { .canceledLogin }
  /// The session has no object that says where to show the page.
  public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
  /// There is no place to show the page, as here.
  public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``ASWebAuthenticationSessionError``.
public let ASWebAuthenticationSessionErrorDomain =
  "com.apple.AuthenticationServices.WebAuthenticationSession"
