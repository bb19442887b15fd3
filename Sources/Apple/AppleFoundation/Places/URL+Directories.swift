// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Folders that Foundation on Linux finds by their names alone.
extension URL {
  /// Creates the address of a folder of the user or the system.
  ///
  /// - Throws: The error if there is none, or if it cannot be made.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.url(
      for: directory, in: domain, appropriateFor: url, create: shouldCreate)
  }

  /// Creates the address that a link leads to; one that is no link is the address itself.
  public init(
    resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []
  ) throws { self = url.resolvingSymlinksInPath() }

  /// The folder of apps.
  public static var applicationDirectory: URL { folder(.applicationDirectory, "Applications") }
  /// The folder of what lies on the user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory, "Desktop") }
  /// The folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory, "Downloads") }
  /// The folder of the user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory, "Movies") }
  /// The folder of the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory, "Music") }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory, "Pictures") }
  /// The folder of what the user shares.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory, "Public") }
  /// The folder of what the user threw away.
  public static var trashDirectory: URL { folder(.trashDirectory, ".Trash") }
  /// The folder of the users' folders.
  public static var userDirectory: URL { folder(.userDirectory, "Users") }

  private static func folder(
    _ directory: FileManager.SearchPathDirectory, _ name: String
  ) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent(name)
  }
}

extension URLResourceKey {
  /// The type of the file's content, as a `UTType`.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}
