// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// What a tag of a type is.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The identifier of the class, such as `public.mime-type`.
  public let rawValue: String
  /// Creates a class of tags from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The class of filename extensions, which have no dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The class of MIME types, such as `image/png`.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

/// A type of files or data, identified by its uniform type identifier.
public struct UTType: Hashable, Codable, Sendable {
  /// The uniform type identifier, such as `public.png`.
  public let identifier: String

  /// Creates a type from an identifier, known here or not; nil only if the identifier is empty.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of a filename extension, in any case; nil if none is known here.
  public init?(filenameExtension: String) {
    let wanted = filenameExtension.lowercased()
    let row = TypeRow.all.first { row in
      // Some have capital letters, such as 'prefPane'.
      row.extensions.contains { $0.lowercased() == wanted }
    }
    guard let row else { return nil }
    identifier = row.identifier
  }

  /// Creates the type of a MIME type, in any case; nil if none is known here.
  public init?(mimeType: String) {
    let wanted = mimeType.lowercased()
    guard let row = TypeRow.all.first(where: { $0.mime == wanted }) else { return nil }
    identifier = row.identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  /// Creates a type that the app declares; it conforms to nothing here.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that the app takes from others; it conforms to nothing here.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates the type of a filename extension that conforms to a type; nil if none is known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType) {
    self.init(filenameExtension: filenameExtension)
    guard conforms(to: supertype) else { return nil }
  }

  /// Creates the type of a MIME type that conforms to a type; nil if none is known here.
  public init?(mimeType: String, conformingTo supertype: UTType) {
    self.init(mimeType: mimeType)
    guard conforms(to: supertype) else { return nil }
  }

  /// Creates the type of a tag; nil if none is known here.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    switch tagClass {
    case .filenameExtension: self.init(filenameExtension: tag)
    case .mimeType: self.init(mimeType: tag)
    default: return nil
    }
    if let supertype, !conforms(to: supertype) { return nil }
  }

  /// The preferred filename extension of the type, without a dot; nil if none is known here.
  public var preferredFilenameExtension: String? { row?.extensions.first }

  /// The preferred MIME type of the type; nil if none is known here.
  public var preferredMIMEType: String? { row?.mime }

  /// Returns whether the type is `type` or derived from it, as far as it is known here.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return row?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false
  }

  /// Returns whether the type is derived from `type` and not the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether `type` is derived from the type and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The types that it is derived from, as far as they are known here.
  public var supertypes: Set<UTType> {
    Set((row?.parents ?? []).flatMap { [UTType(known: $0)] + UTType(known: $0).supertypes })
  }

  /// Whether the type belongs to all: its identifier begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// Whether the system made the type by itself.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is one of the system's that are known here; false for those of apps, whose declarations are not read.
  public var isDeclared: Bool { row != nil }

  /// The name of the type for users; always nil here.
  public var localizedDescription: String? { nil }

  /// The number of the declaration; always nil here.
  public var version: Int? { nil }

  /// Where more is said of the type; always nil here.
  public var referenceURL: URL? { nil }

  /// The extensions and MIME types.
  public var tags: [UTTagClass: [String]] {
    guard let row else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
    if let mime = row.mime { tags[.mimeType] = [mime] }
    return tags
  }

  private var row: TypeRow? { TypeRow.ofIdentifiers[identifier] }
}
