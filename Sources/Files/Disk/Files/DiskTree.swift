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
    // The names, each with a zero behind it, and where each begins. The system compares them in a fraction of the time that
    // a debug build takes: 'validate' beside 2,900 other files takes 35 ms of processor time in place of 55.
    var names: [CChar] = []
    names.reserveCapacity(1 << 10)
    var found: [(name: Int, kind: Folder.Kind)] = []
    found.reserveCapacity(1 << 5)
    while let entry = readdir(stream) {
      let kind: Folder.Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: .unknown
        }
      withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let name = bytes.assumingMemoryBound(to: CChar.self)
        guard let first = name.baseAddress, !Self.isSelfOrParent(first) else { return }
        found.append((names.count, kind))
        names += UnsafeBufferPointer(rebasing: name.prefix(strlen(first) + 1))
      }
    }
    var isUnicode = true
    var entries = names.withUnsafeBufferPointer { names -> [Folder.Entry] in
      guard let first = names.baseAddress else { return [] }
      found.sort { strcmp(first + $0.name, first + $1.name) < 0 }
      return found.map { name, kind in
        let valid = String(validatingCString: first + name)
        if valid == nil { isUnicode = false }
        return Folder.Entry(name: valid ?? String(cString: first + name), kind: kind)
      }
    }
    // What is put in place of bytes that are no text has another place in the order.
    if !isUnicode { entries.sort { $0.name.precedesByBytes($1.name) } }
    return entries
  }

  /// Whether a name is `.` or `..`.
  private static func isSelfOrParent(_ name: UnsafePointer<CChar>) -> Bool {
    let dot = CChar(bitPattern: UInt8(ascii: "."))
    return name[0] == dot && (name[1] == 0 || name[1] == dot && name[2] == 0)
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

  func readingState(of path: FilePath) -> ReadingState? { ReadingState(ofFile: path.text) }
}
