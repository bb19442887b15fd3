// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI

/// What signs in on a page, which cannot be shown here.
public struct WebAuthenticationSession: Sendable {
  /// How a page is shown.
  public struct BrowserSession: Hashable, Sendable {
    private let name: String
    /// With what the browser knows of the user.
    public static let shared = BrowserSession(name: "shared")
    /// Without what the browser knows of the user.
    public static let ephemeral = BrowserSession(name: "ephemeral")
  }

  /// Shows a page that leads back to an address with a scheme, and fails.
  ///
  /// - Throws: Always ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
  @MainActor public func authenticate(
    using url: URL, callbackURLScheme: String, preferredBrowserSession: BrowserSession? = nil
  ) async throws -> URL { throw refused() }

  /// Shows a page that leads back to an address, and fails.
  ///
  /// - Throws: Always ``ASWebAuthenticationSessionError/Code/presentationContextInvalid``.
  @MainActor public func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: BrowserSession? = nil, additionalHeaderFields: [String: String]
  ) async throws -> URL { throw refused() }

  private func refused() -> ASWebAuthenticationSessionError {
    reportNoSignIn()
    return ASWebAuthenticationSessionError(.presentationContextInvalid)
  }
}

/// What asks the user to sign in; here no one can, as on a device without an account.
public struct AuthorizationController: Sendable {
  /// Asks the user, and fails.
  ///
  /// - Throws: Always ``ASAuthorizationError/Code/unknown``.
  @MainActor public func performRequest(
    _ request: ASAuthorizationRequest,
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw refused() }

  /// Asks the user in one of several ways, and fails.
  ///
  /// - Throws: Always ``ASAuthorizationError/Code/unknown``.
  @MainActor public func performRequests(
    _ requests: [ASAuthorizationRequest],
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw refused() }

  /// Offers passkeys at the keyboard, and fails.
  ///
  /// - Throws: Always ``ASAuthorizationError/Code/unknown``.
  @MainActor public func performAutoFillAssistedRequest(
    _ request: ASAuthorizationRequest
  ) async throws -> ASAuthorizationResult { throw refused() }

  private func refused() -> ASAuthorizationError {
    reportNoSignIn()
    return ASAuthorizationError(.unknown)
  }
}

/// How a user signed in, which never happens here.
public enum ASAuthorizationResult: Sendable {
  /// The user signed in with a password.
  case password(ASPasswordCredential)
  /// The user signed in with an Apple account.
  case appleID(ASAuthorizationAppleIDCredential)
  /// The user signed in with a passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// The user made a passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

extension EnvironmentValues {
  /// What signs in on a page.
  public var webAuthenticationSession: WebAuthenticationSession { WebAuthenticationSession() }

  /// What asks the user to sign in.
  public var authorizationController: AuthorizationController { AuthorizationController() }
}
