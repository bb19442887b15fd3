// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
import TestSupport
import Testing

@Suite("What git ignores")
struct IgnoreTests {
  /// The files that a search finds in a repository with the given `.gitignore` files.
  private func search(
    _ ignored: [String: String], in name: String = "", of files: [String], isRepository: Bool = true
  ) throws -> [String] {
    let folder = MemoryFolder()
    if isRepository { folder.write("", to: ".git/HEAD") }
    for (path, text) in ignored { folder.write(text, to: path) }
    for file in files { folder.write("", to: file) }
    let start = name.isEmpty ? folder.path : folder.path(name)
    return FileSearch.search(FilePath(start), in: folder.fileSystem) { $0.hasSuffix(".x") }.files
      .map { String($0.text.dropFirst(folder.path.count + 1)) }
  }

  @Test(
    "a pattern fits as git's do",
    arguments: [
      ("a.x", ["a.x", "b/a.x"], ["b.x"]),
      ("/a.x", ["a.x"], ["b/a.x"]),
      ("b/a.x", ["b/a.x"], ["c/b/a.x"]),
      ("b/", ["b/a.x", "c/b/a.x"], ["b.x"]),
      ("a.x/", [], ["a.x"]),
      ("*.x", ["a.x", "b/c.x"], []),
      ("b/*", ["b/a.x", "b/c/a.x"], ["c/a.x"]),
      ("b/**", ["b/a.x", "b/c/d/a.x"], ["c/b/a.x"]),
      ("**/b/a.x", ["b/a.x", "c/b/a.x"], ["c/a.x"]),
      ("b/**/a.x", ["b/a.x", "b/c/d/a.x"], ["a.x"]),
      ("?.x", ["a.x"], ["ab.x"]),
      ("[a-c].x", ["a.x", "c.x"], ["d.x", "-.x"]),
      ("[!a-c].x", ["d.x"], ["a.x"]),
      ("[a", [], ["a.x"]),
      ("\\!a.x", ["!a.x"], ["a.x"]),
      ("\\#a.x", ["#a.x"], ["a.x"]),
      ("# a.x", [], ["a.x", "# a.x"]),
      ("a.x  ", ["a.x"], ["a.x  .x"]),
      ("a.x\r", ["a.x"], []),
      ("", [], ["a.x"]),
      ("/", [], ["a.x"]),
      ("入*", ["入口.x"], ["出口.x"]),
      ("a*b.x", ["ab.x", "acb.x"], ["a.x", "cb.x"]),
      ("a.?", ["a.x"], ["b.x", "aa.x"]),
      ("b/a*/*.x", ["b/ac/d.x"], ["c/a/d.x", "b/c/d.x", "b/a.x"]),
    ] as [(String, [String], [String])])
  func patterns(pattern: String, ignored: [String], others: [String]) throws {
    let found = try search([".gitignore": pattern], of: ignored + others)
    #expect(Set(found) == Set(others))
  }

  @Test("the last pattern that fits counts, and that of the inner file before that of the outer")
  func precedence() throws {
    #expect(try search([".gitignore": "*.x\n!a.x\n"], of: ["a.x", "b.x"]) == ["a.x"])
    #expect(try search([".gitignore": "!a.x\n*.x\n"], of: ["a.x", "b.x"]) == [])
    #expect(
      try search([".gitignore": "*.x", "in/.gitignore": "!a.x"], of: ["in/a.x", "in/b.x", "a.x"])
        == ["in/a.x"])
    // Nothing in a folder that is ignored comes back.
    #expect(try search([".gitignore": "in/\n!in/a.x\n"], of: ["in/a.x"]) == [])
  }

  @Test("of very many patterns each fits what it does, and the last one counts")
  func manyPatterns() throws {
    let files = (0..<200).map { "f\($0).x" }
    let all = files.joined(separator: "\n")
    #expect(try search([".gitignore": all], of: files + ["in/f7.x", "g.x"]) == ["g.x"])
    #expect(
      try search([".gitignore": all + "\n!f70.x\n!f199.x"], of: files) == ["f199.x", "f70.x"])
    #expect(try search([".gitignore": "!f70.x\n" + all], of: files) == [])
    #expect(
      try search([".gitignore": "*1[0-9].x\n" + all], of: ["f2000.x", "g12.x"]) == ["f2000.x"])
  }

  @Test("the files of the folders around count, and what the repository excludes for itself")
  func around() throws {
    let ignored = [".gitignore": "a.x\n/sub/b.x\n", ".git/info/exclude": "c.x"]
    let files = ["sub/a.x", "sub/b.x", "sub/c.x", "sub/d.x"]
    #expect(try search(ignored, in: "sub", of: files) == ["sub/d.x"])
    #expect(try search(ignored, of: files) == ["sub/d.x"])
    // Without a repository nobody knows how far up.
    #expect(
      try search([".gitignore": "a.x"], in: "sub", of: files, isRepository: false) == files)
  }

  @Test("a folder that is ignored is searched where it is named")
  func named() throws {
    #expect(try search([".gitignore": "out/"], in: "out", of: ["out/a.x"]) == ["out/a.x"])
    #expect(try search([".gitignore": "out/"], in: "out/in", of: ["out/in/a.x"]) == ["out/in/a.x"])
  }

  @Test("a repository in another one has rules of its own")
  func inner() throws {
    #expect(
      try search(
        [".gitignore": "a.x", "in/.git": "gitdir: elsewhere", "in/.gitignore": "b.x"],
        of: ["in/a.x", "in/b.x"]) == ["in/a.x"])
  }

  @Test("an Xcode project is found although git ignores it, since a tool makes it")
  func xcodeProjects() throws {
    #expect(
      try search(
        [".gitignore": "*.xcodeproj\nout/"], of: ["A.xcodeproj/a.x", "out/B.xcodeproj/a.x"])
        == ["A.xcodeproj/a.x"])
  }

  @Test("what is passed over is known with the reason")
  func reasons() throws {
    let folder = MemoryFolder()
    for (path, text) in [
      (".git/HEAD", ""), (".gitignore", "# made\nout/\n"), ("out/a.x", ""), ("Pods/a.x", ""),
      ("in/a.x", ""),
    ] {
      folder.write(text, to: path)
    }
    folder.link("also", to: "in")
    let found = FileSearch.search(FilePath(folder.path), in: folder.fileSystem) {
      $0.hasSuffix(".x")
    }
    let names = found.passedOver.map { "\($0.path.name) \($0.words)" }
    #expect(names.count == 4)
    #expect(names.contains(".git is hidden"))
    #expect(names.contains("Pods is skipped because of its name"))
    #expect(names.contains("also is a link to a folder"))
    #expect(
      names.contains { $0.hasPrefix("out is ignored by ") && $0.hasSuffix(".gitignore:2 ('out/')") }
    )
  }
}
