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
    let name = lastPartOffsets
    return String(slice(name.lowerBound..<(lastStop(in: name) ?? name.upperBound)))
  }

  /// The text after the last full stop of the last part.
  package var pathExtension: String {
    let name = lastPartOffsets
    return lastStop(in: name).map { String(slice(($0 + 1)..<name.upperBound)) } ?? ""
  }

  /// The offset of the last full stop of the last part; nil if it has none.
  private func lastStop(in name: Range<Int>) -> Int? {
    let stop = text.withUTF8Bytes { $0.offset(ofLast: UInt8(ascii: "."), before: name.upperBound) }
    return stop.flatMap { $0 >= name.lowerBound ? $0 : nil }
  }

  /// The text of some bytes.
  private func slice(_ range: Range<Int>) -> Substring {
    let text = text.utf8
    let start = text.index(text.startIndex, offsetBy: range.lowerBound)
    return Substring(text[start..<text.index(start, offsetBy: range.count)])
  }

  /// Whether ``pathExtension`` is this text, which has no full stop and no slash.
  package func hasExtension(_ pathExtension: String) -> Bool {
    text.withUTF8Bytes { Self.hasExtension(pathExtension, $0) }
  }

  /// Whether the folder has a name with an extension, which has no full stop and no slash.
  package func isInFolder(withExtension pathExtension: String) -> Bool {
    let start = lastPartOffsets.lowerBound
    return text.withUTF8Bytes { Self.hasExtension(pathExtension, $0.extracting(first: start)) }
  }

  private static func hasExtension(_ pathExtension: String, _ bytes: RawSpan) -> Bool {
    let end = endWithoutSlashes(bytes)
    return pathExtension.withUTF8Bytes { expected in
      let start = end - expected.byteCount
      return start > 0 && bytes.nativeByte(at: start - 1) == UInt8(ascii: ".")
        && bytes.extracting(start..<end).isEqual(to: expected)
    }
  }

  /// The offset after the last byte that is not a slash.
  private static func endWithoutSlashes(_ bytes: RawSpan) -> Int {
    var end = bytes.byteCount
    while end > 0, bytes.nativeByte(at: end - 1) == UInt8(ascii: "/") { end -= 1 }
    return end
  }

  /// The last component of the path.
  package var lastPart: Substring { slice(lastPartOffsets) }

  /// Calls a function with the bytes of the last part.
  package func withLastPart<Result>(_ body: (RawSpan) -> Result) -> Result {
    let range = lastPartOffsets
    return text.withUTF8Bytes { body($0.extracting(range)) }
  }

  /// The bytes of the last part; all of a path that is nothing but slashes.
  ///
  /// They are looked for in the string's storage, as a big project asks for parts of paths a hundred thousand times
  /// (Benchmarks/README.md, "Parts of paths").
  var lastPartOffsets: Range<Int> {
    text.withUTF8Bytes { bytes in
      let end = Self.endWithoutSlashes(bytes)
      guard end > 0 else { return 0..<bytes.byteCount }
      let slash = bytes.offset(ofLast: UInt8(ascii: "/"), before: end)
      return (slash.map { $0 + 1 } ?? 0)..<end
    }
  }

  /// The folder; `.` if the path has one part.
  package var folder: FilePath {
    let name = lastPartOffsets
    guard name.lowerBound > 0 else { return FilePath(isAbsolute ? "/" : ".") }
    let end = text.withUTF8Bytes { Self.endWithoutSlashes($0.extracting(first: name.lowerBound)) }
    return FilePath(end == 0 ? "/" : String(slice(0..<end)))
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
