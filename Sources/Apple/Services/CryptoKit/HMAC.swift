// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A message authentication code, as a sequence of bytes.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, Sequence,
  CustomStringConvertible, Sendable
where Element == UInt8 {
  /// The length of the code, in bytes.
  var byteCount: Int { get }
}

/// The code of ``HMAC`` with a hash function.
public struct HashedAuthenticationCode<Function: HashFunction>: MessageAuthenticationCode {
  let bytes: [UInt8]

  /// The length of the code, in bytes, which is that of the digest.
  public var byteCount: Int { bytes.count }

  /// The name and the bytes in hexadecimal, as in `HMAC with SHA256: ba78…`.
  public var description: String {
    "HMAC with \(Function.self): " + bytes.map { String(format: "%02x", $0) }.joined()
  }

  /// Returns an iterator over the code's bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// Calls a function with the code's bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }

  /// Returns whether the code has the same bytes as data.
  public static func == <Bytes: DataProtocol>(left: Self, right: Bytes) -> Bool {
    left.bytes.elementsEqual(right)
  }
}

/// The keyed-hash message authentication code of a hash function.
///
/// Source: RFC 2104.
public struct HMAC<H: HashFunction> {
  /// The type of keys.
  public typealias Key = SymmetricKey

  /// The type of the code.
  public typealias MAC = HashedAuthenticationCode<H>

  private let padded: [UInt8]
  private var inner = H()

  /// Creates a code for a key, of a message that is given in parts.
  public init(key: SymmetricKey) {
    let block = H.blockByteCount
    let bytes = key.bytes.count > block ? Array(H.hash(data: key.bytes)) : key.bytes
    padded = bytes + [UInt8](repeating: 0, count: block - bytes.count)
    inner.update(data: padded.map { $0 ^ 0x36 })
  }

  /// Adds bytes to the message.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

  /// Returns the code of all bytes so far.
  public func finalize() -> MAC {
    let digest = Array(inner.finalize())
    return MAC(bytes: Array(H.hash(data: padded.map { $0 ^ 0x5C } + digest)))
  }

  /// Returns the code of a message for a key.
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes, using key: SymmetricKey
  ) -> MAC {
    var code = Self(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether `code` is the code of a message for a key.
  public static func isValidAuthenticationCode<Bytes: DataProtocol>(
    _ code: MAC, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool { authenticationCode(for: data, using: key) == code }

  /// Returns whether the bytes of `code` are those of the code of a message for a key.
  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ code: Code, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool {
    code.withUnsafeBytes { authenticationCode(for: data, using: key).elementsEqual($0) }
  }
}
