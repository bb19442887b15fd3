// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiskTestSupport
import Foundation
import SourceText
import TestSupport
import Testing

@testable import Disk

@Suite("A file system")
struct FileSystemTests {
  /// The same files, folders and links on the disk and in memory.
  private static func trees() throws -> (
    scratch: ScratchFolder, disk: FilePath, memory: MemoryFolder
  ) {
    let scratch = try ScratchFolder()
    let memory = MemoryFolder()
    for (name, text) in [("a.txt", "one"), ("in/b.txt", "two"), ("in/deep/c.txt", "")] {
      try scratch.write(text, to: name)
      memory.write(text, to: name)
    }
    try scratch.makeFolder("empty")
    memory.makeFolder("empty")
    let links = [
      ("file", "in/b.txt"), ("folder", "in"), ("in/up", ".."), ("gone", "nowhere"),
      ("loop", "loop"), ("ping", "pong"), ("pong", "ping"), ("in/deep/far", "../../file"),
    ]
    for (name, destination) in links {
      try scratch.link(name, to: destination)
      memory.link(name, to: destination)
    }
    return (scratch, FilePath(scratch.path), memory)
  }

  static let names = [
    "a.txt", "in", "in/b.txt", "in/deep/c.txt", "empty", "file", "folder", "folder/b.txt",
    "folder/deep/../b.txt", "in/up/a.txt", "in/up/in/deep/far", "gone", "gone/x", "loop", "ping",
    "a.txt/x", "nothing", "nothing/x", ".", "./in/./b.txt", "in/../a.txt",
  ]

  /// What a file system answers about a path, with paths in its folder.
  private func answers(_ name: String, in fileSystem: FileSystem, _ folder: FilePath) -> [String] {
    let path = folder.appending(name)
    func short(_ path: FilePath) -> String { path.text.replacing(folder.text, with: "@") }
    var content = ""
    do throws(FileError) {
      content = String(decoding: try fileSystem.bytes(of: path), as: UTF8.self)
    } catch {
      switch error.reason {
      case .system: content = "loop"
      case let reason: content = "\(reason)"
      }
    }
    return [
      "\(fileSystem.status(of: path))", "file or link: \(fileSystem.isFileOrLink(path))",
      "link: \(fileSystem.isLink(path))", "hidden: \(fileSystem.isHidden(path))",
      short(fileSystem.resolved(path)), short(fileSystem.simplified(path)),
      "\(fileSystem.entries(of: path).map { $0.map { "\($0.name) \($0.kind)" } } ?? ["unreadable"])",
      content,
    ]
  }

  @Test("a path is found as the disk spells it, whatever its case")
  func cases() throws {
    let (_, folder, memory) = try Self.trees()
    for (fileSystem, folder) in [
      (FileSystem.disk, folder), (FileSystem(memory), FilePath("/")),
    ] {
      func spelled(_ name: String) -> FilePath? {
        fileSystem.spelledOnDisk(folder.appending(name))
      }
      #expect(spelled("in/b.txt") == folder.appending("in/b.txt"))
      #expect(spelled("IN/Deep/C.TXT") == folder.appending("in/deep/c.txt"))
      #expect(spelled("FOLDER/B.txt") == folder.appending("folder/b.txt"))
      #expect(spelled("in/deep/d.txt") == nil)
      #expect(spelled("nothing/x") == nil)
    }
  }

  @Test("answers the same on the disk, in memory, and when folders are kept", arguments: names)
  func sameAnswers(name: String) throws {
    let (scratch, disk, memory) = try Self.trees()
    let expected = answers(name, in: .disk, disk)
    var actual = answers(name, in: memory.fileSystem, FilePath(memory.path))
    // A loop of links is an error of the system on the disk, and nothing in memory.
    if expected.last == "loop" { actual[actual.count - 1] = "loop" }
    #expect(actual == expected)
    let kept = FileSystem.disk.cached()
    _ = kept.search(disk) { _ in nil }
    #expect(answers(name, in: kept, disk) == expected)
    let read = FileSystem.disk.cached()
    for folder in ["", "in", "in/deep"] { _ = read.folder(at: disk.appending(folder)) }
    #expect(answers(name, in: read, disk) == expected)
    withExtendedLifetime(scratch) {}
  }

  @Test("finds the same files on the disk and in memory")
  func sameSearch() throws {
    let (scratch, disk, memory) = try Self.trees()
    func found(_ fileSystem: FileSystem, _ folder: FilePath) -> [String] {
      FileSearch.search(folder, in: fileSystem) { _ in true }.files
        .map { $0.text.replacing(folder.text, with: "@") }
    }
    #expect(found(memory.fileSystem, FilePath(memory.path)) == found(.disk, disk))
    #expect(found(.disk, disk).count == 7)
    withExtendedLifetime(scratch) {}
  }

  #if os(Linux)
    @Test("names are in the order of their bytes, with what stands for bytes that are not UTF-8")
    func order() throws {
      let folder = try ScratchFolder()
      // Four bytes that begin with 0xF0 are behind the replacement character, and before the byte that it stands for.
      for name in ["b", "a", "\u{1F600}", "\u{E9}", "Z", ".hidden"] {
        try folder.write("", to: name)
      }
      let path = Array(folder.path.utf8) + [UInt8(ascii: "/"), 0xFF, 0]
      let file = open(path.map { CChar(truncatingIfNeeded: $0) }, O_WRONLY | O_CREAT, 0o600)
      try #require(file >= 0)
      close(file)
      let entries = try #require(DiskTree().entries(of: FilePath(folder.path)))
      #expect(
        entries.map(\.name) == [".hidden", "Z", "a", "b", "\u{E9}", "\u{FFFD}", "\u{1F600}"])
    }
  #endif

  @Test("keeps folders as they were, until it is made again")
  func keptFolders() throws {
    let folder = try ScratchFolder()
    try folder.write("", to: "a.txt")
    let path = FilePath(folder.path)
    let kept = FileSystem.disk.cached()
    #expect(kept.contents(of: path)?.map(\.name) == ["a.txt"])
    try folder.write("", to: "b.txt")
    #expect(kept.contents(of: path)?.map(\.name) == ["a.txt"])
    #expect(FileSystem.disk.cached().contents(of: path)?.map(\.name) == ["a.txt", "b.txt"])
  }

  @Test("hides in memory what permissions forbid")
  func permissions() throws {
    let folder = MemoryFolder(files: ["in/a.txt": "", "b.txt": ""])
    folder.deny("in")
    folder.deny("b.txt")
    let (inner, file) = (FilePath(folder.path("in/a.txt")), FilePath(folder.path("b.txt")))
    #expect(folder.fileSystem.status(of: inner) == .file)
    #expect(folder.fileSystem.isHidden(inner))
    #expect(folder.fileSystem.status(of: FilePath(folder.path("in"))) == .folder)
    #expect(folder.fileSystem.contents(of: FilePath(folder.path("in"))) == nil)
    #expect(!folder.fileSystem.isHidden(file))
    for path in [inner, file] {
      #expect(throws: FileError(.read, path.text, .permissionDenied)) {
        try folder.fileSystem.bytes(of: path)
      }
    }
  }
}
