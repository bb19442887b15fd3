// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import Disk

@Suite("The way from a folder to a path")
struct FilePathNamesTests {
  @Test(
    "the names below a folder are those behind its path",
    arguments: [
      ("a/b/c", "a", ["b", "c"]), ("a/b/c", "a/", ["b", "c"]), ("a/b", "a/b", []),
      ("/a/b", "/", ["a", "b"]), ("/a/b", "/a", ["b"]), ("a/b", ".", ["a", "b"]), (".", ".", []),
    ])
  func below(path: String, folder: String, names: [String]) {
    #expect(FilePath(path).names(below: FilePath(folder))?.map(String.init) == names)
  }

  @Test(
    "a path that begins otherwise has no names below a folder",
    arguments: [("ab/c", "a"), ("a", "a/b"), ("/a", "."), ("a", "/"), ("é/a", "e\u{301}")])
  func elsewhere(path: String, folder: String) {
    #expect(FilePath(path).names(below: FilePath(folder)) == nil)
  }
}
