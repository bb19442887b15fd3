// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A path as text, which finds the files that belong together without asking the disk.
package struct FilePath: Hashable, Sendable {
  /// The path as text, with slashes.
  package var text: String

  /// Creates a path from its text, which is not changed.
  package init(_ text: String) {
    self.text = text
  }

  /// The last component of the path.
  package var name: String { String(lastPart) }

  /// The last part without its extension.
  package var stem: String {
    let name = lastPart
    return name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? String(name)
  }

  /// The text after the last full stop of the last part.
  package var pathExtension: String {
    let name = lastPart.utf8
    let stop = name.lastIndex(of: UInt8(ascii: "."))
    return stop.map { String(Substring(name[name.index(after: $0)...])) } ?? ""
  }

  /// Whether ``pathExtension`` is this text, which has no full stop and no slash.
  package func hasExtension(_ pathExtension: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { Self.hasExtension(pathExtension, $0) }
      ?? Self.hasExtension(pathExtension, Array(text.utf8))
  }

  /// Whether the folder has a name with an extension, which has no full stop and no slash.
  package func isInFolder(withExtension pathExtension: String) -> Bool {
    let start = lastPartOffsets.lowerBound
    return text.utf8.withContiguousStorageIfAvailable {
      Self.hasExtension(pathExtension, $0[..<start])
    } ?? Self.hasExtension(pathExtension, Array(text.utf8.prefix(start)))
  }

  private static func hasExtension<Bytes: RandomAccessCollection<UInt8>>(
    _ pathExtension: String, _ bytes: Bytes
  ) -> Bool where Bytes.Index == Int {
    let slash = UInt8(ascii: "/")
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return false }
    var index = last + 1 - pathExtension.utf8.count
    guard index > bytes.startIndex, bytes[index - 1] == UInt8(ascii: ".") else { return false }
    for byte in pathExtension.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// The last component of the path.
  package var lastPart: Substring {
    let range = lastPartOffsets
    let text = text.utf8
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return Substring(text[start..<text.index(start, offsetBy: range.count)])
  }

  /// The bytes of the last part; all of a path that is nothing but slashes.
  ///
  /// They are looked for in the string's storage, as a big project asks for parts of paths a hundred thousand times
  /// (Benchmarks/README.md, "Parts of paths").
  var lastPartOffsets: Range<Int> {
    text.utf8.withContiguousStorageIfAvailable { Self.lastPartOffsets(of: $0) }
      ?? Self.lastPartOffsets(of: Array(text.utf8))
  }

  private static func lastPartOffsets<Bytes: RandomAccessCollection<UInt8>>(
    of bytes: Bytes
  ) -> Range<Int> where Bytes.Index == Int {
    let slash = UInt8(ascii: "/")
    guard let last = bytes.lastIndex(where: { $0 != slash }) else { return 0..<bytes.count }
    let start = bytes[..<last].lastIndex(of: slash).map { $0 + 1 } ?? 0
    return start..<(last + 1)
  }

  /// The folder; `.` if the path has one part.
  package var folder: FilePath {
    let name = lastPartOffsets
    let above = text.utf8.prefix(name.lowerBound)
    guard !above.isEmpty else { return FilePath(isAbsolute ? "/" : ".") }
    guard let end = above.lastIndex(where: { $0 != UInt8(ascii: "/") }) else {
      return FilePath("/")
    }
    return FilePath(String(Substring(above[...end])))
  }

  /// The path of something in this folder, or the path itself if it is absolute.
  package func appending(_ path: String) -> FilePath {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    let joined: String? =
      text.utf8.withContiguousStorageIfAvailable { folder in
        path.utf8.withContiguousStorageIfAvailable { below in
          if folder.count == 1 && folder[0] == dot || below.first == slash { return path }
          // In one go, as a big project joins the paths of all its files.
          let mark = folder.last == slash ? 0 : 1
          let count = folder.count + mark + below.count
          return String(unsafeUninitializedCapacity: count) { bytes in
            _ = bytes.initialize(fromContentsOf: folder)
            if mark == 1 { bytes[folder.count] = slash }
            let rest = UnsafeMutableBufferPointer(rebasing: bytes[(folder.count + mark)...])
            _ = rest.initialize(fromContentsOf: below)
            return count
          }
        } ?? nil
      } ?? nil
    if let joined { return FilePath(joined) }
    if text == "." || FilePath(path).isAbsolute { return FilePath(path) }
    return FilePath(text + (text.utf8.last == slash ? "" : "/") + path)
  }

  /// The paths of something in this folder, and in that which links lead to: often the same one, which is made once.
  package func appending(
    _ name: String, target: FilePath
  ) -> (path: FilePath, target: FilePath) {
    let path = appending(name)
    return (path, target == self ? path : target.appending(name))
  }

  /// The path with `a/../b` written as `b`, and without `.` parts.
  package var simplified: FilePath {
    // Nearly every path is, and is asked often.
    if isSimplified { return self }
    var parts: [Substring] = []
    for part in text.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute || !parts.isEmpty {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    return FilePath(isAbsolute ? "/" + joined : (joined.isEmpty ? "." : joined))
  }

  /// Whether each part has something besides full stops, so that none can be left out.
  private var isSimplified: Bool {
    text.utf8.withContiguousStorageIfAvailable { Self.isSimplified($0) }
      ?? Self.isSimplified(Array(text.utf8))
  }

  private static func isSimplified(_ bytes: some Collection<UInt8>) -> Bool {
    var isPlain = bytes.first == UInt8(ascii: "/")
    for byte in bytes {
      if byte == UInt8(ascii: "/") {
        guard isPlain else { return false }
        isPlain = false
      } else if byte != UInt8(ascii: ".") {
        isPlain = true
      }
    }
    return isPlain
  }

  /// The names on the way from a folder to this path; nil if the path does not begin with that of the folder.
  package func names(below folder: FilePath) -> [Substring]? {
    let slash = UInt8(ascii: "/")
    var rest = text.utf8[...]
    if folder.text == "." {
      guard !isAbsolute else { return nil }
      if text == "." { return [] }
    } else {
      let end = folder.text.utf8.lastIndex { $0 != slash }
      let start = end.map { folder.text.utf8[...$0] } ?? ""[...].utf8
      guard rest.count >= start.count,
        Substring(rest.prefix(start.count)).hasBytes(of: Substring(start))
      else { return nil }
      rest = rest.dropFirst(start.count)
      guard rest.first ?? slash == slash else { return nil }
    }
    return rest.split(separator: slash).map { Substring($0) }
  }

  /// Whether the path begins at the root.
  package var isAbsolute: Bool { text.utf8.first == UInt8(ascii: "/") }

  /// The way from a folder to this path, if both are absolute and simplified.
  package func relative(to folder: FilePath) -> FilePath {
    let slash = UInt8(ascii: "/")
    let own = text.utf8.split(separator: slash).map { Substring($0) }
    let other = folder.text.utf8.split(separator: slash).map { Substring($0) }
    let shared = zip(own, other).prefix { $0.hasBytes(of: $1) }.count
    let parts = other.dropFirst(shared).map { _ in ".." } + own.dropFirst(shared).map(String.init)
    return FilePath(parts.isEmpty ? "." : parts.joined(separator: "/"))
  }
}
