// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier of the type.
  public var description: String { identifier }
  /// The identifier of the type.
  public var debugDescription: String { identifier }

  /// Returns all types of a tag that conform to a type; nil as the type lets all conform.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let wanted = tag.lowercased()
    return TypeRow.all.filter { row in
      switch tagClass {
      case .filenameExtension: row.extensions.contains { $0.lowercased() == wanted }
      case .mimeType: row.mime == wanted
      default: false
      }
    }.map { UTType(known: $0.identifier) }.filter { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
  }
}

extension NSString {
  /// Returns the path with one more component, and with the extension of a type unless the component has one of it.
  public func appendingPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) -> String {
    (appendingPathComponent(partialName) as NSString).appendingPathExtension(for: contentType)
  }

  /// Returns the path with the preferred extension of a type unless it has one of the type.
  public func appendingPathExtension(for contentType: UTType) -> String {
    guard let wanted = contentType.preferredFilenameExtension,
      UTType(filenameExtension: pathExtension) != contentType
    else { return String(self) }
    return appendingPathExtension(wanted) ?? String(self)
  }
}
