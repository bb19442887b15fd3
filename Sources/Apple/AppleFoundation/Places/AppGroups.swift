// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

extension FileManager {
  /// Returns the folder of an app group, which is created if needed; nil if the program has no app
  /// groups or the name is not a folder name.
  ///
  /// Foundation has it on Apple's systems only.
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {
    guard let folder = ProgramResources.current.appGroups else { return nil }
    // A group is one folder: its name cannot be a path to another one.
    guard !group.isEmpty, !group.contains("/"), group != ".", group != ".." else { return nil }
    let container = folder.appendingPathComponent(group, isDirectory: true)
    try? createDirectory(at: container, withIntermediateDirectories: true)
    return container
  }
}
