// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

/// A workspace of Xcode: a list of projects and folders.
struct XcodeWorkspace {
  /// The folder `X.xcworkspace`.
  let path: FilePath

  /// The workspaces of a project: a workspace is beside its projects, or above their folders.
  ///
  /// - Parameters:
  ///   - project: The folder `X.xcodeproj`.
  ///   - fileSystem: Where it is.
  /// - Returns: The workspaces, the nearest first.
  static func workspaces(
    around project: FilePath, in fileSystem: FileSystem
  ) -> [XcodeWorkspace] {
    folders(around: project).flatMap { fileSystem.contents(of: $0) ?? [] }
      .filter { $0.hasExtension("xcworkspace") }.map(XcodeWorkspace.init)
  }

  /// The folder of a project and those above it where its workspace and what tools write beside that may be, the nearest first.
  static func folders(around project: FilePath) -> [FilePath] {
    var folders = [project.folder]
    while folders.count < 3, let last = folders.last, last.folder != last {
      folders.append(last.folder)
    }
    return folders
  }

  /// What the workspace lists, whether it is there or not; nothing for one that cannot be read.
  ///
  /// A place is relative to the group that it is in, or to the folder of the workspace. Source: workspaces that Xcode wrote.
  func listed(in fileSystem: FileSystem) -> [FilePath] {
    let bytes = try? fileSystem.bytes(of: path.appending("contents.xcworkspacedata"))
    guard let bytes else { return [] }
    var groups = [path.folder]
    var listed: [FilePath] = []
    for tag in XcodeTag.tags(in: String(decoding: bytes, as: UTF8.self)) {
      let place = tag.attributes["location"].flatMap {
        self.place($0, in: groups.last ?? path.folder)
      }
      switch tag.name {
      case "Group": groups.append(place ?? groups.last ?? path.folder)
      case "/Group" where groups.count > 1: groups.removeLast()
      case "FileRef": place.map { listed.append($0) }
      default: break
      }
    }
    return listed
  }

  /// The place that a location names, such as `group:Modules/Kit`; nil for one in Xcode or its SDKs.
  private func place(_ location: String, in group: FilePath) -> FilePath? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let name = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return name.isEmpty ? group : group.appending(name)
    case "container": return name.isEmpty ? path.folder : path.folder.appending(name)
    case "absolute": return FilePath(name)
    default: return nil
    }
  }
}
