// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import TestSupport
import Testing

@Suite("Files that are written piece by piece") struct StreamedFileTests {
  @Test func `A copy has all bytes, also of what is too large to be read as a source`() throws {
    let folder = try ScratchFolder()
    var bytes = [UInt8](repeating: 0, count: SourceFile.maximumByteCount + 1)
    for index in stride(from: 0, to: bytes.count, by: 4_093) {
      bytes[index] = UInt8(truncatingIfNeeded: index)
    }
    try folder.write(bytes, to: "library.so")
    try StreamedFile.copy(of: folder.path("library.so"), to: folder.path("copy.so"))
    #expect(try folder.bytes(of: "copy.so") == bytes)
  }

  @Test func `What cannot be read is not copied`() throws {
    let folder = try ScratchFolder()
    try folder.write("old", to: "copy.so")
    try folder.makeFolder("folder")
    for name in ["nothing", "folder"] {
      #expect(throws: FileError.self) {
        try StreamedFile.copy(of: folder.path(name), to: folder.path("copy.so"))
      }
    }
    #expect(folder.text(of: "copy.so") == "old")
    #expect(try folder.names().sorted() == ["copy.so", "folder"])
  }
}
