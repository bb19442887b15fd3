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
    /// A folder, and whether it is in an `.lproj` folder or is one.
    case folder(FilePath, isLocalized: Bool)
    /// A folder whose items, and those of all folders in it, are there from a number on.
    case end(FilePath, start: Int)
  }

  /// The visible items of the folder, folder by folder in the order of their names.
  ///
  /// An `.lproj` folder without a visible file is an item itself, for it gives the product its language all the same.
  func contents(in fileSystem: FileSystem) -> SynchronizedContents {
    var contents = SynchronizedContents()
    var visited: Set<FilePath> = []
    var pending = [Pending.folder(path, isLocalized: false)]
    // What is appended to a simplified path is one.
    let isSimplified = path.simplified == path
    func add(_ path: FilePath, localization: LocaleName?, isLocalized: Bool) {
      // It belongs to some other step of the build.
      guard reassigned.isEmpty || !reassigned.contains(relativePath(of: path)) else { return }
      contents.add(
        XcodeFile(
          path: isSimplified ? path : path.simplified, localization: localization, range: range),
        localizedAt: isLocalized ? relativePath(of: path) : nil)
    }
    while let next = pending.popLast(), contents.files.count < Self.maximumCount {
      guard case .folder(let folder, let isLocalized) = next else {
        if case .end(let folder, let start) = next {
          contents.endFolder(at: relativePath(of: folder), from: start)
        }
        continue
      }
      let read = fileSystem.folder(at: folder)
      // A link may lead back to a folder that contains it.
      guard visited.insert(read.target).inserted else { continue }
      let start = contents.files.count
      let entries = read.entries ?? []
      let localization = LocaleName(ofFolder: folder.name)
      if localization != nil, entries.allSatisfy(\.isHidden) {
        add(folder, localization: LocaleName(folder.stem), isLocalized: isLocalized)
      }
      var folders: [Pending] = []
      for entry in entries where !entry.isHidden {
        let path = folder.appending(entry.name)
        let isInLanguage = isLocalized || entry.name.endsInBytes(of: ".lproj")
        if isFolder(entry, at: path, in: fileSystem), !Self.packages.contains(path.pathExtension),
          explicitFolders.isEmpty || !explicitFolders.contains(relativePath(of: path))
        {
          folders.append(.folder(path, isLocalized: isInLanguage))
        } else {
          add(path, localization: localization, isLocalized: isInLanguage)
        }
      }
      if !isLocalized, !exceptions.isEmpty {
        contents.beginFolder(at: relativePath(of: folder), from: start)
        if folder != path { pending.append(.end(folder, start: start)) }
      }
      pending.append(contentsOf: folders.reversed())
    }
    return contents
  }

  /// The path in the folder of something that was found there; empty for the folder itself.
  private func relativePath(of item: FilePath) -> String {
    guard item != path else { return "" }
    let above = path.text.utf8
    // As paths are joined.
    let isCurrent = path.text == "."
    let count = isCurrent ? 0 : above.count + (above.last == UInt8(ascii: "/") ? 0 : 1)
    return String(Substring(item.text.utf8.dropFirst(count)))
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
    var usersByFolder: [String: Set<Int>] = [:]
    var indices: [String: Int] = [:]
    for (index, target) in targets.enumerated() {
      indices[target.identifier] = index
      for folder in target.synchronizedFolders { usersByFolder[folder, default: []].insert(index) }
    }
    for folder in synchronizedFolders.values.sorted(by: { $0.range.start < $1.range.start }) {
      var found = usersByFolder[folder.identifier] ?? []
      for exceptions in folder.exceptions {
        if let index = indices[exceptions.target] { found.insert(index) }
      }
      let users = found.sorted()
      guard !users.isEmpty else { continue }
      let contents = folder.contents(in: fileSystem)
      for index in users {
        targets[index].synchronizedFiles += folder.files(contents, of: targets[index])
        for (path, attributes) in folder.attributes[targets[index].identifier] ?? [:] {
          let file = folder.path.appending(path).simplified
          targets[index].synchronizedAttributes[file] = attributes
        }
        for (path, platforms) in folder.platforms[targets[index].identifier] ?? [:] {
          let file = folder.path.appending(path).simplified
          targets[index].synchronizedPlatforms[file] = platforms
        }
      }
    }
  }
}
