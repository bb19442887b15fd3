// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) public import AppleFoundation
public import Foundation

/// A key, which cannot be made here.
public final class SecKey: Sendable { private init() {} }

/// A certificate, which cannot be read here.
public final class SecCertificate: Sendable { private init() {} }

/// A certificate with its key, which cannot be read here.
public final class SecIdentity: Sendable { private init() {} }

/// What certificates are judged by.
public final class SecPolicy: Sendable { init() {} }

/// What is judged of certificates, which is that they are not trusted here.
public final class SecTrust: Sendable { private init() {} }

/// How data are signed or encrypted.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name of the way, by which two ways are compared.
  public let rawValue: CFString
  /// Creates a way of its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// RSA signatures of data as they are, without padding or a hash; the data have the size of a block.
  public static let rsaSignatureRaw = SecKeyAlgorithm(
    rawValue: "rsaSignatureRaw")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a digest together with
  /// the identifier of its hash.
  public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15Raw")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-1 digest of 20 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA1")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-224 digest of 28 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA224")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-256 digest of 32 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA256")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-384 digest of 48 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA384")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-512 digest of 64 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPKCS1v15SHA512")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-1 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA1")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-224 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA224")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-256 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA256")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-384 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA384")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-512 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePKCS1v15SHA512")
  /// RSA signatures with the padding PSS; the data are a SHA-1 digest of 20 bytes.
  public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA1")
  /// RSA signatures with the padding PSS; the data are a SHA-224 digest of 28 bytes.
  public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA224")
  /// RSA signatures with the padding PSS; the data are a SHA-256 digest of 32 bytes.
  public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA256")
  /// RSA signatures with the padding PSS; the data are a SHA-384 digest of 48 bytes.
  public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA384")
  /// RSA signatures with the padding PSS; the data are a SHA-512 digest of 64 bytes.
  public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureDigestPSSSHA512")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-1 digest is signed.
  public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA1")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-224 digest is signed.
  public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA224")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-256 digest is signed.
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA256")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-384 digest is signed.
  public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA384")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-512 digest is signed.
  public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(
    rawValue: "rsaSignatureMessagePSSSHA512")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a digest of any hash.
  public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureRFC4754")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a digest of any hash.
  public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-1 digest of 20 bytes.
  public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA1")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-224 digest of 28 bytes.
  public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA224")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-256 digest of 32 bytes.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA256")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-384 digest of 48 bytes.
  public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA384")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-512 digest of 64 bytes.
  public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestX962SHA512")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-1 digest is signed.
  public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA1")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-224 digest is signed.
  public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA224")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-256 digest is signed.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA256")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-384 digest is signed.
  public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA384")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-512 digest is signed.
  public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageX962SHA512")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a SHA-256 digest of 32 bytes.
  public static let ecdsaSignatureDigestRFC4754SHA256 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestRFC4754SHA256")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a SHA-384 digest of 48 bytes.
  public static let ecdsaSignatureDigestRFC4754SHA384 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestRFC4754SHA384")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a SHA-512 digest of 64 bytes.
  public static let ecdsaSignatureDigestRFC4754SHA512 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureDigestRFC4754SHA512")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a message, whose SHA-256 digest is signed.
  public static let ecdsaSignatureMessageRFC4754SHA256 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageRFC4754SHA256")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a message, whose SHA-384 digest is signed.
  public static let ecdsaSignatureMessageRFC4754SHA384 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageRFC4754SHA384")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a message, whose SHA-512 digest is signed.
  public static let ecdsaSignatureMessageRFC4754SHA512 = SecKeyAlgorithm(
    rawValue: "ecdsaSignatureMessageRFC4754SHA512")
  /// RSA encryption of data as they are, without padding; the data have the size of a block.
  public static let rsaEncryptionRaw = SecKeyAlgorithm(
    rawValue: "rsaEncryptionRaw")
  /// RSA encryption with the padding of PKCS #1 v1.5; the data are at least 11 bytes shorter than a block.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(
    rawValue: "rsaEncryptionPKCS1")
  /// RSA encryption with the padding OAEP by SHA-1; the data are at least 42 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA1")
  /// RSA encryption with the padding OAEP by SHA-224; the data are at least 58 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA224")
  /// RSA encryption with the padding OAEP by SHA-256; the data are at least 66 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA256")
  /// RSA encryption with the padding OAEP by SHA-384; the data are at least 98 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA384")
  /// RSA encryption with the padding OAEP by SHA-512; the data are at least 130 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA512")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-1.
  public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA1AESGCM")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-256.
  public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA256AESGCM")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-512.
  public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(
    rawValue: "rsaEncryptionOAEPSHA512AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH without the cofactor
  /// by way of X9.63 with SHA-1.
  public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardX963SHA1AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH without the cofactor
  /// by way of X9.63 with SHA-256.
  public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardX963SHA256AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH with the cofactor
  /// by way of X9.63 with SHA-256.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// without the cofactor by way of X9.63 with SHA-256.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionStandardVariableIVX963SHA256AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// with the cofactor by way of X9.63 with SHA-256.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
  /// ECDH without the cofactor, which gives the shared secret itself.
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeStandard")
  /// ECDH without the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-256.
  public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeStandardX963SHA256")
  /// ECDH with the cofactor, which gives the shared secret itself.
  public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeCofactor")
  /// ECDH with the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-256.
  public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(
    rawValue: "ecdhKeyExchangeCofactorX963SHA256")
}

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
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { false }

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
