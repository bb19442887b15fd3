// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation
import Foundation

/// The folders that the app and its extensions share: copies, so that the given files are never changed.
struct GroupContainers {
  /// Creates the containers as copies.
  ///
  /// - Parameters:
  ///   - given: A folder with a folder for each group identifier, or the content of every named
  ///     group; nil for none.
  ///   - groups: The app groups of the program's entitlements; nil if unknown.
  static func begin(with given: URL?, groups: [String]?) {
    guard let folder = HomeFolder.url?.appendingPathComponent("Groups") else { return }
    let files = FileManager.default
    try? files.removeItem(at: folder)
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    ProgramResources.current.appGroups = folder
    guard let given else { return }
    let names = (try? files.contentsOfDirectory(atPath: given.path)) ?? []
    for group in Set(names.filter { $0.hasPrefix("group.") }).union(groups ?? []) {
      let own = given.appendingPathComponent(group)
      try? files.copyItem(
        at: names.contains(group) ? own : given, to: folder.appendingPathComponent(group))
    }
  }
}
