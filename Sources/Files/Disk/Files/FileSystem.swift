// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The source of folders and files: the disk, a tree in memory, or either of them with what was
/// found kept.
///
/// Whoever reads is given one, so that nothing but its value decides what the answers are.
package struct FileSystem: Sendable {
  /// The tree that paths are looked up in.
  package let tree: any FileTree
  private let cache: FolderCache?

  /// Creates a file system that reads from a tree, without a cache.
  package init(_ tree: any FileTree) { self.init(tree, cache: nil) }

  private init(_ tree: any FileTree, cache: FolderCache?) {
    self.tree = tree
    self.cache = cache
  }

  /// The disk, which is asked each time.
  package static let disk = FileSystem(DiskTree())

  /// Folders and files in memory.
  package static func memory(_ tree: MemoryTree) -> FileSystem { FileSystem(tree) }

  /// The same folders, each read once and kept as it was then.
  ///
  /// A big project asks several times for each of its twenty thousand tables. The content of files is not kept.
  ///
  /// - Parameter readings: Keeps what ``reading(of:keepingIf:_:)`` makes of files from one such file system to the next; nil to keep nothing.
  /// - Returns: The file system.
  package func cached(keeping readings: KeptReadings? = nil) -> FileSystem {
    FileSystem(tree, cache: FolderCache(tree, readings: readings))
  }
}

// MARK: What is at a path

extension FileSystem {
  /// The kind of file at a path, through symbolic links.
  package func status(of path: FilePath) -> FileStatus {
    switch cache?.kind(of: path) {
    case .file: return .file
    case .folder: return .folder
    case .nothing: return .nothing
    case .unknown, nil: break
    }
    return switch tree.node(at: path, followingLinks: true) {
    case .folder: .folder
    case .nothing: .nothing
    // Reading it will say so.
    case .file, .link, .unknown: .file
    }
  }

  /// Whether there is a file at a path, or a link that may lead to one.
  ///
  /// Reading a broken link says that it is broken.
  package func isFileOrLink(_ path: FilePath) -> Bool {
    switch cache?.kind(of: path) {
    case .file: return true
    case .folder, .nothing: return false
    case .unknown, nil: break
    }
    return switch tree.node(at: path, followingLinks: false) {
    case .folder, .nothing: false
    case .file, .link, .unknown: true
    }
  }

  /// Whether the permissions hide what is at a path.
  package func isHidden(_ path: FilePath) -> Bool {
    if case .unknown(isHiddenByPermissions: true) = tree.node(at: path, followingLinks: true) {
      true
    } else {
      false
    }
  }

  /// Whether the path itself is a symbolic link.
  package func isLink(_ path: FilePath) -> Bool {
    switch cache?.kind(of: path) {
    case .file, .folder, .nothing: return false
    case .unknown, nil: break
    }
    return if case .link = tree.node(at: path, followingLinks: false) { true } else { false }
  }

  /// The absolute path that symbolic links lead to; the path itself if there is nothing.
  package func resolved(_ path: FilePath) -> FilePath {
    cache?.resolved(path) ?? tree.target(of: path) ?? path
  }

  /// The path without needless parts.
  ///
  /// `a/../b` is `b`, unless `a` is a link to another folder.
  package func simplified(_ path: FilePath) -> FilePath {
    let simplified = path.simplified
    return simplified == path || tree.target(of: simplified) == tree.target(of: path)
      ? simplified : path
  }
}

// MARK: Reading

extension FileSystem {
  /// The files and folders in a folder, by name; nil if it cannot be read.
  package func contents(of folder: FilePath) -> [FilePath]? {
    entries(of: folder).map { $0.map { folder.appending($0.name) } }
  }

  /// The names in a folder, sorted by their bytes; nil if it cannot be read.
  package func entries(of folder: FilePath) -> [Folder.Entry]? {
    if let cache { cache.folder(at: folder).entries } else { tree.entries(of: folder) }
  }

  /// A folder with the names in it.
  package func folder(at path: FilePath) -> Folder {
    cache?.folder(at: path) ?? Folder(reading: path, target: resolved(path), from: tree)
  }

  /// Whether a folder is known to have nothing but files and folders, so that no name in it leads elsewhere.
  package func isKnownWithoutLinks(_ folder: FilePath) -> Bool {
    // Elsewhere a name in other letters leads to a file, too.
    #if os(Linux)
      cache?.known(folder)?.isWithoutLinks ?? false
    #else
      false
    #endif
  }

  /// A folder and those below it that are to be searched.
  package func search(
    _ folder: FilePath, excluding exclusion: @Sendable (FilePath) -> PassedOver.Reason?
  ) -> Folder {
    cache?.search(folder, in: self, excluding: exclusion)
      ?? Folder.search(folder, in: self, excluding: exclusion)
  }

  /// Whether a folder was among those of a search.
  package func hasSearched(_ folder: FilePath) -> Bool { cache?.searchedFolder(folder) != nil }

  /// The bytes of a file.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  package func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    try tree.bytes(of: path)
  }

  /// Whether what is made of files is kept.
  package var keepsReadings: Bool { cache?.readings != nil }

  /// What a function makes of the bytes of one file and of nothing else; what it made before if that is kept and the file is as
  /// it was then.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isKept: Whether the bytes of the file decided: not of an error of the disk or the permissions, which may be over soon while
  ///     the file stays as it is.
  ///   - make: Reads the file.
  /// - Returns: The value.
  package func reading<Value: Sendable>(
    of path: FilePath, keepingIf isKept: (Value) -> Bool = { _ in true }, _ make: () -> Value
  ) -> Value {
    guard let readings = cache?.readings, let state = tree.readingState(of: path) else {
      return make()
    }
    return readings.value(of: path, in: state, keepingIf: isKept, make)
  }

  /// A text file, or a binary property list.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is not text.
  package func source(at path: FilePath) throws(FileError) -> SourceFile {
    try SourceFile(path: path.text, bytes: bytes(of: path))
  }
}
