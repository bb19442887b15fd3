// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A name for a commit, such as that of a release.
package struct Tag: Hashable, Sendable {
  /// The name, such as `v1.2`.
  package let name: String

  /// The hash of the commit.
  package let commit: String
}

extension Git {
  /// The tags of commits, in the order of their versions.
  ///
  /// - Throws: ``GitError`` if git cannot list them.
  package func tags() throws(GitError) -> [Tag] {
    let format =
      "%(refname) %(objecttype) %(objectname) %(*objecttype) %(*objectname)"
    let lines = try output(
      ["for-each-ref", "--sort=version:refname", "--format=" + format, "refs/tags"])
    var tags: [Tag] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count >= 3 else { continue }
      let name = String(words[0].dropFirst("refs/tags/".count))
      if words[1] == "commit" {
        tags.append(Tag(name: name, commit: words[2]))
      } else if words.count == 5, words[3] == "commit" {
        tags.append(Tag(name: name, commit: words[4]))
      } else if words.count == 5, words[3] == "tag",
        let commit = try self.line(["rev-parse", "--verify", "--quiet", words[0] + "^{commit}"])
      {
        // A tag of a tag.
        tags.append(Tag(name: name, commit: commit))
      }
    }
    return tags
  }

  /// The last of some tags that has each content of some files, by the content.
  ///
  /// Of the first tag, the files are listed; of each other one, what it changes.
  ///
  /// - Parameters:
  ///   - tags: The tags, in their order.
  ///   - paths: The files.
  /// - Returns: The names of the tags.
  /// - Throws: ``GitError`` if git cannot read them.
  package func lastTags(
    _ tags: [Tag], ofFilesAt paths: Set<String>
  ) throws(GitError) -> [String: String] {
    guard let first = tags.first, let last = tags.last, !paths.isEmpty else { return [:] }
    let steps = try changes(along: tags.map(\.commit), ofFilesAt: paths.sorted())
    var objects = try tree(first.commit).filter { paths.contains($0.key) && $0.value.kind == .file }
      .mapValues(\.object)
    var names: [String: String] = [:]
    for (tag, step) in zip(tags, steps) {
      for path in step.removed {
        if let object = objects.removeValue(forKey: path) { names[object] = tag.name }
      }
      for (path, entry) in step.changed where paths.contains(path) {
        if let object = objects.removeValue(forKey: path) { names[object] = tag.name }
        if entry.kind == .file { objects[path] = entry.object }
      }
    }
    for object in objects.values { names[object] = last.name }
    return names
  }
}
