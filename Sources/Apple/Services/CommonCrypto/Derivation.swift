// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names of the functions are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CryptoKit

/// How a key is derived of a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function with which a key is derived.
public typealias CCPseudoRandomAlgorithm = UInt32

/// The derivation PBKDF2 of RFC 8018.
public let kCCPBKDF2: Int = 2
/// The hash function SHA-1 for keys.
public let kCCPRFHmacAlgSHA1: Int = 1
/// The hash function SHA-224 for keys, which is not here.
public let kCCPRFHmacAlgSHA224: Int = 2
/// The hash function SHA-256 for keys.
public let kCCPRFHmacAlgSHA256: Int = 3
/// The hash function SHA-384 for keys.
public let kCCPRFHmacAlgSHA384: Int = 4
/// The hash function SHA-512 for keys.
public let kCCPRFHmacAlgSHA512: Int = 5

/// Derives a key of a password and salt, and writes it to memory.
///
/// - Returns: 0, or `kCCParamError` for another derivation, a hash function that is not here or no rounds.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  guard Int(algorithm) == kCCPBKDF2, rounds > 0 else { return Int32(kCCParamError) }
  let key = SymmetricKey(data: bytes(password, passwordLen))
  let salt = bytes(salt, saltLen)
  func derive<H: HashFunction>(_ function: H.Type) -> Int32 {
    var result: [UInt8] = []
    var number: UInt32 = 0
    while result.count < derivedKeyLen {
      number += 1
      let counter = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * UInt32($0))) }
      var last = Array(HMAC<H>.authenticationCode(for: salt + counter, using: key))
      var block = last
      for _ in 1..<rounds {
        last = Array(HMAC<H>.authenticationCode(for: last, using: key))
        for index in block.indices { block[index] ^= last[index] }
      }
      result += block
    }
    for index in 0..<derivedKeyLen { derivedKey?[index] = result[index] }
    return Int32(kCCSuccess)
  }
  switch Int(prf) {
  case kCCPRFHmacAlgSHA1: return derive(Insecure.SHA1.self)
  case kCCPRFHmacAlgSHA256: return derive(SHA256.self)
  case kCCPRFHmacAlgSHA384: return derive(SHA384.self)
  case kCCPRFHmacAlgSHA512: return derive(SHA512.self)
  default: return Int32(kCCParamError)
  }
}
