// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Testing

@Suite struct FilePathTests {
  /// A path with its parts.
  struct Row: Sendable {
    var path: String
    var name: String
    var stem: String
    var pathExtension: String
    var folder: String
  }

  @Test(
    "a path falls into a folder, a stem and an extension",
    arguments: [
      Row(path: "a", name: "a", stem: "a", pathExtension: "", folder: "."),
      Row(path: "a.b", name: "a.b", stem: "a", pathExtension: "b", folder: "."),
      Row(path: "a.b.c", name: "a.b.c", stem: "a.b", pathExtension: "c", folder: "."),
      Row(path: "a/b.c", name: "b.c", stem: "b", pathExtension: "c", folder: "a"),
      Row(path: "./b.c", name: "b.c", stem: "b", pathExtension: "c", folder: "."),
      Row(path: "a.b/c", name: "c", stem: "c", pathExtension: "", folder: "a.b"),
      Row(path: "/a", name: "a", stem: "a", pathExtension: "", folder: "/"),
      Row(path: "/a/b", name: "b", stem: "b", pathExtension: "", folder: "/a"),
      Row(path: "a//b", name: "b", stem: "b", pathExtension: "", folder: "a"),
      Row(path: "a/b/", name: "b", stem: "b", pathExtension: "", folder: "a"),
      Row(path: "a/", name: "a", stem: "a", pathExtension: "", folder: "."),
      Row(path: ".a", name: ".a", stem: "", pathExtension: "a", folder: "."),
      Row(path: ".", name: ".", stem: "", pathExtension: "", folder: "."),
      Row(path: "/", name: "/", stem: "/", pathExtension: "", folder: "/"),
      Row(path: "", name: "", stem: "", pathExtension: "", folder: "."),
      Row(path: "日本/語.json", name: "語.json", stem: "語", pathExtension: "json", folder: "日本"),
    ])
  func parts(row: Row) {
    let path = FilePath(row.path)
    #expect(path.name == row.name)
    #expect(path.stem == row.stem)
    #expect(path.pathExtension == row.pathExtension)
    #expect(path.folder.text == row.folder)
  }

  @Test(
    "something is looked for in a folder, unless its path is absolute",
    arguments: [
      ("a", "b", "a/b"), ("a/", "b", "a/b"), (".", "b", "b"), ("/", "b", "/b"),
      ("a", "../b", "a/../b"), ("a", "/b", "/b"), (".", "/b", "/b"),
    ])
  func appending(folder: String, path: String, expected: String) {
    #expect(FilePath(folder).appending(path).text == expected)
  }

  @Test(
    "needless parts are left out",
    arguments: [
      ("a/../b", "b"), ("./a", "a"), ("a/./b", "a/b"), ("a//b", "a/b"), ("a/b/", "a/b"),
      ("../a", "../a"), ("../../a", "../../a"), ("a/../../b", "../b"), ("a/..", "."),
      (".", "."), ("", "."), ("/", "/"), ("/a/../b", "/b"), ("/../a", "/a"), ("/a/../../b", "/b"),
    ])
  func simplified(path: String, expected: String) {
    #expect(FilePath(path).simplified.text == expected)
    #expect(FilePath(expected).simplified.text == expected)
  }

  @Test(
    "the way from a folder to a path leads up to what they share",
    arguments: [
      ("/a/b", "/a", "b"), ("/a/b/c", "/a", "b/c"), ("/a/b", "/a/c", "../b"),
      ("/a", "/b/c", "../../a"), ("/a", "/a", "."), ("/a", "/", "a"), ("/ab", "/a", "../ab"),
    ])
  func relative(path: String, folder: String, expected: String) {
    let way = FilePath(path).relative(to: FilePath(folder))
    #expect(way.text == expected)
    #expect(FilePath(folder).appending(way.text).simplified.text == path)
  }

  @Test(
    "a path is in a folder with an extension if that is the name of the folder directly around it")
  func folderExtension() {
    for path in ["de.lproj/a", "a/de.lproj/b.strings", "/a/de.lproj//b/", "de.lproj//a"] {
      #expect(FilePath(path).isInFolder(withExtension: "lproj"))
    }
    for path in ["a", "de.lproj", "de.lproj/a/b", "delproj/a", "lproj/a", "/", "", "a/de.lprojs/b"]
    {
      #expect(!FilePath(path).isInFolder(withExtension: "lproj"))
    }
  }

  @Test("a path has an extension before the slashes at its end")
  func hasExtension() {
    for path in ["a.swift", "b/a.swift", "a.swift//", ".swift"] {
      #expect(FilePath(path).hasExtension("swift"))
    }
    for path in ["swift", "a.swif", "a.swiftx", "a/swift", "", "/", "t"] {
      #expect(!FilePath(path).hasExtension("swift"))
    }
  }
}
