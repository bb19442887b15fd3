// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URL {
  /// Returns the URL with one more component, and with the extension of a type unless the component has one of it.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// Returns the URL with the preferred extension of a type unless it has one of the type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    guard let wanted = contentType.preferredFilenameExtension,
      UTType(filenameExtension: pathExtension) != contentType
    else { return self }
    return appendingPathExtension(wanted)
  }

  /// Adds a component, and the extension of a type unless the component has one of it.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) { self = appendingPathComponent(partialName, conformingTo: contentType) }

  /// Adds the preferred extension of a type unless the URL has one of the type.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}
