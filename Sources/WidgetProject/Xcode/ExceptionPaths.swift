// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The paths of the exceptions of a synchronized folder, ready to be compared.
///
/// Each target asks about each file of the folder, so that a path is followed name by name, and no further than exceptions begin
/// with it (Benchmarks/README.md, "Exceptions by name").
struct ExceptionPaths {
  /// What exceptions have at one place of their paths.
  private struct Node {
    /// Whether an exception ends here.
    var isException = false

    /// What follows, by the next name.
    var next: [Substring: Node] = [:]
  }

  /// Files and folders.
  private var plain = Node()

  /// Files in all their languages, by the path that they have without the language's folder.
  private var localized: Set<String> = []

  /// The two spellings of what stands before a file in all its languages.
  private static let prefixes = ["/Localized: ", "/Localized/"]

  init(_ paths: [String]) {
    for path in paths {
      if let prefix = Self.prefixes.first(where: path.hasPrefix) {
        localized.insert(String(path.dropFirst(prefix.count)))
      } else {
        Self.insert(path.split(separator: "/", omittingEmptySubsequences: false)[...], into: &plain)
      }
    }
  }

  private static func insert(_ names: ArraySlice<Substring>, into node: inout Node) {
    if let name = names.first {
      insert(names.dropFirst(), into: &node.next[name, default: Node()])
    } else {
      node.isException = true
    }
  }

  /// Whether a path in the folder is excepted, by itself or with a folder that it is in.
  ///
  /// Xcode passes over an exception that names one language's file by its path, so nothing in an `.lproj` folder is
  /// excepted in that way.
  func contains(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var node: Node? = plain
    var rest = path.utf8[...]
    while node != nil || !localized.isEmpty, !rest.isEmpty {
      let start = rest.startIndex
      let name = Substring(rest.prefix { $0 != slash })
      rest = rest[name.endIndex...].dropFirst()
      if name.isEmpty { continue }
      if name.endsInBytes(of: ".lproj") {
        return localized.contains(path)
          || !rest.isEmpty && localized.contains(String(path[..<start] + path[rest.startIndex...]))
      }
      node = node?.next[name]
      if node?.isException == true { return true }
    }
    return false
  }
}
