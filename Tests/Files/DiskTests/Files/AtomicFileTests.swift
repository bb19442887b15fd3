// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func write(
    _ text: String, to name: String, expecting expectation: AtomicFile.Expectation = .anything
  ) throws(FileError) {
    try AtomicFile.write(Array(text.utf8), to: folder.path(name), expecting: expectation)
  }

  /// Why a file cannot be written; nil where it can.
  private func reason(
    writing name: String, expecting expectation: AtomicFile.Expectation = .anything
  ) -> FileError.Reason? {
    do throws(FileError) {
      try write("new", to: name, expecting: expectation)
      return nil
    } catch {
      #expect(error.operation == .write)
      #expect(error.path == folder.path(name))
      return error.reason
    }
  }

  @Test("a new file has the text, the usual permissions, and no company")
  func new() throws {
    try write("new", to: "a", expecting: .absent)
    #expect(folder.text(of: "a") == "new")
    #expect(try folder.names() == ["a"])
    let mask = umask(0)
    umask(mask)
    #expect(try permissions(of: "a") == 0o666 & ~Int(mask))
  }

  private func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return attributes[.posixPermissions] as? Int
  }

  @Test("a file is replaced, and its permissions stay", arguments: [0o600, 0o644, 0o755])
  func replaced(permissions: Int) throws {
    try folder.write("something longer than what follows", to: "a")
    try folder.setPermissions(permissions, of: "a")
    try write("new", to: "a")
    #expect(folder.text(of: "a") == "new")
    #expect(try self.permissions(of: "a") == permissions)
    #expect(try folder.names() == ["a"])
  }

  @Test(
    "nothing is written through a link, wherever it leads",
    arguments: [AtomicFile.Expectation.absent, .anything])
  func link(expectation: AtomicFile.Expectation) throws {
    try folder.write("old", to: "sub/a")
    try folder.link("b", to: "sub/a")
    try folder.link("nowhere", to: "sub/c")
    try folder.link("loop", to: "loop")
    for (name, destination) in [("b", "sub/a"), ("nowhere", "sub/c"), ("loop", "loop")] {
      guard case .isLink(let found) = reason(writing: name, expecting: expectation) else {
        Issue.record("'\(name)' was written")
        continue
      }
      #expect(found == destination || found == folder.path(destination))
      #expect(FileSystem.disk.isLink(FilePath(folder.path(name))))
    }
    #expect(folder.text(of: "sub/a") == "old")
    #expect(try folder.names(in: "sub") == ["a"])
  }

  @Test("a file in a folder that is a link is written")
  func linkedFolder() throws {
    try folder.write("old", to: "sub/a")
    try folder.link("other", to: "sub")
    try write("new", to: "other/a")
    #expect(folder.text(of: "sub/a") == "new")
  }

  @Test("another name of a file keeps the old content")
  func hardLink() throws {
    try folder.write("old", to: "a")
    try FileManager.default.linkItem(atPath: folder.path("a"), toPath: folder.path("b"))
    try write("new", to: "a")
    #expect(folder.text(of: "b") == "old")
  }

  @Test("what a process that was killed left behind is removed, and nothing else")
  func leftovers() throws {
    // More than any system gives out.
    let dead = pid_t.max
    let ours = ".quickaction-\(String(getpid(), radix: 36))-7.tmp"
    let names = [".quickaction-\(String(dead, radix: 36))-0.tmp", ours, ".quickaction-x.tmp"]
    for name in names { try folder.write("", to: name) }
    try write("new", to: "a")
    #expect(try folder.names() == [ours, ".quickaction-x.tmp", "a"].sorted())
  }

  @Test("several files are all written, or all as they were")
  func several() throws {
    try folder.write("old a", to: "a")
    try folder.write("old c", to: "c")
    try folder.makeFolder("locked/folder")
    let drafts = ["a", "b", "c"].map { name in
      AtomicFile.Draft(
        Array("new \(name)".utf8), to: folder.path(name),
        expecting: name == "b" ? .absent : .anything)
    }
    let fails = AtomicFile.Draft([], to: folder.path("locked/folder"), expecting: .anything)
    #expect(throws: FileError.self) { try AtomicFile.write(drafts + [fails]) }
    #expect(folder.text(of: "a") == "old a")
    // The second 'b' is found to be there only when the others have taken their places.
    #expect(throws: FileError(.write, folder.path("b"), .exists)) {
      try AtomicFile.write(drafts + [drafts[1]])
    }
    #expect(try folder.names() == ["a", "c", "locked"])
    #expect(folder.text(of: "a") == "old a")
    try AtomicFile.write(drafts)
    #expect(["a", "b", "c"].map { folder.text(of: $0) } == ["new a", "new b", "new c"])
    #expect(try folder.names() == ["a", "b", "c", "locked"])
  }

  @Test("a path through a file is no folder that is missing")
  func throughFile() throws {
    try folder.write("old", to: "a")
    let error = try #require(throws: FileError.self) { try write("new", to: "a/b") }
    #expect(
      error.description
        == "'\(folder.path("a/b"))' cannot be written: not a directory; nothing was changed")
    #expect(folder.text(of: "a") == "old")
  }

  @Test("a file that exists is left as it is where none is expected")
  func exists() throws {
    try folder.write("old", to: "a")
    #expect(reason(writing: "a", expecting: .absent) == .exists)
    #expect(folder.text(of: "a") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test("a file that was changed or removed meanwhile is left as it is")
  func changed() throws {
    try folder.write("old", to: "a")
    let fingerprint = try FileContent(path: folder.path("a")).fingerprint
    try write("theirs", to: "a")
    #expect(reason(writing: "a", expecting: .unchanged(fingerprint)) == .changedMeanwhile)
    #expect(folder.text(of: "a") == "theirs")
    try FileManager.default.removeItem(atPath: folder.path("a"))
    #expect(reason(writing: "a", expecting: .unchanged(fingerprint)) == .changedMeanwhile)
    #expect(try folder.names() == [])
  }

  @Test("a file that is as it was is replaced")
  func unchanged() throws {
    try folder.write("old", to: "a")
    let fingerprint = try FileContent(path: folder.path("a")).fingerprint
    try write("new", to: "a", expecting: .unchanged(fingerprint))
    #expect(folder.text(of: "a") == "new")
  }

  @Test("a folder, and a file in none, cannot be written")
  func noPlace() throws {
    try folder.makeFolder("sub")
    #expect(reason(writing: "sub") == .isFolder)
    #expect(reason(writing: "sub/") == .isFolder)
    #expect(reason(writing: "missing/a") == .notFound)
    #expect(try folder.names() == ["sub"])
  }

  @Test(
    "a folder or a file that is read-only is left as it is",
    .enabled(if: Unprivileged.isAvailable))
  func readOnly() throws {
    try folder.write("old", to: "sub/a")
    try Unprivileged.run(in: folder) {
      try folder.setPermissions(0o500, of: "sub")
      #expect(reason(writing: "sub/b") == .permissionDenied)
      #expect(reason(writing: "sub/a") == .permissionDenied)
      try folder.setPermissions(0o700, of: "sub")
      try folder.setPermissions(0o400, of: "sub/a")
      #expect(reason(writing: "sub/a") == .permissionDenied)
    }
    #expect(folder.text(of: "sub/a") == "old")
    #expect(try folder.names(in: "sub") == ["a"])
  }

  @Test("a name as long as names may be leaves room for the temporary file")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    try folder.write("old", to: name)
    try write("new", to: name)
    #expect(folder.text(of: name) == "new")
    #expect(reason(writing: name + "n") != nil)
    #expect(try folder.names() == [name])
  }

  @Test("temporary files of a process that crashed are in nobody's way")
  func staleFiles() throws {
    for attempt in 0..<3 {
      try folder.write("stale", to: ".quickaction-\(String(getpid(), radix: 36))-\(attempt).tmp")
    }
    try write("new", to: "a", expecting: .absent)
    try write("newer", to: "a")
    #expect(folder.text(of: "a") == "newer")
    #expect(try folder.names().count == 4)
  }

  @Test("who reads while the file is rewritten sees the old content or the new, whole")
  func concurrentReader() throws {
    let contents = ["a", "b"].map { String(repeating: $0, count: 50_000) }
    try write(contents[0], to: "file")
    let path = folder.path("file")
    let isDone = Flag()
    let seen = Seen()
    let reader = Thread {
      while !isDone.value {
        seen.insert(
          FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) })
      }
      isDone.isAnswered = true
    }
    reader.start()
    var round = 0
    let end = ContinuousClock.now + .seconds(60)
    while round < 300 || seen.values.count < 2 && ContinuousClock.now < end {
      round += 1
      try write(contents[round % 2], to: "file")
    }
    isDone.value = true
    while !isDone.isAnswered { usleep(1000) }
    #expect(seen.values == Set(contents))
    #expect(try folder.names() == ["file"])
  }
}

/// What two threads tell each other.
private final class Flag: Sendable {
  private let isSet = Mutex(false)
  private let isSeen = Mutex(false)

  var value: Bool {
    get { isSet.withLock { $0 } }
    set { isSet.withLock { $0 = newValue } }
  }

  var isAnswered: Bool {
    get { isSeen.withLock { $0 } }
    set { isSeen.withLock { $0 = newValue } }
  }
}

/// The contents that a reader saw; nil for no file.
private final class Seen: Sendable {
  private let contents = Mutex<Set<String?>>([])

  var values: Set<String?> { contents.withLock { $0 } }

  func insert(_ content: String?) {
    contents.withLock { _ = $0.insert(content) }
  }
}
