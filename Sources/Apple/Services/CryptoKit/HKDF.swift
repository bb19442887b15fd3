// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Keys that are derived from another one with a hash function.
///
/// Source: RFC 5869.
public struct HKDF<H: HashFunction> {
  /// Derives a key from another one.
  ///
  /// - Parameters:
  ///   - inputKeyMaterial: The key that it is derived from.
  ///   - salt: Bytes that need not be secret; none stand for zeros.
  ///   - info: What the key is for.
  ///   - outputByteCount: The length of the key, in bytes: at most 255 times that of a digest.
  /// - Returns: The key.
  public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    let secret = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
    return expand(pseudoRandomKey: secret, info: info, outputByteCount: outputByteCount)
  }

  /// Returns a key of a length in bytes, without a purpose.
  public static func deriveKey<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Returns a key of a length in bytes, without salt.
  public static func deriveKey<Info: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }

  /// Returns a key of a length in bytes, without salt and purpose.
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](),
      outputByteCount: outputByteCount)
  }

  /// Returns the key of a fixed length that others are derived from.
  public static func extract<Salt: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: Salt?
  ) -> HashedAuthenticationCode<H> {
    HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt.map { Array($0) } ?? []))
  }

  /// Returns a key of a length in bytes that is derived from one of a fixed length.
  public static func expand<Secret: ContiguousBytes, Info: DataProtocol>(
    pseudoRandomKey: Secret, info: Info?, outputByteCount: Int
  ) -> SymmetricKey {
    let length = H.Digest.byteCount
    precondition(outputByteCount <= 255 * length, "a key has at most 255 digests")
    let key = SymmetricKey(data: pseudoRandomKey)
    let purpose = info.map { Array($0) } ?? []
    var (bytes, last): ([UInt8], [UInt8]) = ([], [])
    var count: UInt8 = 0
    while bytes.count < outputByteCount {
      count += 1
      last = HMAC<H>.authenticationCode(for: last + purpose + [count], using: key).bytes
      bytes += last
    }
    return SymmetricKey(data: Array(bytes.prefix(outputByteCount)))
  }
}
