// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension URL {
  /// How a bookmark is made.
  public struct BookmarkCreationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As short as it can be.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
  }

  /// How a bookmark is read.
  public struct BookmarkResolutionOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without asking the user.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
  }

  /// Returns whether the file can be used; always true, as no file is out of reach.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing, as no file is out of reach.
  public func stopAccessingSecurityScopedResource() {}

  /// Returns a bookmark of the file: its path.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL else { throw CocoaError(.fileReadUnsupportedScheme) }
    return Data(path.utf8)
  }

  /// Creates the address of the file of a bookmark.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    let path = String(decoding: data, as: UTF8.self)
    guard path.hasPrefix("/") else { throw CocoaError(.fileReadCorruptFile) }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}

extension FileManager {
  /// Returns nil, as there is no account of iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
