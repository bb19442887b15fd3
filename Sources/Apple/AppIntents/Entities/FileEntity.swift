// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import UniformTypeIdentifiers

/// An entity that is a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
  /// The types of the files.
  static var supportedContentTypes: [UTType] { get }
}

/// The identifier of a file: its URL, or that of a draft which is not saved yet.
public struct FileEntityIdentifier: Codable, Hashable, Sendable {
  /// The URL of the file; nil for a draft.
  public let fileURL: URL?
  /// The identifier of the draft; nil for a file.
  public let draftIdentifier: String?

  /// Whether the file is a draft.
  public var isDraft: Bool { draftIdentifier != nil }

  /// Returns the identifier of a file.
  ///
  /// - Throws: A `CocoaError` if the URL is not one of a file. On a device also if the file does not exist.
  public static func file(url: URL) throws -> FileEntityIdentifier {
    guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return FileEntityIdentifier(fileURL: url, draftIdentifier: nil)
  }

  /// Returns the identifier of a draft.
  public static func draft(identifier: String) -> FileEntityIdentifier {
    FileEntityIdentifier(fileURL: nil, draftIdentifier: identifier)
  }
}

extension FileEntityIdentifier: EntityIdentifierConvertible {
  /// The URL of the file, or `draft:` and the identifier of the draft.
  public var entityIdentifierString: String {
    fileURL?.absoluteString ?? "draft:\(draftIdentifier ?? "")"
  }

  /// Returns the identifier that a text stands for; nil if it is neither a file's URL nor a draft.
  public static func entityIdentifier(
    for entityIdentifierString: String
  ) -> FileEntityIdentifier? {
    if entityIdentifierString.hasPrefix("draft:") {
      return draft(identifier: String(entityIdentifierString.dropFirst("draft:".count)))
    }
    return URL(string: entityIdentifierString).flatMap { try? file(url: $0) }
  }
}
