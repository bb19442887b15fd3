// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension NSData {
  /// A way to make data smaller.
  public enum CompressionAlgorithm: Int, Sendable {
    /// The algorithm of Apple; data is written without being made smaller.
    case lzfse = 0
    /// LZ4 in frames of Apple; data is written without being made smaller.
    case lz4 = 1
    /// LZMA in the format xz, which is neither read nor written here.
    case lzma = 2
    /// Deflate, without a header.
    case zlib = 3
  }

  private static func form(
    of algorithm: CompressionAlgorithm, failingWith code: CocoaError.Code
  ) throws -> CompressedForm {
    switch algorithm {
    case .lzfse: .lzfse
    case .lz4: .lz4
    case .zlib: .deflate
    case .lzma: throw failure(code, "LZMA")
    }
  }

  private static func failure(_ code: CocoaError.Code, _ form: String) -> CocoaError {
    CocoaError(
      code, userInfo: [NSDebugDescriptionErrorKey: "\(form) is not read or written here"])
  }

  /// Returns the data in a compressed form.
  ///
  /// - Throws: A `CocoaError` for LZMA, which is not written here.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let form = try Self.form(of: algorithm, failingWith: .compressionFailed)
    return NSData(data: Data(form.compressed(Array(self as Data))))
  }

  /// Returns the data that is compressed in this one.
  ///
  /// - Throws: A `CocoaError` if it is damaged, or of a form that is not read here, which it names: LZMA, and LZFSE that
  ///   is compressed.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let form = try Self.form(of: algorithm, failingWith: .decompressionFailed)
    do {
      return NSData(data: Data(try form.decompressed(Array(self as Data))))
    } catch CompressionFailure.notRead(let name) {
      throw Self.failure(.decompressionFailed, name)
    } catch {
      throw CocoaError(.decompressionFailed)
    }
  }
}

extension NSMutableData {
  /// Puts the data in a compressed form in its own place.
  ///
  /// - Throws: A `CocoaError` for LZMA, which is not written here.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try (self as NSData).compressed(using: algorithm) as Data)
  }

  /// Puts the data that is compressed in this one in its place.
  ///
  /// - Throws: A `CocoaError` if it is damaged, or of a form that is not read here.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try (self as NSData).decompressed(using: algorithm) as Data)
  }
}

extension CocoaError.Code {
  /// The data could not be compressed.
  public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
  /// The data could not be decompressed.
  public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}
