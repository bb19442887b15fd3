// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct KeptReadingsTests {
  private let folder: ScratchFolder

  /// What is kept a minute later, so that nothing has just changed.
  private let readings = KeptReadings { ReadingState.now + .seconds(60) }

  init() throws { folder = try ScratchFolder() }

  /// Writes a file as if that had been some seconds ago.
  private func write(_ text: String, to name: String = "a.txt", age: TimeInterval) throws {
    try folder.write(text, to: name)
    // Of whole seconds: Foundation refuses a fraction that it rounds up to one.
    let time = Date(timeIntervalSinceNow: -age).timeIntervalSince1970.rounded(.down)
    try date(name, Date(timeIntervalSince1970: time))
  }

  /// Gives a file the time of its last change.
  private func date(_ name: String, _ date: Date) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: date], ofItemAtPath: folder.path(name))
  }

  /// What is read of the file, and whether it was read now.
  private func reading(
    in tree: (any FileTree)? = nil, keeping readings: KeptReadings? = nil
  ) -> (text: String, isNew: Bool) {
    let readings = readings ?? self.readings
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
    // By its own time in an hour, which no test is slow enough for; then by that of its status, as if no time passed.
    let start = ReadingState.now
    let cases: [(TimeInterval, KeptReadings)] = [
      (-3600, self.readings), (60, KeptReadings { start }),
    ]
    for (age, readings) in cases {
      try write("one", age: age)
      #expect(reading(keeping: readings) == ("one", true))
      #expect(reading(keeping: readings) == ("one", true))
      #expect(readings.count == 0)
    }
  }

  @Test("a file that changes while it is read is not kept, however long that takes")
  func slow() throws {
    try write("one", age: 0)
    let passed = Mutex(Duration.zero)
    let start = ReadingState.now
    let readings = KeptReadings { start + passed.withLock { $0 } }
    let path = FilePath(folder.path("a.txt"))
    for text in ["one", "two"] {
      let read = FileSystem.disk.cached(keeping: readings).reading(of: path) {
        passed.withLock { $0 += .seconds(60) }
        return text
      }
      #expect(read == text)
    }
  }

  @Test("a file that is written in place and gets its old time back is read again")
  func oldTime() throws {
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    try folder.write("one", to: "a.txt")
    try date("a.txt", time)
    #expect(reading() == ("one", true))
    let path = folder.path("a.txt")
    let fingerprint = try #require(FileContent.fingerprint(ofFile: path))
    let state = FileSystem.disk.tree.readingState(of: FilePath(path))
    // The clock of a file system stands still for some milliseconds.
    for _ in 0..<10_000 where FileSystem.disk.tree.readingState(of: FilePath(path)) == state {
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.write(contentsOf: Data("two".utf8))
      try file.close()
      try date("a.txt", time)
    }
    #expect(FileContent.fingerprint(ofFile: path) == fingerprint)
    #expect(reading() == ("two", true))
    #expect(reading() == ("two", false))
  }

  @Test("a link that leads elsewhere is read again, and what it led to before is not")
  func link() throws {
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    for name in ["one", "two"] {
      try folder.write(name, to: name)
      try date(name, time)
    }
    let link = folder.path("a.txt")
    for name in ["one", "two"] {
      try? FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: folder.path(name))
      #expect(reading() == (name, true))
      #expect(reading() == (name, false))
    }
  }

  @Test("what the bytes of a file did not decide is not kept")
  func undecided() throws {
    try write("one", age: 60)
    let fileSystem = FileSystem.disk.cached(keeping: readings)
    let path = FilePath(folder.path("a.txt"))
    let isPositive: (Int) -> Bool = { $0 > 0 }
    for number in [-1, -2, 3] {
      #expect(fileSystem.reading(of: path, keepingIf: isPositive) { number } == number)
    }
    #expect(fileSystem.reading(of: path, keepingIf: isPositive) { 4 } == 3)
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
