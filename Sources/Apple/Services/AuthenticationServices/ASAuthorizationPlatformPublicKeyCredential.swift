// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What makes requests for passkeys of a web site.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider,
  @unchecked Sendable
{
  /// The domain of the web site.
  public let relyingPartyIdentifier: String

  /// Creates a provider for a web site.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
  }

  /// Returns a request for a new passkey.
  open func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: self, challenge: challenge, name: name, userID: userID)
  }

  /// Returns a request to sign in with a passkey.
  open func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(
      provider: self, challenge: challenge)
  }
}

/// Whether the user has to prove to be the owner of the device.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable,
  Hashable, Sendable
{
  /// The name of the preference.
  public let rawValue: String
  /// Creates a preference of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The user should prove it, if that is possible.
  public static let preferred = Self(rawValue: "preferred")
  /// The user has to prove it.
  public static let required = Self(rawValue: "required")
  /// The user need not prove it.
  public static let discouraged = Self(rawValue: "discouraged")
}

/// The identifier of a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject, @unchecked Sendable {
  /// The bytes of the identifier.
  open var credentialID: Data

  /// Creates an identifier of a passkey.
  public init(credentialID: Data) { self.credentialID = credentialID }
}

/// A request for a new passkey.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// What the server wants to be signed.
  open var challenge: Data
  /// The name of the user, as it is shown.
  open var name: String
  /// The identifier of the user.
  open var userID: Data
  /// The name of the user in full; nil for the short one.
  open var displayName: String?
  /// Whether the user has to prove to be the owner.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(provider: any ASAuthorizationProvider, challenge: Data, name: String, userID: Data) {
    (self.challenge, self.name, self.userID) = (challenge, name, userID)
    super.init(provider: provider)
  }
}

/// A request to sign in with a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  /// What the server wants to be signed.
  open var challenge: Data
  /// The passkeys that may be used; empty for all.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// Whether the user has to prove to be the owner.
  open var userVerificationPreference =
    ASAuthorizationPublicKeyCredentialUserVerificationPreference.preferred

  init(provider: any ASAuthorizationProvider, challenge: Data) {
    self.challenge = challenge
    super.init(provider: provider)
  }
}

/// A passkey that was made, which never happens here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  /// The bytes of the identifier.
  public let credentialID: Data
  /// What the server checks; nil without it.
  open var rawAttestationObject: Data? { nil }
  /// What the program says to the server.
  open var rawClientDataJSON: Data { Data() }

  init(credentialID: Data) { self.credentialID = credentialID }
}

/// What signing in with a passkey yields, which never happens here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject,
  ASAuthorizationCredential, @unchecked Sendable
{
  /// The bytes of the identifier.
  public let credentialID: Data
  /// The signature of what the server wanted to be signed.
  open var signature: Data { Data() }
  /// The identifier of the user.
  open var userID: Data { Data() }
  /// What the server checks.
  open var rawAuthenticatorData: Data { Data() }
  /// What the program says to the server.
  open var rawClientDataJSON: Data { Data() }

  init(credentialID: Data) { self.credentialID = credentialID }
}
