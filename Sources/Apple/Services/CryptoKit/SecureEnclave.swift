// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The chip that keeps keys, which is not here.
public enum SecureEnclave {
  /// Whether there is such a chip: never here.
  public static var isAvailable: Bool { false }

  /// Keys of the curve P-256 in the chip.
  public enum P256 {
    /// Keys by which messages are signed.
    public enum Signing {
      /// A key that the chip keeps, of which none can be made here.
      public struct PrivateKey: Sendable {
        private let key: CryptoKit.P256.Signing.PrivateKey

        /// Makes a key in the chip, and fails.
        ///
        /// - Throws: Always ``CryptoKitError/invalidParameter``, as on a device without the chip.
        public init(compactRepresentable: Bool = true) throws {
          throw CryptoKitError.invalidParameter
        }

        /// Finds a key in the chip of what was kept of it, and fails.
        ///
        /// - Throws: Always ``CryptoKitError/invalidParameter``, as on a device without the chip.
        public init(dataRepresentation: Data) throws { throw CryptoKitError.invalidParameter }

        /// What a program keeps of the key.
        public var dataRepresentation: Data { key.rawRepresentation }

        /// The key for others.
        public var publicKey: CryptoKit.P256.Signing.PublicKey { key.publicKey }

        /// Returns the signature of data, by its SHA-256.
        public func signature<D: DataProtocol>(
          for data: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { try key.signature(for: data) }

        /// Returns the signature of a digest.
        public func signature<D: Digest>(
          for digest: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature { try key.signature(for: digest) }
      }
    }

    /// Keys by which two agree on a secret.
    public enum KeyAgreement {
      /// A key that the chip keeps, of which none can be made here.
      public struct PrivateKey: Sendable {
        private let key: CryptoKit.P256.KeyAgreement.PrivateKey

        /// Makes a key in the chip, and fails.
        ///
        /// - Throws: Always ``CryptoKitError/invalidParameter``, as on a device without the chip.
        public init(compactRepresentable: Bool = true) throws {
          throw CryptoKitError.invalidParameter
        }

        /// Finds a key in the chip of what was kept of it, and fails.
        ///
        /// - Throws: Always ``CryptoKitError/invalidParameter``, as on a device without the chip.
        public init(dataRepresentation: Data) throws { throw CryptoKitError.invalidParameter }

        /// What a program keeps of the key.
        public var dataRepresentation: Data { key.rawRepresentation }

        /// The key for others.
        public var publicKey: CryptoKit.P256.KeyAgreement.PublicKey { key.publicKey }

        /// Returns the secret that both have, of the other's public key.
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret { try key.sharedSecretFromKeyAgreement(with: publicKeyShare) }
      }
    }
  }
}
