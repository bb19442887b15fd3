// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import TestSupport
import Testing

@testable import WidgetRevisions

/// What git is asked about many commits at once.
@Suite("Histories of git")
struct GitHistoryTests {
  @Test("a path with a line break is not there, and hides no other")
  func lineBreak() throws {
    let repository = try GitFolder()
    try repository.commit(["a.txt": "1", "b\nc.txt": "2", "d.txt": "3"])
    let git = try Git(of: FilePath(repository.folder.path))
    let objects = try git.objects(
      at: ["a.txt", "b\nc.txt", "d.txt", "e.txt"].map { ("HEAD", $0) })
    #expect(objects.map { $0 == nil } == [false, true, false, true])
    let contents = try git.contents(of: Set(objects.compactMap(\.self)))
    #expect(Set(contents.values) == [Array("1".utf8), Array("3".utf8)])
  }

  @Test("a content has the last of the tags that have it, at any of the paths")
  func lastTags() throws {
    let repository = try GitFolder()
    try repository.commit(["a": "old", "b\nc": "broken", "other": "1"], tag: "v1")
    try repository.commit(["a": "new"], tag: "v2")
    // The content goes on under another name, which git would call a rename.
    try repository.commit(["moved": "old", "a": "newer", "other": "2"], tag: "v10")
    try repository.git("tag", "v10.1")
    try repository.commit(["a": "newest"], removing: ["moved", "b\nc"])
    try repository.git("tag", "--annotate", "--message", "Release", "v11")
    try repository.git("tag", "--annotate", "--message", "Again", "v11-again", "v11")
    try repository.git("tag", "picture", "HEAD:other")
    let git = try Git(of: FilePath(repository.folder.path))
    let tags = try git.tags()
    #expect(tags.map(\.name) == ["v1", "v2", "v10", "v10.1", "v11", "v11-again"])
    #expect(Set(tags.map(\.commit)).count == 4)
    let names = try git.lastTags(tags, ofFilesAt: ["a", "moved", "b\nc", "none"])
    let contents = try git.contents(of: Set(names.keys))
    let found = Dictionary(
      uniqueKeysWithValues: names.map { object, name in
        (String(decoding: contents[object] ?? [], as: UTF8.self), name)
      })
    #expect(
      found == [
        "old": "v10.1", "new": "v2", "newer": "v10.1", "broken": "v10.1", "newest": "v11-again",
      ])
    #expect(try git.lastTags([], ofFilesAt: ["a"]).isEmpty)
    #expect(try git.lastTags(tags, ofFilesAt: []).isEmpty)
  }
}
