// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@Suite struct KeptReadingsTests {
  private let folder: ScratchFolder
  private let readings = KeptReadings(settlingTime: .zero)

  init() throws { folder = try ScratchFolder() }

  /// Writes a file as if that had been some seconds ago.
  private func write(_ text: String, age: TimeInterval) throws {
    try folder.write(text, to: "a.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.path("a.txt"))
  }

  /// What is read of the file, and whether it was read now.
  private func reading(
    in tree: (any FileTree)? = nil, keeping readings: KeptReadings? = nil
  ) -> (text: String, isNew: Bool) {
    let fileSystem = (tree.map { FileSystem($0) } ?? .disk)
      .cached(keeping: readings ?? self.readings)
    var isNew = false
    let path = FilePath(folder.path("a.txt"))
    let text = fileSystem.reading(of: path) {
      $0 != nil
    } _: {
      isNew = true
      return (try? fileSystem.bytes(of: path)).map { String(decoding: $0, as: UTF8.self) }
    }
    return (text ?? "", isNew)
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
    let readings = KeptReadings(settlingTime: .seconds(3600))
    try write("one", age: 60)
    #expect(reading(keeping: readings) == ("one", true))
    #expect(reading(keeping: readings) == ("one", true))
    #expect(readings.count == 0)
  }

  @Test("a file that is written in place and gets its old time back is read again")
  func oldTime() throws {
    try write("one", age: 60)
    let date = try FileManager.default.attributesOfItem(atPath: folder.path("a.txt"))
    #expect(reading() == ("one", true))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path("a.txt")))
    try file.write(contentsOf: Data("two".utf8))
    try file.close()
    try FileManager.default.setAttributes(
      [.modificationDate: date[.modificationDate] as Any], ofItemAtPath: folder.path("a.txt"))
    #expect(reading() == ("two", true))
  }

  @Test("that a file could not be read is not kept")
  func unreadable() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("a.txt"), withIntermediateDirectories: false)
    #expect(reading() == ("", true))
    #expect(reading() == ("", true))
    #expect(readings.count == 0)
  }

  @Test("a link that leads to another file is another file")
  func links() throws {
    try folder.write("one", to: "1")
    try folder.write("two", to: "2")
    let link = folder.path("a.txt")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path("1"))
    #expect(reading() == ("one", true))
    #expect(reading() == ("one", false))
    try FileManager.default.removeItem(atPath: link)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: folder.path("2"))
    #expect(reading() == ("two", true))
  }

  @Test("what is made of different types is kept side by side")
  func types() throws {
    try write("one", age: 60)
    #expect(reading() == ("one", true))
    let fileSystem = FileSystem.disk.cached(keeping: readings)
    let path = FilePath(folder.path("a.txt"))
    #expect(fileSystem.reading(of: path, keepingIf: { _ in true }, { 1 }) == 1)
    #expect(fileSystem.reading(of: path, keepingIf: { _ in true }, { 2 }) == 1)
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
