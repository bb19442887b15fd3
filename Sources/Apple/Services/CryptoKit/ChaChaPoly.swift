// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The cipher ChaCha20 with the code Poly1305, by which changes are noticed.
///
/// Source: RFC 8439.
public enum ChaChaPoly {
  /// Encrypts a message with a nonce; nil makes a random one.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 256 bits.
  public static func seal<Plaintext: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }

  /// Encrypts a message with a nonce; changes of other data, which is not encrypted, are noticed, too.
  ///
  /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 256 bits.
  public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
    _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
    authenticating authenticatedData: AuthenticatedData
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let stream = try Stream(key: key, nonce: nonce.bytes)
    let text = stream.apply(to: Array(message))
    return SealedBox(
      nonce: nonce, ciphertext: Data(text),
      tag: Data(stream.tag(of: text, Array(authenticatedData)))
    )
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
    let stream = try Stream(key: key, nonce: sealedBox.nonce.bytes)
    let text = Array(sealedBox.ciphertext)
    guard stream.tag(of: text, Array(authenticatedData)) == Array(sealedBox.tag) else {
      throw CryptoKitError.authenticationFailure
    }
    return Data(stream.apply(to: text))
  }

  /// A number of 12 bytes that a key is used with once.
  public struct Nonce: ContiguousBytes, Sequence, Sendable {
    let bytes: [UInt8]

    /// Creates a random number.
    public init() { bytes = SymmetricKey(size: SymmetricKeySize(bitCount: 96)).bytes }

    /// Creates a number of its bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` unless there are 12.
    public init<D: DataProtocol>(data: D) throws {
      guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
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

    /// The nonce, the encrypted message and the tag.
    public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

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

    /// Creates a box of a nonce, an encrypted message and a tag together.
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

/// The stream of ChaCha20, and the code by which changes are noticed.
private struct Stream {
  private let words: [UInt32]

  init(key: SymmetricKey, nonce: [UInt8]) throws {
    guard key.bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
    func words(_ bytes: [UInt8]) -> [UInt32] {
      stride(from: 0, to: bytes.count, by: 4).map { start in
        (0..<4).reduce(0) { $0 | UInt32(bytes[start + $1]) << (8 * UInt32($1)) }
      }
    }
    self.words = words(Array("expand 32-byte k".utf8) + key.bytes) + [0] + words(nonce)
  }

  /// Encrypts or decrypts a text.
  func apply(to text: [UInt8]) -> [UInt8] {
    var result = text
    for (number, start) in stride(from: 0, to: text.count, by: 64).enumerated() {
      let pad = block(UInt32(number + 1))
      for index in start..<min(start + 64, text.count) { result[index] ^= pad[index - start] }
    }
    return result
  }

  /// Returns the code of an encrypted text and data that is not encrypted.
  func tag(of text: [UInt8], _ data: [UInt8]) -> [UInt8] {
    func filled(_ bytes: [UInt8]) -> [UInt8] {
      bytes + [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16)
    }
    func length(_ bytes: [UInt8]) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (8 * $0)) }
    }
    let message = filled(data) + filled(text) + length(data) + length(text)
    return Poly1305(key: Array(block(0)[..<32])).code(of: message)
  }

  private func block(_ counter: UInt32) -> [UInt8] {
    var start = words
    start[12] = counter
    var state = start
    func turn(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
      func step(_ a: Int, _ b: Int, _ c: Int, _ count: UInt32) {
        state[a] &+= state[b]
        let value = state[c] ^ state[a]
        state[c] = value << count | value >> (32 - count)
      }
      step(a, b, d, 16)
      step(c, d, b, 12)
      step(a, b, d, 8)
      step(c, d, b, 7)
    }
    for _ in 0..<10 {
      for column in 0..<4 { turn(column, column + 4, column + 8, column + 12) }
      for column in 0..<4 {
        turn(column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
      }
    }
    return zip(state, start).flatMap { word, first in
      let sum = word &+ first
      return (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * UInt32($0))) }
    }
  }
}

/// The code Poly1305, whose numbers are five parts of 26 bits.
private struct Poly1305 {
  private let factor: [UInt64]
  private let addend: [UInt8]

  init(key: [UInt8]) {
    var first = Array(key[..<16])
    for index in [3, 7, 11, 15] { first[index] &= 15 }
    for index in [4, 8, 12] { first[index] &= 252 }
    factor = Self.parts(of: first + [0])
    addend = Array(key[16...])
  }

  func code(of message: [UInt8]) -> [UInt8] {
    var sum = [UInt64](repeating: 0, count: 5)
    for start in stride(from: 0, to: message.count, by: 16) {
      var block = Array(message[start..<min(start + 16, message.count)]) + [1]
      block += [UInt8](repeating: 0, count: 17 - block.count)
      let parts = Self.parts(of: block)
      for index in 0..<5 { sum[index] += parts[index] }
      sum = product(sum)
    }
    return finish(sum)
  }

  /// Multiplies by the factor modulo 2 to the power of 130 minus 5.
  private func product(_ number: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: 5)
    for left in 0..<5 {
      for right in 0..<5 {
        let value = number[left] * factor[right]
        result[(left + right) % 5] += left + right < 5 ? value : value * 5
      }
    }
    return Self.carried(result)
  }

  private static func carried(_ number: [UInt64]) -> [UInt64] {
    var result = number
    for _ in 0..<2 {
      for index in 0..<5 {
        let carry = result[index] >> 26
        result[index] &= 0x3FF_FFFF
        if index < 4 { result[index + 1] += carry } else { result[0] += carry * 5 }
      }
    }
    return result
  }

  private func finish(_ number: [UInt64]) -> [UInt8] {
    var sum = Self.carried(number)
    // The number is less than twice the modulus: 5 more reaches 2 to the power of 130 if it is not less than that.
    var more = sum
    more[0] += 5
    for index in 0..<4 {
      more[index + 1] += more[index] >> 26
      more[index] &= 0x3FF_FFFF
    }
    if more[4] >> 26 != 0 {
      more[4] &= 0x3FF_FFFF
      sum = more
    }
    var carry: UInt64 = 0
    return (0..<16).map { index in
      var byte: UInt64 = 0
      for bit in 0..<8 {
        let place = index * 8 + bit
        byte |= (sum[place / 26] >> UInt64(place % 26) & 1) << UInt64(bit)
      }
      carry += byte + UInt64(addend[index])
      defer { carry >>= 8 }
      return UInt8(truncatingIfNeeded: carry)
    }
  }

  private static func parts(of bytes: [UInt8]) -> [UInt64] {
    (0..<5).map { part in
      var value: UInt64 = 0
      for bit in 0..<26 where part * 26 + bit < bytes.count * 8 {
        let place = part * 26 + bit
        value |= UInt64(bytes[place / 8] >> UInt8(place % 8) & 1) << UInt64(bit)
      }
      return value
    }
  }
}
