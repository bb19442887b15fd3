// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension FileManager {
  /// The folder that an app and its extensions share; nil if the program was given none.
  ///
  /// Foundation has it on Apple's systems only.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    guard let folder = ProgramResources.current.appGroups else { return nil }
    // A group is one folder: a path in its name leads nowhere else.
    guard !group.isEmpty, !group.contains("/"), group != ".", group != ".." else { return nil }
    let container = folder.appendingPathComponent(group, isDirectory: true)
    try? createDirectory(at: container, withIntermediateDirectories: true)
    return container
  }
}

extension URL {
  /// The person's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// What can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What the app needs to work.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// What lasts a while.
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? temporaryDirectory
  }
}
