// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A secret on which two agreed, from which keys are derived.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  /// Calls a function with the bytes of the secret.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// The name and the length of the secret, without its bytes.
  public var description: String { "SharedSecret: \(bytes.count) bytes" }

  /// Derives a key with HKDF.
  ///
  /// - Parameters:
  ///   - hashFunction: The hash function.
  ///   - salt: Bytes that need not be secret.
  ///   - sharedInfo: What the key is for.
  ///   - outputByteCount: The length of the key, in bytes.
  /// - Returns: The key.
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }

  /// Derives a key as ANSI X9.63 does.
  ///
  /// - Parameters:
  ///   - hashFunction: The hash function.
  ///   - sharedInfo: What the key is for.
  ///   - outputByteCount: The length of the key, in bytes.
  /// - Returns: The key.
  public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
  ) -> SymmetricKey {
    var key: [UInt8] = []
    var counter: UInt32 = 0
    while key.count < outputByteCount {
      counter += 1
      let number = (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * UInt32($0))) }
      key += Array(H.hash(data: bytes + number + Array(sharedInfo)))
    }
    return SymmetricKey(data: Array(key.prefix(outputByteCount)))
  }
}
