// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// Where the bytes of an image come from.
public final class CGDataProvider: _CFObject, @unchecked Sendable {
  private let bytes: () -> Data?

  init(_ bytes: @escaping () -> Data?) { self.bytes = bytes }

  /// Creates a provider of bytes that are there; never nil.
  public init?(data: CFData) { bytes = { data } }

  /// Creates a provider of bytes as they are when they are read; never nil.
  public init?(data: CFMutableData) { bytes = { data as Data } }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = { data }
  }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else {
      return nil
    }
    bytes = { data }
  }

  /// All of the bytes; nil if an image has too many pixels.
  public var data: CFData? { bytes() }
}
