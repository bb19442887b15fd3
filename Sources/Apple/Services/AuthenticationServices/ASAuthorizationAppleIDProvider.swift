// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What makes requests to sign in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What signing in yields.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A request to sign in.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  /// What made the request.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// A request to sign in to an app or a page.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// What the app asks for; nil for only the identifier.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// A text that comes back with the answer; nil for none.
  open var state: String?
  /// A text that is put into the token; nil for none.
  open var nonce: String?
  /// What is asked for.
  open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// A request to sign in with an Apple account.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  /// The identifier of the user who signs in again; nil for any user.
  open var user: String?
}

/// A request for a password of the keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}

/// What makes requests to sign in with an Apple account, of which there is none.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Whether a user is signed in to the app.
  public enum CredentialState: Int, Sendable {
    /// The user ended it.
    case revoked = 0
    /// The user is signed in.
    case authorized = 1
    /// The user never signed in, which is always the answer here.
    case notFound = 2
    /// The app belongs to another team now.
    case transferred = 3
  }

  /// Posted when a user ends it; never posted here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// Creates a provider, which knows no account here.
  public override init() {}

  /// Returns a request to sign in with an Apple Account.
  open func createRequest() -> ASAuthorizationAppleIDRequest {
    ASAuthorizationAppleIDRequest(provider: self)
  }

  /// Asks whether a user is signed in: the handler gets ``CredentialState/notFound``.
  @preconcurrency open func getCredentialState(
    forUserID userID: String,
    completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    reportNoSignIn()
    DispatchQueue.global().async { completion(.notFound, nil) }
  }

  /// Asks whether a user is signed in: never.
  open func credentialState(forUserID userID: String) async throws -> CredentialState {
    reportNoSignIn()
    return .notFound
  }
}

/// What makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// Creates a provider, which knows no passwords here.
  public override init() {}
  /// Returns a request for a password of the user's keychain.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

func reportNoSignIn() {
  reportUnavailable(
    "ASAuthorizationController", answer: "there is no Apple account to sign in with")
}
