// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A file of a revision: what git has under a path.
struct TreeEntry: Hashable, Sendable {
  /// The kind of an entry.
  enum Kind: Hashable, Sendable {
    case file, link, submodule
  }

  /// The kind of the entry.
  var kind: Kind

  /// The object that has its content.
  var object: String

  /// The kind of a mode; nil for a folder.
  static func kind(_ mode: Substring) -> Kind? {
    switch mode {
    case "120000": .link
    case "160000": .submodule
    case "040000", "000000": nil
    default: .file
    }
  }
}

extension Git {
  /// The files of a commit, by path.
  ///
  /// - Throws: ``GitError`` if it cannot be read.
  func tree(_ commit: String) throws(GitError) -> [String: TreeEntry] {
    try entries(["-r", commit])
  }

  /// The bytes of a file of a commit, by its path in the repository; nil if the commit has none.
  ///
  /// - Throws: ``GitError`` if it cannot be read.
  package func bytes(ofFile path: String, in commit: String) throws(GitError) -> [UInt8]? {
    guard let entry = try entries([commit, "--", path])[path], entry.kind == .file else {
      return nil
    }
    return try contents(of: [entry.object])[entry.object]
  }

  /// What `git ls-tree` lists.
  private func entries(_ arguments: [String]) throws(GitError) -> [String: TreeEntry] {
    var entries: [String: TreeEntry] = [:]
    // A name can hold anything but a zero byte, which ends it.
    for record in try output(["ls-tree", "-z", "--full-tree"] + arguments).split(separator: 0) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let facts = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard facts.count == 3, let kind = TreeEntry.kind(facts[0]) else { continue }
      let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
      entries[path] = TreeEntry(kind: kind, object: String(facts[2]))
    }
    return entries
  }

  /// The contents of objects, by their hashes.
  ///
  /// - Throws: ``GitError`` if one cannot be read.
  package func contents(of objects: Set<String>) throws(GitError) -> [String: [UInt8]] {
    guard !objects.isEmpty else { return [:] }
    let list = objects.sorted().joined(separator: "\n") + "\n"
    let bytes = try output(["cat-file", "--batch"], input: Array(list.utf8))
    var contents: [String: [UInt8]] = [:]
    contents.reserveCapacity(objects.count)
    var index = 0
    while index < bytes.count,
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n"))
    {
      // `object type size`, or `object missing`, as in a clone that fetches on demand and is offline.
      let head = String(decoding: bytes[index..<end], as: UTF8.self).split(separator: " ")
      index = end + 1
      guard head.count == 3, let size = Int(head[2]), index + size <= bytes.count else {
        throw .missingObject(head.first.map(String.init) ?? "")
      }
      contents[String(head[0])] = Array(bytes[index..<(index + size)])
      index += size + 1
    }
    return contents
  }
}
