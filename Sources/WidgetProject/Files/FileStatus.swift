// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What is at a path.
package enum FileStatus: Hashable, Sendable {
  /// A file, or a link to one; also what the permissions hide, as reading it will say so.
  case file
  /// A folder, or a link to one.
  case folder
  /// Nothing, or a link that leads nowhere.
  case nothing

  /// Asks what is at a path, through symbolic links.
  package init(at path: FilePath) {
    switch FolderSnapshot.current?.kind(of: path) {
    case .file: self = .file
    case .folder: self = .folder
    case .nothing: self = .nothing
    case .unknown, nil: self.init(asking: path)
    }
  }

  private init(asking path: FilePath) {
    var status = stat()
    if stat(path.text, &status) != 0 {
      self = [ENOENT, ENOTDIR, ELOOP].contains(errno) ? .nothing : .file
    } else {
      self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }
  }

  /// Whether there is a file at a path, or a link that may lead to one; of a link that leads nowhere, whoever reads it says
  /// so.
  package static func isFileOrLink(_ path: FilePath) -> Bool {
    switch FolderSnapshot.current?.kind(of: path) {
    case .file: return true
    case .folder, .nothing: return false
    case .unknown, nil: break
    }
    var status = stat()
    if lstat(path.text, &status) != 0 { return ![ENOENT, ENOTDIR, ELOOP].contains(errno) }
    return status.st_mode & S_IFMT != S_IFDIR
  }

  /// Whether the permissions hide what is at a path.
  static func isHidden(_ path: FilePath) -> Bool {
    var status = stat()
    return stat(path.text, &status) != 0 && errno == EACCES
  }

  /// Whether the path itself is a symbolic link.
  package static func isLink(_ path: FilePath) -> Bool {
    switch FolderSnapshot.current?.kind(of: path) {
    case .file, .folder, .nothing: return false
    case .unknown, nil: break
    }
    var status = stat()
    return lstat(path.text, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The absolute path that symbolic links lead to; the path itself where there is nothing.
  package static func resolved(_ path: FilePath) -> FilePath {
    FolderSnapshot.current?.resolved(path, asking: realPath) ?? realPath(path) ?? path
  }

  /// The path without needless parts.
  ///
  /// `a/../b` is `b`, unless `a` is a link to another place.
  package static func simplified(_ path: FilePath) -> FilePath {
    realPath(path.simplified) == realPath(path) ? path.simplified : path
  }

  private static func realPath(_ path: FilePath) -> FilePath? {
    guard let resolved = realpath(path.text, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }
}
