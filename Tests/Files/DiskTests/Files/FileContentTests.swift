// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct FileContentTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Why a text file cannot be read; nil where it can.
  private func reason(_ name: String) -> FileError.Reason? {
    do throws(FileError) {
      _ = try FileSystem.disk.source(at: FilePath(folder.path(name)))
      return nil
    } catch {
      #expect(error.operation == .read)
      #expect(error.path == folder.path(name))
      return error.reason
    }
  }

  @Test("a file is read with all its bytes")
  func bytes() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write(bytes, to: "a")
    #expect(try FileContent(path: folder.path("a")).bytes == bytes)
  }

  @Test("an empty file has no bytes, and is text")
  func empty() throws {
    try folder.write("", to: "a")
    #expect(try FileContent(path: folder.path("a")).bytes.isEmpty)
    #expect(try FileSystem.disk.source(at: FilePath(folder.path("a"))).bytes.isEmpty)
  }

  @Test("a link is read through, and the name that was given stays")
  func link() throws {
    try folder.write("text", to: "a")
    try folder.link("b", to: "a")
    let source = try FileSystem.disk.source(at: FilePath(folder.path("b")))
    #expect(source.text(in: SourceRange(0, source.bytes.count)) == "text")
    #expect(source.name == folder.path("b"))
  }

  @Test("what is not there, or lies below a file, is not found")
  func missing() throws {
    try folder.write("", to: "file")
    try folder.link("dangling", to: "gone")
    #expect(reason("gone") == .notFound)
    #expect(reason("file/in/it") == .notFound)
    #expect(reason("dangling") == .notFound)
  }

  @Test("a folder is no file")
  func isFolder() throws {
    try folder.makeFolder("a")
    #expect(reason("a") == .isFolder)
  }

  @Test("a pipe is refused at once, and nobody waits for a writer")
  func pipe() throws {
    try #require(mkfifo(folder.path("a"), 0o600) == 0)
    #expect(reason("a") == .isNoFile)
  }

  @Test("links that lead to each other are an error of the system's")
  func loop() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    guard case .system(ELOOP, _) = reason("a") else {
      Issue.record("\(String(describing: reason("a")))")
      return
    }
  }

  @Test("a file without permission is not read", .enabled(if: Unprivileged.isAvailable))
  func permission() throws {
    try folder.write("text", to: "a")
    try folder.setPermissions(0o000, of: "a")
    #expect(try Unprivileged.run(in: folder) { reason("a") } == .permissionDenied)
  }

  @Test("a file above the limit is refused by its size, without a look at it")
  func tooLarge() throws {
    try folder.write("", to: "a")
    let handle = try FileHandle(forWritingTo: folder.url.appending(path: "a"))
    let size = SourceFile.maximumByteCount + 1
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
    let error = SourceFileError(name: folder.path("a"), reason: .tooLarge(byteCount: size))
    #expect(reason("a") == .content(error))
  }

  @Test("bytes that are not UTF-8 are refused with their place")
  func notUTF8() throws {
    let text = MarkedText("one\ntw↓")
    try folder.write(Array(text.text.utf8) + [0xFF], to: "a")
    let location = LineTable(Array(text.text.utf8)).location(of: text.offsets[0])
    let error = SourceFileError(
      name: folder.path("a"), reason: .invalidUTF8(byte: 0xFF, location: location))
    #expect(reason("a") == .content(error))
  }

  @Test(
    "UTF-16 is read as the same text",
    arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    let text = "\u{FEFF}\"クイック\" = \"🚀\";\n"
    try folder.write(try #require(text.data(using: encoding)), to: "a")
    let source = try FileSystem.disk.source(at: FilePath(folder.path("a")))
    #expect(source.bytes == Array(text.dropFirst().utf8))
  }

  @Test("a fingerprint is that of the content until the file is written again")
  func fingerprint() throws {
    let path = folder.path("a")
    #expect(FileContent.fingerprint(ofFile: path) == nil)
    try folder.write("one", to: "a")
    let first = try FileContent(path: path).fingerprint
    #expect(FileContent.fingerprint(ofFile: path) == first)
    try AtomicFile.write(Array("two".utf8), to: path, expecting: .anything)
    #expect(FileContent.fingerprint(ofFile: path) != first)
  }
}
