// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension AES {
  /// The wrapping of keys by other keys.
  ///
  /// Source: RFC 3394.
  public enum KeyWrap {
    /// Returns a key in the wrapping of another one, which is eight bytes longer.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for keys that have not whole blocks, or another size than AES has.
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      guard let cipher = BlockCipher(key: kek.bytes), keyToWrap.bytes.count % 8 == 0,
        keyToWrap.bytes.count >= 16
      else { throw CryptoKitError.incorrectKeySize }
      var blocks = parts(of: keyToWrap.bytes)
      var check = [UInt8](repeating: 0xA6, count: 8)
      for round in 0..<6 {
        for index in blocks.indices {
          let block = cipher.encrypt(check + blocks[index])
          check = numbered(Array(block[..<8]), round * blocks.count + index + 1)
          blocks[index] = Array(block[8...])
        }
      }
      return Data(check + blocks.joined())
    }

    /// Returns the key in a wrapping.
    ///
    /// - Throws: `CryptoKitError.unwrapFailure` if it was changed or wrapped with another key.
    public static func unwrap<WrappedKey: DataProtocol>(
      _ wrappedKey: WrappedKey, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      guard let cipher = BlockCipher(key: kek.bytes) else { throw CryptoKitError.incorrectKeySize }
      let bytes = Array(wrappedKey)
      guard bytes.count % 8 == 0, bytes.count >= 24 else {
        throw CryptoKitError.incorrectParameterSize
      }
      var blocks = parts(of: Array(bytes[8...]))
      var check = Array(bytes[..<8])
      for round in (0..<6).reversed() {
        for index in blocks.indices.reversed() {
          check = numbered(check, round * blocks.count + index + 1)
          let block = cipher.decrypt(check + blocks[index])
          (check, blocks[index]) = (Array(block[..<8]), Array(block[8...]))
        }
      }
      guard check == [UInt8](repeating: 0xA6, count: 8) else {
        throw CryptoKitError.unwrapFailure
      }
      return SymmetricKey(data: Array(blocks.joined()))
    }

    private static func parts(of bytes: [UInt8]) -> [[UInt8]] {
      stride(from: 0, to: bytes.count, by: 8).map { Array(bytes[$0..<($0 + 8)]) }
    }

    private static func numbered(_ check: [UInt8], _ number: Int) -> [UInt8] {
      check.enumerated().map { $1 ^ UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
  }
}
