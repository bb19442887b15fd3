// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
public import Foundation

/// A key, which cannot be made here.
public final class SecKey: _CFObject, Sendable { private init() {} }

/// A certificate, which cannot be read here.
public final class SecCertificate: _CFObject, Sendable { private init() {} }

/// A certificate with its key, which cannot be read here.
public final class SecIdentity: _CFObject, Sendable { private init() {} }

/// What certificates are judged by.
public final class SecPolicy: _CFObject, Sendable { init() {} }

/// What is judged of certificates, which is that they are not trusted here.
public final class SecTrust: _CFObject, Sendable { init() {} }

/// What is done with a key.
public enum SecKeyOperationType: Int, Sendable {
  /// Data are signed.
  case sign
  /// A signature is checked.
  case verify
  /// Data are encrypted.
  case encrypt
  /// Data are decrypted.
  case decrypt
  /// A key is made of two others.
  case keyExchange
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a key, and fails.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a key, and fails.
public func SecKeyCreateWithData(
  _ keyData: CFData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { refuse(error) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the data of a key, and fails.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the public part of a key; always nil here.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the attributes of a key; always nil here.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the size of a block, in bytes; always 0 here.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Signs data, and fails.
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Checks a signature, which is none here.
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { refuse(error) ?? false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Encrypts data, and fails.
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Decrypts data, and fails.
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a key of two others, and fails.
public func SecKeyCopyKeyExchangeResult(
  _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey,
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { refuse(error) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whether a key can be used in a way; never here.
public func SecKeyIsAlgorithmSupported(
  _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool { false }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a certificate; always nil here.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData)
  -> SecCertificate?
{ nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the data of a certificate, which has none here.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { Data() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns whom a certificate is for; always nil here.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the key of a certificate; always nil here.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what certificates of servers are judged by.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what certificates are judged by.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Judges certificates, which are not trusted here.
///
/// - Parameters:
///   - trust: The certificates.
///   - error: Takes why they are not trusted, which is ``errSecNotTrusted``.
/// - Returns: Always false.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotTrusted))
  return false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the certificates; always nil here.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns how many certificates there are; always 0 here.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the key of the first certificate; always nil here.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets what certificates are judged by, which has no effect here.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
  errSecSuccess
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets which certificates are trusted, which has no effect here.
@discardableResult
public func SecTrustSetAnchorCertificates(
  _ trust: SecTrust, _ anchorCertificates: CFArray?
) -> OSStatus { errSecSuccess }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets whether others are trusted, too, which has no effect here.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(
  _ trust: SecTrust, _ anchorCertificatesOnly: Bool
) -> OSStatus { errSecSuccess }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Reads a file with keys and certificates, and fails.
@discardableResult
public func SecPKCS12Import(
  _ pkcs12_data: CFData, _ options: CFDictionary,
  _ items: UnsafeMutablePointer<CFArray?>?
) -> OSStatus { errSecDecode }

/// Says that keys cannot be used here, and returns nil.
private func refuse<Result>(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Result? {
  reportUnavailable("SecKey", answer: "no key can be made or used")
  error?.pointee = .passRetained(
    NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented)))
  return nil
}
