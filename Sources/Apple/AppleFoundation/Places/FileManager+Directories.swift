// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

// Where the folders of an app are. On Linux, Foundation knows none for libraries, and others by the conventions of a desktop.
extension FileManager {
  /// Returns the folders of a kind, with those of a container as an iPhone has them.
  ///
  /// A generated source of a program calls it in place of Foundation's `urls(for:in:)`, which it hides.
  public func urlsAsOnApple(_ directory: SearchPathDirectory, _ domains: SearchPathDomainMask)
    -> [URL]
  {
    guard domains.contains(.userDomainMask), let path = Self.containerPath(of: directory) else {
      return urls(for: directory, in: domains)
    }
    let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    let others = domains.subtracting(.userDomainMask)
    return [home.appendingPathComponent(path, isDirectory: true)]
      + (others.isEmpty ? [] : urls(for: directory, in: others))
  }

  /// Returns the folder of a kind, as Foundation's `url(for:in:appropriateFor:create:)` does, with those of a container as an
  /// iPhone has them.
  ///
  /// - Throws: The error if there is none, or if it cannot be made.
  public func urlAsOnApple(
    _ directory: SearchPathDirectory, _ domain: SearchPathDomainMask, _ url: URL?, _ isMade: Bool
  ) throws -> URL {
    guard domain == .userDomainMask, Self.containerPath(of: directory) != nil else {
      return try self.url(for: directory, in: domain, appropriateFor: url, create: isMade)
    }
    let folder = urlsAsOnApple(directory, domain)[0]
    if isMade { try createDirectory(at: folder, withIntermediateDirectories: true) }
    return folder
  }

  /// The path of a kind of folder in an app's container; nil if a container has none.
  private static func containerPath(of directory: SearchPathDirectory) -> String? {
    switch directory {
    case .adminApplicationDirectory: "Applications/Utilities"
    case .allApplicationsDirectory, .applicationDirectory: "Applications"
    case .allLibrariesDirectory, .libraryDirectory: "Library"
    case .applicationSupportDirectory: "Library/Application Support"
    case .autosavedInformationDirectory: "Library/Autosave Information"
    case .cachesDirectory: "Library/Caches"
    case .desktopDirectory: "Desktop"
    case .developerDirectory: "Developer"
    case .documentDirectory: "Documents"
    case .documentationDirectory: "Library/Documentation"
    case .downloadsDirectory: "Downloads"
    case .inputMethodsDirectory: "Library/Input Methods"
    case .moviesDirectory: "Movies"
    case .musicDirectory: "Music"
    case .picturesDirectory: "Pictures"
    case .preferencePanesDirectory: "Library/PreferencePanes"
    case .sharedPublicDirectory: "Public"
    case .trashDirectory: ".Trash"
    default: nil
    }
  }
}
