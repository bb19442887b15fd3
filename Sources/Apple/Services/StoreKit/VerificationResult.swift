// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The result of checking the App Store's signature of a value.
public enum VerificationResult<SignedType> {
  /// The signature of the value could not be verified.
  case unverified(SignedType, VerificationError)
  /// The signature of the value was verified.
  case verified(SignedType)

  /// The reason that a signature was not verified.
  public enum VerificationError: Error, LocalizedError, Hashable, Sendable {
    /// The certificate of the signature was revoked.
    case revokedCertificate
    /// The certificates of the signature do not lead to Apple's.
    case invalidCertificateChain
    /// The value was signed for another device.
    case invalidDeviceVerification
    /// The signed text cannot be read.
    case invalidEncoding
    /// The signature is not valid.
    case invalidSignature
    /// The signed text lacks something that it has to have.
    case missingRequiredProperties
  }

  /// The signed value, whether or not its signature was verified.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// The signed value; throws the verification error if the signature was not verified.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult: CustomDebugStringConvertible
where SignedType: CustomDebugStringConvertible {
  /// The value as text, for whoever looks for errors.
  public var debugDescription: String { unsafePayloadValue.debugDescription }
}

extension VerificationResult where SignedType == Transaction {
  /// The signed text; always empty here.
  public var jwsRepresentation: String { "" }
  /// The first part of the signed text; always empty here.
  public var headerData: Data { Data() }
  /// The value in the signed text, which is JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// The signature in the signed text; always empty here.
  public var signatureData: Data { Data() }
  /// What was signed; always empty here.
  public var signedData: Data { Data() }
  /// The date of the signature.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// What shows that it was signed for this device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The random number that was signed with it.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == AppTransaction {
  /// The signed text; always empty here.
  public var jwsRepresentation: String { "" }
  /// The first part of the signed text; always empty here.
  public var headerData: Data { Data() }
  /// The value in the signed text, which is JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// The signature in the signed text; always empty here.
  public var signatureData: Data { Data() }
  /// What was signed; always empty here.
  public var signedData: Data { Data() }
  /// The date of the signature.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// What shows that it was signed for this device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The random number that was signed with it.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
  /// The signed text; always empty here.
  public var jwsRepresentation: String { "" }
  /// The first part of the signed text; always empty here.
  public var headerData: Data { Data() }
  /// The value in the signed text, which is JSON.
  public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
  /// The signature in the signed text; always empty here.
  public var signatureData: Data { Data() }
  /// What was signed; always empty here.
  public var signedData: Data { Data() }
  /// The date of the signature.
  public var signedDate: Date { unsafePayloadValue.signedDate }
  /// What shows that it was signed for this device.
  public var deviceVerification: Data { unsafePayloadValue.deviceVerification }
  /// The random number that was signed with it.
  public var deviceVerificationNonce: UUID { unsafePayloadValue.deviceVerificationNonce }
}
