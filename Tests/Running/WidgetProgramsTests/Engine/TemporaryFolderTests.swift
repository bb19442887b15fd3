// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@testable import WidgetPrograms

struct TemporaryFolderTests {
  @Test func `Whoever comes first has the same folder as whoever came first before`() throws {
    let parent = try ScratchFolder()
    let place = FilePath(parent.path(""))
    let first = try #require(TemporaryFolder(in: place))
    let second = try #require(TemporaryFolder(in: place))
    #expect(first.path != second.path)
    try parent.write("", to: FilePath(first.path).name + "/module/file")
    first.remove()
    #expect(FileSystem.disk.status(of: FilePath(first.path)) == .nothing)
    let third = try #require(TemporaryFolder(in: place))
    #expect(third.path == first.path)
    third.remove()
    second.remove()
    #expect(FileSystem.disk.contents(of: place)?.isEmpty == true)
  }

  @Test func `A folder is empty, whatever an interrupted process left in it`() throws {
    let parent = try ScratchFolder()
    let place = FilePath(parent.path(""))
    let folder = try #require(TemporaryFolder(in: place))
    let name = FilePath(folder.path).name
    folder.remove()
    try parent.makeFolder(name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: parent.path(name))
    try parent.write("", to: name + "/left")
    let next = try #require(TemporaryFolder(in: place))
    defer { next.remove() }
    #expect(next.path == folder.path)
    #expect(FileSystem.disk.contents(of: FilePath(next.path))?.isEmpty == true)
  }

  @Test func `A folder that others may read is not taken`() throws {
    let parent = try ScratchFolder()
    let place = FilePath(parent.path(""))
    let folder = try #require(TemporaryFolder(in: place))
    folder.remove()
    let name = FilePath(folder.path).name
    try parent.makeFolder(name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: parent.path(name))
    let next = try #require(TemporaryFolder(in: place))
    defer { next.remove() }
    #expect(next.path != folder.path)
  }

  @Test
  func
    `Folders of interrupted processes are removed, and those of running ones and of others stay`()
    throws
  {
    let parent = try ScratchFolder()
    let left = "quickaction-tool-Left00"
    let names = [
      left, "quickaction-tool-\(getuid())-7", "quickaction-tool-New000", "quickaction-Home00",
      "quickaction-tool-other-Name00",
    ]
    for name in names {
      try parent.write("", to: name + "/module/file")
      let date = name.contains("New") ? Date() : Date(timeIntervalSinceNow: -3600)
      try FileManager.default.setAttributes(
        [.modificationDate: date, .posixPermissions: 0o700], ofItemAtPath: parent.path(name))
    }
    let running = parent.path("quickaction-tool-Locked")
    try parent.write("", to: "quickaction-tool-Locked/file")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600), .posixPermissions: 0o700],
      ofItemAtPath: running)
    let descriptor = open(running, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    TemporaryFolder.removeLeft(in: FilePath(parent.path("")))
    let found = try FileManager.default.contentsOfDirectory(atPath: parent.path(""))
    #expect(found.sorted() == (names.dropFirst(2) + ["quickaction-tool-Locked"]).sorted())
  }
}
