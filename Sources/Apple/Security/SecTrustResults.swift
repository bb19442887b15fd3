// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// What judging certificates came to.
public enum SecTrustResultType: UInt32, Sendable {
  /// Nothing was judged, as no evaluation was asked for.
  case invalid = 0
  /// The user trusts them.
  case proceed = 1
  /// The user does not trust them.
  case deny = 3
  /// They are trusted, and nobody has said anything else.
  case unspecified = 4
  /// They are not trusted, which can be ignored.
  case recoverableTrustFailure = 5
  /// They are not trusted.
  case fatalTrustFailure = 6
  /// They could not be judged.
  case otherError = 7
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Judges certificates, which are not trusted here.
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?
) -> OSStatus {
  result?.pointee = .fatalTrustFailure
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says what judging certificates came to: they are not trusted here.
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .fatalTrustFailure
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes something to judge of certificates and what they are judged by.
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = SecTrust()
  return errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a certificate; always nil here, as there are none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
  nil
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what was said of certificates that are not trusted otherwise; always nil here.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Says that certificates are to be trusted; never done here.
///
/// - Returns: Always false.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Gives the certificate of an identity; there is none here.
@discardableResult
public func SecIdentityCopyCertificate(
  _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus { errSecUnimplemented }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the key of the first certificate; always nil here.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what says that certificates are asked for whether they were revoked.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
  SecPolicy()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whoever made a certificate is asked about it.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lists of revoked certificates are asked.
public let kSecRevocationCRLMethod: CFOptionFlags = 2
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lists are preferred to asking about a certificate.
public let kSecRevocationPreferCRL: CFOptionFlags = 4
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Without an answer a certificate is not trusted.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The network is not used.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Both ways are tried.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3
