// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
import StringTables

extension SynchronizedFolder {
  /// A file of a synchronized folder, or a folder in it that counts as one.
  struct Item: Hashable {
    /// The path in the folder.
    var relativePath: String

    /// The file.
    var file: XcodeFile
  }

  /// The extensions of folders that are one thing to Xcode.
  private static let packages: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "icon", "playground", "rcproject", "rtfd",
    "scnassets", "storekit", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework",
    "xcmappingmodel", "xcodeproj", "xcstickers",
  ]

  /// How many files and folders a folder is looked through for.
  private static let maximumCount = 200_000

  /// The visible items of the folder, folder by folder in the order of their names.
  ///
  /// An `.lproj` folder without a visible file is an item itself, for it gives the product its language all the same.
  func contents(in fileSystem: FileSystem) -> [Item] {
    var items: [Item] = []
    var visited: Set<FilePath> = []
    var pending = [(folder: path, relativePath: "")]
    while let (folder, prefix) = pending.popLast(), items.count < Self.maximumCount {
      // A link may lead back to a folder that contains it.
      guard visited.insert(fileSystem.resolved(folder)).inserted else { continue }
      let entries = (fileSystem.entries(of: folder) ?? []).filter { !$0.isHidden }
      if entries.isEmpty, folder.pathExtension == "lproj" {
        items.append(item(folder, at: prefix, localization: LocaleName(folder.stem)))
      }
      var folders: [(FilePath, String)] = []
      for entry in entries {
        let path = folder.appending(entry.name)
        let relativePath = prefix.isEmpty ? entry.name : prefix + "/" + entry.name
        if isFolder(entry, at: path, in: fileSystem), !Self.packages.contains(path.pathExtension),
          !explicitFolders.contains(relativePath)
        {
          folders.append((path, relativePath))
        } else {
          items.append(item(path, at: relativePath, localization: LocaleName(ofFolder: path.folder.name)))
        }
      }
      pending.append(contentsOf: folders.reversed())
    }
    return items
  }

  private func isFolder(
    _ entry: Folder.Entry, at path: FilePath, in fileSystem: FileSystem
  ) -> Bool {
    switch entry.kind {
    case .folder: true
    case .file, .nothing: false
    case .unknown: fileSystem.status(of: path) == .folder
    }
  }

  private func item(
    _ path: FilePath, at relativePath: String, localization: LocaleName?
  ) -> Item {
    Item(
      relativePath: relativePath,
      file: XcodeFile(path: path.simplified, localization: localization, range: range))
  }

  /// The items that belong to a target.
  func items(_ items: [Item], of target: XcodeTarget) -> [XcodeFile] {
    let hasFolder = target.synchronizedFolders.contains(identifier)
    let exceptions = exceptions(of: target.identifier)
    // A lazy filter would ask twice: to count, and to copy.
    var files: [XcodeFile] = []
    for item in items
    where exceptions.contains(item.relativePath) != hasFolder
      && !reassigned.contains(item.relativePath)
    {
      files.append(item.file)
    }
    return files
  }
}

extension XcodeProject {
  /// Looks up which files the targets have through synchronized folders.
  package mutating func findSynchronizedFiles(in fileSystem: FileSystem) {
    for folder in synchronizedFolders.values.sorted(by: { $0.range.start < $1.range.start }) {
      let excepted = Set(folder.exceptions.map(\.target))
      let users = targets.indices.filter {
        targets[$0].synchronizedFolders.contains(folder.identifier)
          || excepted.contains(targets[$0].identifier)
      }
      guard !users.isEmpty else { continue }
      let items = folder.contents(in: fileSystem)
      for index in users {
        targets[index].synchronizedFiles += folder.items(items, of: targets[index])
        for (path, attributes) in folder.attributes[targets[index].identifier] ?? [:] {
          let file = folder.path.appending(path).simplified
          targets[index].synchronizedAttributes[file] = attributes
        }
      }
    }
  }
}
