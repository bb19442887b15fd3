// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Addresses of folders, and of what links lead to.
extension URL {
  /// Creates the address of a folder of the user or the system.
  ///
  /// - Throws: The error if there is none, or if it cannot be made.
  public init(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL? = nil, create shouldCreate: Bool = false
  ) throws {
    self = try FileManager.default.urlAsOnApple(directory, domain, url, shouldCreate)
  }

  /// Creates the address that a link leads to; one that is no link is the address itself.
  public init(
    resolvingAliasFileAt url: URL, options: BookmarkResolutionOptions = []
  ) throws { self = url.resolvingSymlinksInPath() }

  /// The folder of apps.
  public static var applicationDirectory: URL { folder(.applicationDirectory) }
  /// The folder of the app's supporting files.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of data that can be created again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what lies on the user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of an app's libraries.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// The folder of the user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The folder of the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of what the user shares.
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  /// The folder of what the user threw away.
  public static var trashDirectory: URL { folder(.trashDirectory) }
  /// The folder of the users' folders.
  public static var userDirectory: URL { URL(fileURLWithPath: "/Users", isDirectory: true) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urlsAsOnApple(directory, .userDomainMask)[0]
  }
}

extension URLResourceKey {
  /// The type of the file's content, as a `UTType`.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}
