// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
import StringTables

extension SynchronizedFolder {
  /// The extensions of folders that are one thing to Xcode.
  private static let packages: Set<String> = [
    "app", "appex", "bundle", "docc", "framework", "icon", "playground", "rcproject", "rtfd",
    "scnassets", "storekit", "xcassets", "xcdatamodel", "xcdatamodeld", "xcframework",
    "xcmappingmodel", "xcodeproj", "xcstickers",
  ]

  /// How many files and folders a folder is looked through for.
  private static let maximumCount = 200_000

  /// A folder or file that is still to be visited.
  private enum Pending {
    case folder(FilePath, relativePath: String)
    /// A folder whose items, and those of all folders in it, are there from a number on.
    case end(relativePath: String, start: Int)
  }

  /// The visible items of the folder, folder by folder in the order of their names.
  ///
  /// An `.lproj` folder without a visible file is an item itself, for it gives the product its language all the same.
  func contents(in fileSystem: FileSystem) -> SynchronizedContents {
    var contents = SynchronizedContents()
    var visited: Set<FilePath> = []
    var pending = [Pending.folder(path, relativePath: "")]
    // What is appended to a simplified path is one.
    let isSimplified = path.simplified == path
    func add(_ path: FilePath, at relativePath: String, localization: LocaleName?) {
      // It belongs to some other step of the build.
      guard !reassigned.contains(relativePath) else { return }
      contents.add(
        XcodeFile(
          path: isSimplified ? path : path.simplified, localization: localization, range: range),
        at: relativePath)
    }
    while let next = pending.popLast(), contents.files.count < Self.maximumCount {
      guard case .folder(let folder, let prefix) = next else {
        if case .end(let relativePath, let start) = next {
          contents.endFolder(at: relativePath, from: start)
        }
        continue
      }
      // A link may lead back to a folder that contains it.
      guard visited.insert(fileSystem.resolved(folder)).inserted else { continue }
      let start = contents.files.count
      let entries = (fileSystem.entries(of: folder) ?? []).filter { !$0.isHidden }
      let localization = LocaleName(ofFolder: folder.name)
      if entries.isEmpty, localization != nil {
        add(folder, at: prefix, localization: LocaleName(folder.stem))
      }
      var folders: [Pending] = []
      for entry in entries {
        let path = folder.appending(entry.name)
        let relativePath = prefix.isEmpty ? entry.name : prefix + "/" + entry.name
        if isFolder(entry, at: path, in: fileSystem), !Self.packages.contains(path.pathExtension),
          !explicitFolders.contains(relativePath)
        {
          folders.append(.folder(path, relativePath: relativePath))
        } else {
          add(path, at: relativePath, localization: localization)
        }
      }
      if !prefix.isEmpty { pending.append(.end(relativePath: prefix, start: start)) }
      pending.append(contentsOf: folders.reversed())
    }
    return contents
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

  /// The files that belong to a target.
  func files(_ contents: SynchronizedContents, of target: XcodeTarget) -> [XcodeFile] {
    contents.files(
      includingOthers: target.synchronizedFolders.contains(identifier),
      except: exceptions.lazy.filter { $0.target == target.identifier }.flatMap(\.paths)
        .map(\.value))
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
      let contents = folder.contents(in: fileSystem)
      for index in users {
        targets[index].synchronizedFiles += folder.files(contents, of: targets[index])
        for (path, attributes) in folder.attributes[targets[index].identifier] ?? [:] {
          let file = folder.path.appending(path).simplified
          targets[index].synchronizedAttributes[file] = attributes
        }
      }
    }
  }
}
