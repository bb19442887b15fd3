// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Which files of a built product are looked at, by their paths in an archive.
enum BuiltFileName {
  private static let suffixes = [
    ".intentdefinition", ".strings", ".stringsdict", ".loctable", "Info.plist", ".actionsdata",
    ".xcprivacy", ".lproj", ".app", ".appex", ".framework", ".bundle", ".assetpack", "/",
  ].map { Array($0.utf8) }

  /// The part of a path that shows a language's folder, of which one file is enough.
  private static let languageFolder = Array(".lproj/".utf8)

  /// Whether a file of a path is looked at, or tells of a folder that is.
  static func isWanted(_ path: RawSpan) -> Bool {
    suffixes.contains { path.ends(in: $0) } || path.contains(languageFolder)
      || isProgramOfExtension(path)
  }

  /// How the folder of an extension for iOS ends, which has the program in it.
  private static let extensionFolder = Array(".appex".utf8)

  /// Whether a file may be the program of an extension: one in the extension's folder whose name has no dot.
  private static func isProgramOfExtension(_ path: RawSpan) -> Bool {
    var start = path.byteCount
    while start > 0 {
      switch path.unsafeLoad(fromByteOffset: start - 1, as: UInt8.self) {
      case UInt8(ascii: "."): return false
      case UInt8(ascii: "/"): return path.extracting(0..<start - 1).ends(in: extensionFolder)
      default: start -= 1
      }
    }
    return false
  }
}

extension RawSpan {
  fileprivate func ends(in suffix: [UInt8]) -> Bool {
    let start = byteCount - suffix.count
    guard start >= 0 else { return false }
    for index in suffix.indices
    where unsafeLoad(fromByteOffset: start + index, as: UInt8.self) != suffix[index] {
      return false
    }
    return true
  }

  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard byteCount >= part.count else { return false }
    for start in 0...byteCount - part.count
    where unsafeLoad(fromByteOffset: start, as: UInt8.self) == part[0] {
      if extracting(start..<start + part.count).ends(in: part) { return true }
    }
    return false
  }
}
