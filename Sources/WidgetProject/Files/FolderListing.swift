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

/// The names in a folder, with what the folder itself says of them.
struct FolderListing: Sendable {
  /// What a listing says of a name.
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

  /// One name.
  struct Entry: Sendable {
    /// The name.
    let name: String

    /// What it is.
    let kind: Kind

    /// Whether the name begins with a full stop.
    var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }
  }

  /// The entries, by name.
  let entries: [Entry]

  /// Reads a folder; nil where it cannot be read.
  init?(reading folder: FilePath) {
    guard let stream = opendir(folder.text) else { return nil }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      guard name != ".", name != ".." else { continue }
      let kind: Kind =
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): .file
        case Int(DT_DIR): .folder
        default: .unknown
        }
      entries.append(Entry(name: name, kind: kind))
    }
    entries.sort { $0.name.precedesByBytes($1.name) }
    self.entries = entries
  }

  /// Whether the folder has a name, in these letters.
  func contains(_ name: String) -> Bool {
    entries.element(named: name, by: \.name) != nil
  }

  /// What there is of a name; nil where the listing does not decide.
  func kind(of name: some StringProtocol) -> Kind? {
    if let entry = entries.element(named: name, by: \.name) { return entry.kind }
    // Elsewhere a file can have a name in other letters than it is asked for by.
    #if os(Linux)
      return .nothing
    #else
      return nil
    #endif
  }

  /// The name of an entry, whose last bytes are zeros.
  private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
