// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An error of signing in.
public struct ASAuthorizationError: _BridgedStoredNSError {
  // swift-format-ignore: NoLeadingUnderscores
  /// The error with its domain, code and information.
  public let _nsError: NSError

  // swift-format-ignore: NoLeadingUnderscores
  /// Creates an error from one whose domain is ``errorDomain``.
  public init(_nsError error: NSError) { _nsError = error }

  // swift-format-ignore: NoLeadingUnderscores
  /// The domain by which Foundation finds this type.
  public static var _nsErrorDomain: String { errorDomain }

  /// The domain of such errors, ``ASAuthorizationErrorDomain``.
  public static var errorDomain: String { ASAuthorizationErrorDomain }

  /// The reasons for such an error.
  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    // swift-format-ignore: NoLeadingUnderscores
    /// The type of the errors with these codes.
    public typealias _ErrorType = ASAuthorizationError

    /// The reason is not known, as on a device without an account; every request here fails with
    /// it.
    case unknown = 1000
    /// The user closed the sheet, or said no.
    case canceled = 1001
    /// The answer is not well formed.
    case invalidResponse = 1002
    /// No one handled the request.
    case notHandled = 1003
    /// Signing in failed for a reason that is not known.
    case failed = 1004
    /// The user would have to be asked, which may not be done now.
    case notInteractive = 1005
    /// The user has such a passkey already.
    case matchedExcludedCredential = 1006
    /// The passwords could not be imported.
    case credentialImport = 1007
    /// The passwords could not be exported.
    case credentialExport = 1008
  }
}

extension ASAuthorizationError {
  /// The reason is not known, as on a device without an account; every request here fails with
  /// it.
  public static var unknown: Code { .unknown }
  /// The user closed the sheet, or said no.
  public static var canceled: Code { .canceled }
  /// The answer is not well formed.
  public static var invalidResponse: Code { .invalidResponse }
  /// No one handled the request.
  public static var notHandled: Code { .notHandled }
  /// Signing in failed for a reason that is not known.
  public static var failed: Code { .failed }
  /// The user would have to be asked, which may not be done now.
  public static var notInteractive: Code { .notInteractive }
  /// The user has such a passkey already.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
  /// The passwords could not be imported.
  public static var credentialImport: Code { .credentialImport }
  /// The passwords could not be exported.
  public static var credentialExport: Code { .credentialExport }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of every ``ASAuthorizationError``.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
