// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension P256 {
  /// A key that others get, for one of the uses of keys: ``Signing`` or ``KeyAgreement``.
  public struct PublicKeyOf<Use>: Hashable, Sendable {
    let coordinates: [UInt8]

    /// Creates a key of two coordinates of 32 bytes, which are those of a point of the curve.
    init(coordinates: [UInt8]) { self.coordinates = coordinates }

    private init(checked coordinates: [UInt8]) throws {
      guard KeyBytes.point(of: coordinates) != nil else { throw CryptoKitError.invalidParameter }
      self.init(coordinates: coordinates)
    }

    /// Creates a key of two coordinates of 32 bytes.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes, and `invalidParameter` for a point that is not on the curve.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
      let bytes = rawRepresentation.withUnsafeBytes { Array($0) }
      guard bytes.count == 64 else { throw CryptoKitError.incorrectKeySize }
      try self.init(checked: bytes)
    }

    /// Creates a key of a byte 4 and two coordinates.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes, and `invalidParameter` for a point that is not on the curve.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
      let bytes = x963Representation.withUnsafeBytes { Array($0) }
      guard bytes.count == 65 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(checked: KeyBytes.coordinates(of: bytes))
    }

    /// Creates a key of a byte 2 or 3 and the first coordinate.
    ///
    /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes, and `invalidParameter` for a coordinate that no point has.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
      let bytes = compressedRepresentation.withUnsafeBytes { Array($0) }
      guard bytes.count == 33 else { throw CryptoKitError.incorrectParameterSize }
      self.init(coordinates: try KeyBytes.coordinates(of: bytes))
    }

    /// Creates a key of a document of ASN.1.
    ///
    /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
    public init<Bytes: RandomAccessCollection>(derRepresentation: Bytes) throws
    where Bytes.Element == UInt8 {
      try self.init(checked: KeyBytes.publicKey(inDocument: Array(derRepresentation)))
    }

    /// Creates a key of a text between two lines with its name.
    ///
    /// - Throws: `CryptoKitError.invalidParameter` if it is not that of a key.
    public init(pemRepresentation: String) throws {
      try self.init(derRepresentation: KeyBytes.document(inText: pemRepresentation))
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

  /// A key that is kept, for one of the uses of keys: ``Signing`` or ``KeyAgreement``.
  public struct PrivateKeyOf<Use>: Sendable {
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
    /// - Throws: `CryptoKitError.incorrectParameterSize` for other bytes, and `invalidParameter` if the coordinates are not those of the number.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
      let all = x963Representation.withUnsafeBytes { Array($0) }
      guard all.count == 97, all[0] == 4 else { throw CryptoKitError.incorrectParameterSize }
      try self.init(rawRepresentation: all[65...])
      guard publicKey.coordinates == Array(all[1..<65]) else {
        throw CryptoKitError.invalidParameter
      }
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
      try self.init(derRepresentation: KeyBytes.document(inText: pemRepresentation))
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
    public var publicKey: PublicKeyOf<Use> {
      PublicKeyOf(coordinates: KeyBytes.publicKey(for: bytes))
    }
  }
}
