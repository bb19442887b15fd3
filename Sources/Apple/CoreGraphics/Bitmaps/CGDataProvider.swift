// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation

/// Where the bytes of an image come from.
public final class CGDataProvider: _CFObject, @unchecked Sendable {
  private let bytes: () -> Data?

  /// The path of the file that the bytes were read from; nil for others.
  let path: String?

  init(_ bytes: @escaping () -> Data?) {
    self.bytes = bytes
    path = nil
  }

  /// Creates a provider of bytes that are there; never nil.
  public convenience init?(data: CFData) { self.init { data } }

  /// Creates a provider of bytes as they are when they are read; never nil.
  public convenience init?(data: CFMutableData) { self.init { data as Data } }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    bytes = { data }
    path = url.path
  }

  /// Creates a provider of the bytes of a file; nil if it cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    let path = String(cString: filename)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    bytes = { data }
    self.path = path
  }

  /// All of the bytes; nil if an image has too many pixels.
  public var data: CFData? { bytes() }
}
