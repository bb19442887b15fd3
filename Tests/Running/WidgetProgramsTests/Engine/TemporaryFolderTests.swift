// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@testable import WidgetPrograms

struct TemporaryFolderTests {
  @Test
  func
    `Folders of interrupted processes are removed, and those of running ones and of others stay`()
    throws
  {
    let parent = try ScratchFolder()
    let left = "quickaction-tool-Left00"
    let names = [
      left, "quickaction-tool-New000", "quickaction-Home00", "quickaction-tool-other-Name00",
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
    #expect(found.sorted() == (names.dropFirst() + ["quickaction-tool-Locked"]).sorted())
  }
}
