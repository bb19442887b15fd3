// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names of the functions are those of the library in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CryptoKit

/// The length of data.
public typealias CC_LONG = UInt32
/// The hash function of a code with a key.
public typealias CCHmacAlgorithm = UInt32

/// The length of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The length of a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The length of a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// The length of a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The length of a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// SHA-1 for codes with a key.
public let kCCHmacAlgSHA1: Int = 0
/// MD5 for codes with a key.
public let kCCHmacAlgMD5: Int = 1
/// SHA-256 for codes with a key.
public let kCCHmacAlgSHA256: Int = 2
/// SHA-384 for codes with a key.
public let kCCHmacAlgSHA384: Int = 3
/// SHA-512 for codes with a key.
public let kCCHmacAlgSHA512: Int = 4

func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  guard let data else { return [] }
  return Array(UnsafeRawBufferPointer(start: data, count: count))
}

private func put(
  _ digest: some Sequence<UInt8>, in memory: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  guard let memory else { return nil }
  for (index, byte) in digest.enumerated() { memory[index] = byte }
  return memory
}

/// Computes the digest of data, and returns the memory that it is put in; nil if there is none.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(Insecure.MD5.hash(data: bytes(data, Int(len))), in: md) }

/// Computes the digest of data, and returns the memory that it is put in; nil if there is none.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(Insecure.SHA1.hash(data: bytes(data, Int(len))), in: md) }

/// Computes the digest of data, and returns the memory that it is put in; nil if there is none.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(SHA256.hash(data: bytes(data, Int(len))), in: md) }

/// Computes the digest of data, and returns the memory that it is put in; nil if there is none.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(SHA384.hash(data: bytes(data, Int(len))), in: md) }

/// Computes the digest of data, and returns the memory that it is put in; nil if there is none.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(SHA512.hash(data: bytes(data, Int(len))), in: md) }

/// The state of SHA-256.
public struct CC_SHA256_CTX {
  fileprivate var function = SHA256()
  /// Creates a state that has seen nothing.
  public init() {}
}

/// Begins a SHA-256 digest in the context; the result is always 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee = CC_SHA256_CTX()
  return 1
}

/// Adds data to a digest.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.function.update(data: bytes(data, Int(len)))
  return 1
}

/// Ends a SHA-256 digest, and writes its 32 bytes; the result is always 1.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
  _ = put(c.pointee.function.finalize(), in: md)
  return 1
}

/// Computes the code of data with a key; nothing for a hash function that is not here.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: bytes(key, keyLength))
  let data = bytes(data, dataLength)
  let memory = macOut?.assumingMemoryBound(to: UInt8.self)
  switch Int(algorithm) {
  case kCCHmacAlgSHA1:
    _ = put(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key), in: memory)
  case kCCHmacAlgMD5:
    _ = put(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key), in: memory)
  case kCCHmacAlgSHA256:
    _ = put(HMAC<SHA256>.authenticationCode(for: data, using: key), in: memory)
  case kCCHmacAlgSHA384:
    _ = put(HMAC<SHA384>.authenticationCode(for: data, using: key), in: memory)
  case kCCHmacAlgSHA512:
    _ = put(HMAC<SHA512>.authenticationCode(for: data, using: key), in: memory)
  default: break
  }
}
