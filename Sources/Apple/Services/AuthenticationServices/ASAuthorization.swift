// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The answer to a request to sign in, which never comes here.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// What an app asks for.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name of the scope.
    public let rawValue: String
    /// Creates a scope from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a scope from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the user.
    public static let fullName = Scope("full_name")
    /// The email address of the user.
    public static let email = Scope("email")
  }

  /// What is asked for.
  public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
    /// The name of the operation.
    public let rawValue: String
    /// Creates an operation from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The provider decides what the user has to do.
    public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
    /// The user signs in with an account.
    public static let operationLogin = OpenIDOperation(rawValue: "login")
    /// The user confirms an account that is signed in.
    public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
    /// The user signs out of an account.
    public static let operationLogout = OpenIDOperation(rawValue: "logout")
  }

  /// What made the request.
  public let provider: any ASAuthorizationProvider
  /// What signing in yields.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// Whether the user seems to be a person.
public enum ASUserDetectionStatus: Int, Sendable {
  /// The device cannot tell.
  case unsupported = 0
  /// It is not known.
  case unknown = 1
  /// The account is likely that of a real user.
  case likelyReal = 2
}

/// What signing in with an Apple account yields, which never comes here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// The identifier of the user.
  public let user: String

  init(user: String) { self.user = user }

  /// The text of the request; nil without one.
  open var state: String? { nil }
  /// What the user allowed.
  open var authorizedScopes: [ASAuthorization.Scope] { [] }
  /// A code for the app's server; nil without one.
  open var authorizationCode: Data? { nil }
  /// A token with the identifier; nil without one.
  open var identityToken: Data? { nil }
  /// The email address; nil unless the user allowed it for the first time.
  open var email: String? { nil }
  /// The name; nil unless the user allowed it for the first time.
  open var fullName: PersonNameComponents? { nil }
  /// Whether the user seems to be a person.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

/// A password of the keychain.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
  /// The name of the user.
  public let user: String
  /// The password in plain text.
  public let password: String

  /// Creates a password of a user.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}
