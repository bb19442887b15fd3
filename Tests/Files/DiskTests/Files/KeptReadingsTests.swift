// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@Suite struct KeptReadingsTests {
  private let folder: ScratchFolder
  private let readings = KeptReadings()

  init() throws { folder = try ScratchFolder() }

  /// Writes a file as if that had been some seconds ago.
  private func write(_ text: String, age: TimeInterval) throws {
    try folder.write(text, to: "a.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.path("a.txt"))
  }

  /// What is read of the file, and whether it was read now.
  private func reading(in tree: (any FileTree)? = nil) -> (text: String, isNew: Bool) {
    let fileSystem = (tree.map { FileSystem($0) } ?? .disk).cached(keeping: readings)
    var isNew = false
    let path = FilePath(folder.path("a.txt"))
    let text = fileSystem.reading(of: path) {
      isNew = true
      return String(decoding: (try? fileSystem.bytes(of: path)) ?? [], as: UTF8.self)
    }
    return (text, isNew)
  }

  @Test("a file is read again only when it has changed")
  func changed() throws {
    try write("one", age: 60)
    #expect(reading() == ("one", true))
    #expect(reading() == ("one", false))
    try write("two", age: 50)
    #expect(reading() == ("two", true))
    #expect(reading() == ("two", false))
    try FileManager.default.removeItem(atPath: folder.path("a.txt"))
    #expect(reading() == ("", true))
  }

  @Test(
    "a file that has just changed is read again, as a further change could leave it the same time")
  func new() throws {
    try write("one", age: 0)
    #expect(reading() == ("one", true))
    #expect(reading() == ("one", true))
    #expect(readings.count == 0)
  }

  @Test("what is made of different types is kept side by side")
  func types() throws {
    try write("one", age: 60)
    #expect(reading() == ("one", true))
    let fileSystem = FileSystem.disk.cached(keeping: readings)
    #expect(fileSystem.reading(of: FilePath(folder.path("a.txt"))) { 1 } == 1)
    #expect(fileSystem.reading(of: FilePath(folder.path("a.txt"))) { 2 } == 1)
    #expect(reading() == ("one", false))
  }

  @Test("what nobody asked for in a round is forgotten")
  func rounds() throws {
    try write("one", age: 60)
    _ = reading()
    readings.endRound()
    #expect(reading() == ("one", false))
    readings.endRound()
    readings.endRound()
    #expect(readings.count == 0)
  }

  @Test("a text in place of the file is not kept, and the file is as before afterwards")
  func replaced() throws {
    try write("one", age: 60)
    _ = reading()
    let tree = OverlaidTree(
      FileSystem.disk.tree, replacing: [FilePath(folder.path("a.txt")): Array("new".utf8)])
    #expect(reading(in: tree) == ("new", true))
    #expect(reading() == ("one", false))
  }
}
