// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// Keys of the curve P-256.
///
/// Source: FIPS 186 and SEC 1.
public enum P256 {
  /// Keys by which two agree on a secret.
  public enum KeyAgreement {
    /// The key that others get.
    public struct PublicKey: Hashable, Sendable {
      let coordinates: [UInt8]

      init(coordinates: [UInt8]) { self.coordinates = coordinates }

      /// Creates a key of two coordinates of 32 bytes, which are not checked to be on the curve.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        coordinates = rawRepresentation.withUnsafeBytes { Array($0) }
        guard coordinates.count == 64 else { throw CryptoKitError.incorrectKeySize }
      }

      /// Creates a key of a byte 4 and two coordinates, which are not checked to be on the curve.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.withUnsafeBytes { Array($0) }
        guard bytes.count == 65 else { throw CryptoKitError.incorrectParameterSize }
        coordinates = try KeyBytes.coordinates(of: bytes)
      }

      /// Creates a key of a byte 2 or 3 and the first coordinate.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes, and for a coordinate that no point has.
      public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
        guard bytes.count == 33 else { throw CryptoKitError.incorrectParameterSize }
        coordinates = try KeyBytes.coordinates(of: bytes)
      }

      /// Creates a key of a document of ASN.1.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
      where Bytes.Element == UInt8 {
        coordinates = try KeyBytes.publicKey(inDocument: Array(derRepresentation))
      }

      /// Creates a key of a text between two lines with its name.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init(pemRepresentation: String) throws {
        coordinates = try KeyBytes.publicKey(
          inDocument: try KeyBytes.document(inText: pemRepresentation))
      }

      /// The two coordinates, 32 bytes each.
      public var rawRepresentation: Data { Data(coordinates) }

      /// A byte 4 and the two coordinates.
      public var x963Representation: Data { Data([4] + coordinates) }

      /// A byte 2 or 3 and the first coordinate.
      public var compressedRepresentation: Data { Data(KeyBytes.compressed(coordinates)) }

      /// The document of the key in ASN.1.
      public var derRepresentation: Data { Data(KeyBytes.document(ofPublic: coordinates)) }

      /// The document as a text between two lines with its name.
      public var pemRepresentation: String {
        KeyBytes.text("PUBLIC KEY", KeyBytes.document(ofPublic: coordinates))
      }
    }

    /// The key that is kept.
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]

      /// Creates a random key.
      public init(compactRepresentable: Bool = true) { bytes = KeyBytes.random() }

      /// Creates a key of 32 bytes.
      ///
      /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes, and `incorrectParameterSize` for a number that is no key.
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = rawRepresentation.withUnsafeBytes { Array($0) }
        _ = try KeyBytes.scalar(of: bytes)
      }

      /// Creates a key of a byte 4, the two coordinates of the public key and the number.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes.
      public init<D: ContiguousBytes>(x963Representation: D) throws {
        let all = x963Representation.withUnsafeBytes { Array($0) }
        guard all.count == 97, all[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
        try self.init(rawRepresentation: all[65...])
      }

      /// Creates a key of a document of ASN.1.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
      where Bytes.Element == UInt8 {
        bytes = try KeyBytes.privateKey(inDocument: Array(derRepresentation))
      }

      /// Creates a key of a text between two lines with its name.
      ///
      /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
      public init(pemRepresentation: String) throws {
        bytes = try KeyBytes.privateKey(
          inDocument: try KeyBytes.document(inText: pemRepresentation))
      }

      /// The number of the key, 32 bytes.
      public var rawRepresentation: Data { Data(bytes) }

      /// A byte 4, the two coordinates of the public key and the number.
      public var x963Representation: Data { publicKey.x963Representation + rawRepresentation }

      /// The document of the key in ASN.1.
      public var derRepresentation: Data { Data(KeyBytes.document(ofPrivate: bytes)) }

      /// The document as a text between two lines with its name.
      public var pemRepresentation: String {
        KeyBytes.text("PRIVATE KEY", KeyBytes.document(ofPrivate: bytes))
      }

      /// The key for others.
      public var publicKey: PublicKey { PublicKey(coordinates: KeyBytes.publicKey(for: bytes)) }

      /// Returns the secret that both have, of the other's public key.
      ///
      /// - Throws: `CryptoKitError.incorrectParameterSize` if the other key is not on the curve.
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret {
        guard let point = KeyBytes.point(of: publicKeyShare.coordinates),
          let shared = CurveP256.multiply(point, by: Number256(bigEndian: bytes))
        else { throw CryptoKitError.incorrectParameterSize }
        return SharedSecret(bytes: shared.x.bigEndian)
      }
    }
  }
}
