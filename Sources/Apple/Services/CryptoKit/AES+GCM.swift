// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The block cipher AES and its uses.
public enum AES {
  /// AES in Galois/Counter mode, which also notices changes.
  ///
  /// Source: NIST SP 800-38D.
  public enum GCM {
    /// Encrypts a message with a nonce; nil makes a random one.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 128, 192 or 256 bits.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Encrypts a message with a nonce; changes of other data, which is not encrypted, are noticed, too.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 128, 192 or 256 bits.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
      _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let counter = try CounterMode(key: key, nonce: nonce.bytes)
      let text = counter.apply(to: Array(message))
      return SealedBox(
        nonce: nonce, ciphertext: Data(text),
        tag: Data(counter.tag(of: text, Array(authenticatedData))))
    }

    /// Decrypts a message.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if anything was changed or the key is another one.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Decrypts a message, with the data that was not encrypted.
    ///
    /// - Throws: `CryptoKitError.authenticationFailure` if anything was changed or the key is another one.
    public static func open<AuthenticatedData: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey,
      authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
      let counter = try CounterMode(key: key, nonce: sealedBox.nonce.bytes)
      let text = Array(sealedBox.ciphertext)
      guard counter.tag(of: text, Array(authenticatedData)) == Array(sealedBox.tag) else {
        throw CryptoKitError.authenticationFailure
      }
      return Data(counter.apply(to: text))
    }

    /// A number that a key is used with once.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
      let bytes: [UInt8]

      /// Creates a random number of 12 bytes.
      public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }

      /// Creates a number of its bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 12 bytes.
      public init<D: DataProtocol>(data: D) throws {
        guard data.count >= 12 else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
      }

      /// Returns an iterator over the bytes.
      public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

      /// Calls a function with the bytes.
      public func withUnsafeBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws -> Result
      ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
    }

    /// An encrypted message, with what is needed to decrypt it but for the key.
    public struct SealedBox: Sendable {
      /// The number that the key was used with.
      public let nonce: Nonce
      /// The encrypted message, as long as the message.
      public let ciphertext: Data
      /// The 16 bytes by which changes are noticed.
      public let tag: Data

      /// The nonce, the encrypted message and the tag; nil unless the nonce has 12 bytes.
      public var combined: Data? {
        nonce.bytes.count == 12 ? Data(nonce.bytes) + ciphertext + tag : nil
      }

      init(nonce: Nonce, ciphertext: Data, tag: Data) {
        (self.nonce, self.ciphertext, self.tag) = (nonce, ciphertext, tag)
      }

      /// Creates a box of a nonce, an encrypted message and a tag.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` unless the tag has 16 bytes.
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        guard tag.count == 16 else { throw CryptoKitError.incorrectParameterSize }
        self.init(nonce: nonce, ciphertext: Data(ciphertext), tag: Data(tag))
      }

      /// Creates a box of a nonce of 12 bytes, an encrypted message and a tag together.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 28 bytes.
      public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= 28 else { throw CryptoKitError.incorrectParameterSize }
        self.init(
          nonce: try Nonce(data: bytes[..<12]), ciphertext: Data(bytes[12..<(bytes.count - 16)]),
          tag: Data(bytes[(bytes.count - 16)...]))
      }
    }
  }
}

/// The counter of blocks, and the code by which changes are noticed.
private struct CounterMode {
  private let cipher: BlockCipher
  private let secret: (UInt64, UInt64)
  private let first: [UInt8]

  init(key: SymmetricKey, nonce: [UInt8]) throws {
    guard let cipher = BlockCipher(key: key.bytes) else { throw CryptoKitError.incorrectKeySize }
    self.cipher = cipher
    let zeros = [UInt8](repeating: 0, count: 16)
    let block = cipher.encrypt(zeros)
    secret = (Self.number(block[..<8]), Self.number(block[8...]))
    if nonce.count == 12 {
      first = nonce + [0, 0, 0, 1]
    } else {
      first = Self.code(of: [nonce], lengths: (0, nonce.count), secret)
    }
  }

  /// Encrypts or decrypts a text.
  func apply(to text: [UInt8]) -> [UInt8] {
    var result = text
    var counter = first
    for start in stride(from: 0, to: text.count, by: 16) {
      let next = UInt32(truncatingIfNeeded: Self.number(counter[12...])) &+ 1
      counter.replaceSubrange(12..., with: Self.bytes(UInt64(next)).suffix(4))
      let pad = cipher.encrypt(counter)
      for index in start..<min(start + 16, text.count) { result[index] ^= pad[index - start] }
    }
    return result
  }

  /// Returns the code of an encrypted text and data that is not encrypted.
  func tag(of text: [UInt8], _ data: [UInt8]) -> [UInt8] {
    let code = Self.code(of: [data, text], lengths: (data.count, text.count), secret)
    return zip(code, cipher.encrypt(first)).map { $0 ^ $1 }
  }

  private static func code(
    of parts: [[UInt8]], lengths: (Int, Int), _ secret: (UInt64, UInt64)
  ) -> [UInt8] {
    var state: (UInt64, UInt64) = (0, 0)
    func add(_ high: UInt64, _ low: UInt64) {
      state = product((state.0 ^ high, state.1 ^ low), secret)
    }
    for part in parts {
      for start in stride(from: 0, to: part.count, by: 16) {
        var block = Array(part[start..<min(start + 16, part.count)])
        block += [UInt8](repeating: 0, count: 16 - block.count)
        add(number(block[..<8]), number(block[8...]))
      }
    }
    add(UInt64(lengths.0) * 8, UInt64(lengths.1) * 8)
    return bytes(state.0) + bytes(state.1)
  }

  /// Multiplies in the field of 2 to the power of 128, whose bits are in reverse.
  private static func product(
    _ left: (UInt64, UInt64), _ right: (UInt64, UInt64)
  ) -> (UInt64, UInt64) {
    var result: (UInt64, UInt64) = (0, 0)
    var factor = right
    for index in 0..<128 {
      let bit = index < 64 ? left.0 >> (63 - index) & 1 : left.1 >> (127 - index) & 1
      let mask = 0 &- bit
      result = (result.0 ^ factor.0 & mask, result.1 ^ factor.1 & mask)
      let carry = 0 &- (factor.1 & 1)
      factor = (
        factor.0 >> 1 ^ carry & 0xE100_0000_0000_0000, factor.1 >> 1 | factor.0 << 63
      )
    }
    return result
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static func bytes(_ number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
  }
}
