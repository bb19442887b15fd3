// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folders and files of the disk.
struct DiskTree: FileTree {
  func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    var status = stat()
    let result = followsLinks ? stat(path.text, &status) : lstat(path.text, &status)
    guard result == 0 else {
      return [ENOENT, ENOTDIR, ELOOP].contains(errno)
        ? .nothing : .unknown(isHiddenByPermissions: errno == EACCES)
    }
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .file
    }
  }

  func entries(of folder: FilePath) -> [Folder.Entry]? {
    guard let stream = opendir(folder.text) else { return nil }
    defer { closedir(stream) }
    var entries: [Folder.Entry] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      guard name != ".", name != ".." else { continue }
      let kind: Folder.Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: .unknown
        }
      entries.append(Folder.Entry(name: name, kind: kind))
    }
    entries.sort { $0.name.precedesByBytes($1.name) }
    return entries
  }

  /// The name of an entry, whose last bytes are zeros.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    try FileContent(path: path.text).bytes
  }

  func randomAccessBytes(of path: FilePath) throws(FileError) -> any RandomAccessBytes {
    try RandomAccessFile(path: path.text)
  }

  func target(of path: FilePath) -> FilePath? {
    guard let resolved = realpath(path.text, nil) else { return nil }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }
}
