// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
import Foundation
import TestSupport
import Testing

@Suite struct FileSearchTests {
  private let folder = MemoryFolder()

  /// The files ending in `.x`, as paths in the folder, and the folders that could not be read.
  private func search() -> (files: [String], unreadable: [String]) {
    let found = FileSearch.search(FilePath(folder.path), in: folder.fileSystem) {
      $0.hasSuffix(".x")
    }
    func short(_ path: FilePath) -> String { String(path.text.dropFirst(folder.path.count + 1)) }
    return (found.files.map(short), found.unreadable.map(short))
  }

  @Test("files come folder by folder, in the order of their names' bytes")
  func order() throws {
    for name in ["b.x", "a/z.x", "a/a.x", "B.x", "c/d/e.x", "c/a.x", "ä.x", "a.y"] {
      folder.write("", to: name)
    }
    #expect(search().files == ["B.x", "b.x", "ä.x", "a/a.x", "a/z.x", "c/a.x", "c/d/e.x"])
  }

  @Test("hidden folders, other people's and generated ones are passed over")
  func passedOver() throws {
    let names = [
      ".git", ".build", "Pods", "Carthage", "DerivedData", "node_modules", "build", "dist",
      "vendor",
      "Runner.app", "Old.xcarchive",
    ]
    for name in names {
      folder.write("", to: "\(name)/a.x")
      folder.write("", to: "sub/\(name)/a.x")
    }
    folder.write("", to: ".hidden.x")
    folder.write("", to: "Podsy/a.x")
    #expect(search().files == ["Podsy/a.x"])
  }

  @Test("a folder that would be passed over is searched where it is named")
  func named() throws {
    folder.write("", to: "Pods/a.x")
    let files = FileSearch.search(FilePath(folder.path("Pods")), in: folder.fileSystem) {
      $0.hasSuffix(".x")
    }.files
    #expect(files.map(\.name) == ["a.x"])
  }

  @Test("a file that several links lead to comes once")
  func links() throws {
    folder.write("", to: "sub/a.x")
    folder.link("b.x", to: "sub/a.x")
    folder.link("c.x", to: "b.x")
    #expect(search().files == ["b.x"])
  }

  @Test("links to folders are not followed, so that no loop arises")
  func loop() throws {
    folder.write("", to: "sub/a.x")
    folder.link("sub/up", to: "..")
    folder.link("sub/self", to: ".")
    folder.link("other", to: "sub")
    #expect(search().files == ["sub/a.x"])
  }

  @Test("a link that leads nowhere is found, so that it is reported")
  func dangling() throws {
    folder.link("a.x", to: "gone")
    folder.link("b.x", to: "b.x")
    folder.link("a.y", to: "gone")
    #expect(search().files == ["a.x", "b.x"])
  }

  @Test("a folder that is named like a file is searched")
  func folderNamedLikeFile() throws {
    folder.write("", to: "a.x/b.x")
    #expect(search().files == ["a.x/b.x"])
  }

  @Test(
    "a folder that cannot be read is reported, and the rest is searched")
  func unreadable() throws {
    for name in ["a/a.x", "b/b.x", "c/c.x"] { folder.write("", to: name) }
    folder.deny("b")
    let result = search()
    #expect(result.files == ["a/a.x", "c/c.x"])
    #expect(result.unreadable == ["b"])
  }

  @Test("a folder that is not there is reported")
  func missing() {
    let gone = FilePath(folder.path("gone"))
    let found = FileSearch.search(gone, in: folder.fileSystem) { _ in true }
    #expect(found.files.isEmpty && found.unreadable == [gone])
  }
}
