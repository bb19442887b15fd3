// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A folder with its listing, where that was read, and the place that links lead to: who asks for several names in it looks
/// these up once.
struct KnownFolder {
  /// The path.
  let path: FilePath

  private let target: FilePath
  private let searched: SearchedFolder?
  private let listing: FolderListing?

  /// Takes what the snapshot has of a folder.
  init(_ path: FilePath) {
    self.path = path
    searched = FolderSnapshot.current?.searchedFolder(path)
    target = searched?.target ?? FileStatus.resolved(path)
    listing = searched?.listing ?? FolderSnapshot.current?.knownListing(of: path)
  }

  private init(_ searched: SearchedFolder) {
    path = searched.path
    target = searched.target
    listing = searched.listing
    self.searched = searched
  }

  /// The names in the folder, sorted; none where it cannot be read.
  var entries: [FolderListing.Entry] {
    listing?.entries ?? FileSearch.entries(of: path) ?? []
  }

  /// A folder in this one.
  func subfolder(_ entry: FolderListing.Entry) -> KnownFolder {
    guard entry.kind == .folder, let folder = searched?.folder(named: entry.name) else {
      return KnownFolder(path.appending(entry.name))
    }
    return KnownFolder(folder)
  }

  /// A file in the folder, or a link that may lead to one, and the absolute path that links lead to; nil where there is
  /// neither.
  func fileOrLink(_ name: String) -> (path: FilePath, target: FilePath)? {
    switch listing?.kind(of: name) {
    case .file: return path.appending(name, target: target)
    case .folder, .nothing: return nil
    case .unknown, nil:
      let file = path.appending(name)
      return FileStatus.isFileOrLink(file) ? (file, FileStatus.resolved(file)) : nil
    }
  }
}
