// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation

/// How data are signed or encrypted.
///
/// The raw values are Apple's, so that what a program logs is the same on a device. Only those of the ways of RFC 4754 with
/// a certain hash are not: their raw values are their names, as Apple's are not known.
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The name of the way, by which two ways are compared, such as `algid:sign:RSA:raw`.
  public let rawValue: CFString
  /// Creates a way of its name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// RSA signatures of data as they are, without padding or a hash; the data have the size of a block.
  public static let rsaSignatureRaw = SecKeyAlgorithm(rawValue: "algid:sign:RSA:raw")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a digest together with
  /// the identifier of its hash.
  public static let rsaSignatureDigestPKCS1v15Raw = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PKCS1v15")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-1 digest of 20 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA1 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA1")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-224 digest of 28 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA224 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA224")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-256 digest of 32 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA256")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-384 digest of 48 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA384 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA384")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a SHA-512 digest of 64 bytes.
  public static let rsaSignatureDigestPKCS1v15SHA512 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PKCS1v15:SHA512")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-1 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA1 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA1")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-224 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA224 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA224")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-256 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA256")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-384 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA384 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA384")
  /// RSA signatures with the padding of PKCS #1 v1.5; the data are a message, whose SHA-512 digest is signed.
  public static let rsaSignatureMessagePKCS1v15SHA512 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PKCS1v15:SHA512")
  /// RSA signatures with the padding PSS; the data are a SHA-1 digest of 20 bytes.
  public static let rsaSignatureDigestPSSSHA1 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PSS:SHA1:SHA1:20")
  /// RSA signatures with the padding PSS; the data are a SHA-224 digest of 28 bytes.
  public static let rsaSignatureDigestPSSSHA224 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PSS:SHA224:SHA224:24")
  /// RSA signatures with the padding PSS; the data are a SHA-256 digest of 32 bytes.
  public static let rsaSignatureDigestPSSSHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PSS:SHA256:SHA256:32")
  /// RSA signatures with the padding PSS; the data are a SHA-384 digest of 48 bytes.
  public static let rsaSignatureDigestPSSSHA384 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PSS:SHA384:SHA384:48")
  /// RSA signatures with the padding PSS; the data are a SHA-512 digest of 64 bytes.
  public static let rsaSignatureDigestPSSSHA512 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:digest-PSS:SHA512:SHA512:64")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-1 digest is signed.
  public static let rsaSignatureMessagePSSSHA1 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PSS:SHA1:SHA1:20")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-224 digest is signed.
  public static let rsaSignatureMessagePSSSHA224 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PSS:SHA224:SHA224:24")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-256 digest is signed.
  public static let rsaSignatureMessagePSSSHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PSS:SHA256:SHA256:32")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-384 digest is signed.
  public static let rsaSignatureMessagePSSSHA384 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PSS:SHA384:SHA384:48")
  /// RSA signatures with the padding PSS; the data are a message, whose SHA-512 digest is signed.
  public static let rsaSignatureMessagePSSSHA512 = SecKeyAlgorithm(
    rawValue: "algid:sign:RSA:message-PSS:SHA512:SHA512:64")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a digest of any hash.
  public static let ecdsaSignatureRFC4754 = SecKeyAlgorithm(rawValue: "algid:sign:ECDSA:RFC4754")
  /// ECDSA signatures as the two numbers of RFC 4754; the data are a digest of any hash.
  ///
  /// It is the later name of ``ecdsaSignatureRFC4754``, with a raw value of its own.
  public static let ecdsaSignatureDigestRFC4754 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-RFC4754")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a digest of any hash.
  public static let ecdsaSignatureDigestX962 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-1 digest of 20 bytes.
  public static let ecdsaSignatureDigestX962SHA1 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA1")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-224 digest of 28 bytes.
  public static let ecdsaSignatureDigestX962SHA224 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA224")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-256 digest of 32 bytes.
  public static let ecdsaSignatureDigestX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA256")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-384 digest of 48 bytes.
  public static let ecdsaSignatureDigestX962SHA384 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA384")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a SHA-512 digest of 64 bytes.
  public static let ecdsaSignatureDigestX962SHA512 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:digest-X962:SHA512")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-1 digest is signed.
  public static let ecdsaSignatureMessageX962SHA1 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA1")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-224 digest is signed.
  public static let ecdsaSignatureMessageX962SHA224 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA224")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-256 digest is signed.
  public static let ecdsaSignatureMessageX962SHA256 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA256")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-384 digest is signed.
  public static let ecdsaSignatureMessageX962SHA384 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA384")
  /// ECDSA signatures in the DER encoding of X9.62; the data are a message, whose SHA-512 digest is signed.
  public static let ecdsaSignatureMessageX962SHA512 = SecKeyAlgorithm(
    rawValue: "algid:sign:ECDSA:message-X962:SHA512")
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
  public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:raw")
  /// RSA encryption with the padding of PKCS #1 v1.5; the data are at least 11 bytes shorter than a block.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:PKCS1")
  /// RSA encryption with the padding OAEP by SHA-1; the data are at least 42 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "algid:encrypt:RSA:OAEP:SHA1")
  /// RSA encryption with the padding OAEP by SHA-224; the data are at least 58 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA224")
  /// RSA encryption with the padding OAEP by SHA-256; the data are at least 66 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256")
  /// RSA encryption with the padding OAEP by SHA-384; the data are at least 98 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA384")
  /// RSA encryption with the padding OAEP by SHA-512; the data are at least 130 bytes shorter than a block.
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA512")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-1.
  public static let rsaEncryptionOAEPSHA1AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA1:AESGCM")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-224.
  public static let rsaEncryptionOAEPSHA224AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA224:AESGCM")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-256.
  public static let rsaEncryptionOAEPSHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA256:AESGCM")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-384.
  public static let rsaEncryptionOAEPSHA384AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA384:AESGCM")
  /// Encryption of data of any length by AES-GCM, whose random key is encrypted by RSA
  /// with the padding OAEP by SHA-512.
  public static let rsaEncryptionOAEPSHA512AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:RSA:OAEP:SHA512:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH without the cofactor
  /// by way of X9.63 with SHA-1.
  public static let eciesEncryptionStandardX963SHA1AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA1:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH without the cofactor
  /// by way of X9.63 with SHA-224.
  public static let eciesEncryptionStandardX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH without the cofactor
  /// by way of X9.63 with SHA-256.
  public static let eciesEncryptionStandardX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH without the cofactor
  /// by way of X9.63 with SHA-384.
  public static let eciesEncryptionStandardX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH without the cofactor
  /// by way of X9.63 with SHA-512.
  public static let eciesEncryptionStandardX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH with the cofactor
  /// by way of X9.63 with SHA-1.
  public static let eciesEncryptionCofactorX963SHA1AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA1:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH with the cofactor
  /// by way of X9.63 with SHA-224.
  public static let eciesEncryptionCofactorX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH with the cofactor
  /// by way of X9.63 with SHA-256.
  public static let eciesEncryptionCofactorX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH with the cofactor
  /// by way of X9.63 with SHA-384.
  public static let eciesEncryptionCofactorX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key comes from ECDH with the cofactor
  /// by way of X9.63 with SHA-512.
  public static let eciesEncryptionCofactorX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// without the cofactor by way of X9.63 with SHA-224.
  public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA224:AESGCM-KDFIV")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// without the cofactor by way of X9.63 with SHA-256.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA256:AESGCM-KDFIV")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// without the cofactor by way of X9.63 with SHA-384.
  public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA384:AESGCM-KDFIV")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// without the cofactor by way of X9.63 with SHA-512.
  public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDH:KDFX963:SHA512:AESGCM-KDFIV")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// with the cofactor by way of X9.63 with SHA-224.
  public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA224:AESGCM-KDFIV")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// with the cofactor by way of X9.63 with SHA-256.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA256:AESGCM-KDFIV")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// with the cofactor by way of X9.63 with SHA-384.
  public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA384:AESGCM-KDFIV")
  /// ECIES encryption of data of any length: AES-GCM, whose key and initialization vector come from ECDH
  /// with the cofactor by way of X9.63 with SHA-512.
  public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM = SecKeyAlgorithm(
    rawValue: "algid:encrypt:ECIES:ECDHC:KDFX963:SHA512:AESGCM-KDFIV")
  /// ECDH without the cofactor, which gives the shared secret itself.
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "algid:keyexchange:ECDH")
  /// ECDH without the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-1.
  public static let ecdhKeyExchangeStandardX963SHA1 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA1")
  /// ECDH without the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-224.
  public static let ecdhKeyExchangeStandardX963SHA224 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA224")
  /// ECDH without the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-256.
  public static let ecdhKeyExchangeStandardX963SHA256 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA256")
  /// ECDH without the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-384.
  public static let ecdhKeyExchangeStandardX963SHA384 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA384")
  /// ECDH without the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-512.
  public static let ecdhKeyExchangeStandardX963SHA512 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDH:KDFX963:SHA512")
  /// ECDH with the cofactor, which gives the shared secret itself.
  public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(rawValue: "algid:keyexchange:ECDHC")
  /// ECDH with the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-1.
  public static let ecdhKeyExchangeCofactorX963SHA1 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA1")
  /// ECDH with the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-224.
  public static let ecdhKeyExchangeCofactorX963SHA224 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA224")
  /// ECDH with the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-256.
  public static let ecdhKeyExchangeCofactorX963SHA256 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA256")
  /// ECDH with the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-384.
  public static let ecdhKeyExchangeCofactorX963SHA384 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA384")
  /// ECDH with the cofactor, and a key that is derived from the shared secret by X9.63 with SHA-512.
  public static let ecdhKeyExchangeCofactorX963SHA512 = SecKeyAlgorithm(
    rawValue: "algid:keyexchange:ECDHC:KDFX963:SHA512")
}
