// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

/// Files that are none: what is written to them goes through, and nothing is put in their place.
@Suite struct AtomicFileStreamTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// The kind of what is at a path.
  private func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  @Test("a pipe is written to and stays one")
  func pipe() throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    // Open for both, so that nobody waits for the other end.
    let descriptor = open(path, O_RDWR | O_NONBLOCK)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try AtomicFile.write(Array("through".utf8), to: path, expecting: .anything)
    var buffer = [UInt8](repeating: 0, count: 100)
    let count = read(descriptor, &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "through")
    #expect(kind(of: path) == S_IFIFO)
    #expect(try folder.names() == ["pipe"])
  }

  @Test("a pipe is no file that a choice could be saved to")
  func expectations() throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let fingerprint = try #require(FileContent.fingerprint(ofFile: path))
    #expect(throws: FileError(.write, path, .exists)) {
      try AtomicFile.write([], to: path, expecting: .absent)
    }
    #expect(throws: FileError(.write, path, .isNoFile)) {
      try AtomicFile.write([], to: path, expecting: .unchanged(fingerprint))
    }
    #expect(kind(of: path) == S_IFIFO)
  }

  /// A device of the test's own, like one of the system's; nil where it cannot be made.
  ///
  /// Root could replace the system's own, and one test that fails would harm the machine. Everybody else cannot make
  /// devices, but can do those of the system no harm.
  private func device(like path: String) -> String? {
    guard getuid() == 0 else { return path }
    var status = stat()
    let own = folder.path("device")
    guard stat(path, &status) == 0, mknod(own, S_IFCHR | 0o666, status.st_rdev) == 0 else {
      return nil
    }
    let descriptor = open(own, O_WRONLY)
    close(descriptor)
    return descriptor < 0 ? nil : own
  }

  @Test("a device is written to and stays one")
  func device() throws {
    guard let path = device(like: "/dev/null") else { return }
    try AtomicFile.write(Array("gone".utf8), to: path, expecting: .anything)
    #expect(kind(of: path) == S_IFCHR)
  }

  #if os(Linux)
    @Test("a device that is full is an error, and stays a device")
    func full() throws {
      guard let path = device(like: "/dev/full") else { return }
      let words = FileError.words(ofSystemError: ENOSPC)
      #expect(throws: FileError(.write, path, .system(code: ENOSPC, words: words))) {
        try AtomicFile.write(Array("text".utf8), to: path, expecting: .anything)
      }
      #expect(kind(of: path) == S_IFCHR)
    }
  #endif

  @Test("a stream of the process that leads to a file is added to")
  func stream() throws {
    try folder.write("first\n", to: "log")
    let descriptor = open(folder.path("log"), O_WRONLY | O_APPEND)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    try AtomicFile.write(
      Array("second\n".utf8), to: "/dev/fd/\(descriptor)", expecting: .anything)
    #expect(folder.text(of: "log") == "first\nsecond\n")
  }

  @Test("what cannot be opened is an error")
  func closed() {
    #expect(throws: FileError(.write, "/dev/fd/1000000", .notFound)) {
      try AtomicFile.write([], to: "/dev/fd/1000000", expecting: .anything)
    }
  }
}
