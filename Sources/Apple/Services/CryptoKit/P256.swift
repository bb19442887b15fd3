// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a key was refused for.
public enum CryptoKitError: Error, Hashable, Sendable {
  /// The bytes are not as many as the key has.
  case incorrectKeySize
  /// The parameters are not as many as they should be.
  case incorrectParameterSize
  /// The text is not authentic.
  case authenticationFailure
}

/// Keys of the curve P-256.
///
/// Keys are made and kept, as by a widget that shares them with its application. What is computed on the curve is not available, and traps.
public enum P256 {
  /// Keys by which two agree on a secret.
  public enum KeyAgreement {
    /// The key that others get.
    public struct PublicKey: Hashable, Sendable {
      /// The two coordinates, 32 bytes each.
      public let rawRepresentation: Data

      /// Creates a key of two coordinates of 32 bytes, which are not checked to be on the curve.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try bytes(of: rawRepresentation, count: 64)
      }

      /// Creates a key of a byte 4 and two coordinates, which are not checked to be on the curve.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let all = x963Representation.withUnsafeBytes { Data($0) }
        guard all.count == 65, all.first == 4 else { throw CryptoKitError.incorrectParameterSize }
        rawRepresentation = Data(all.dropFirst())
      }

      /// A byte 4 and the two coordinates.
      public var x963Representation: Data { Data([4]) + rawRepresentation }
    }

    /// The key that is kept.
    public struct PrivateKey: Sendable {
      /// The number of the key, 32 bytes.
      public let rawRepresentation: Data

      /// Creates a key of random bytes.
      public init(compactRepresentable: Bool = true) {
        rawRepresentation = Data((0..<32).map { _ in UInt8.random(in: .min ... .max) })
      }

      /// Creates a key of 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.rawRepresentation = try bytes(of: rawRepresentation, count: 32)
      }

      /// The key for others, which is computed on the curve: not available here, and a trap.
      public var publicKey: PublicKey {
        fatalError("the public key of a private one of P-256 is not available on Linux")
      }
    }
  }
}

private func bytes(of value: some ContiguousBytes, count: Int) throws -> Data {
  let all = value.withUnsafeBytes { Data($0) }
  guard all.count == count else { throw CryptoKitError.incorrectKeySize }
  return all
}
