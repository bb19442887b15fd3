// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One name in a folder, with what the folder itself says of it.
struct FolderEntry: Sendable {
  /// What the listing of a folder says of a name.
  enum Kind: Sendable {
    /// A file.
    case file
    /// A folder.
    case folder
    /// A link, or something of which the file system does not say what it is.
    case unknown
    /// The folder has no such name.
    case nothing
  }

  /// The name.
  let name: String

  /// What it is.
  let kind: Kind

  /// The entries of a folder, by name; nil where it cannot be read.
  static func read(_ folder: FilePath) -> [FolderEntry]? {
    guard let stream = opendir(folder.text) else { return nil }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = name(of: entry)
      guard name != ".", name != ".." else { continue }
      let kind: Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: .unknown
        }
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The entry of a name among those of a folder.
  static func find(_ name: Substring, in entries: [FolderEntry]) -> FolderEntry? {
    var range = entries.indices
    while let middle = range.dropFirst(range.count / 2).first {
      if entries[middle].name.utf8.lexicographicallyPrecedes(name.utf8) {
        range = (middle + 1)..<range.upperBound
      } else if entries[middle].name.utf8.elementsEqual(name.utf8) {
        return entries[middle]
      } else {
        range = range.lowerBound..<middle
      }
    }
    return nil
  }

  /// The name of an entry, whose last bytes are zeros.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
