// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AgentTools
import Disk
import Foundation
import TestSupport
import Testing

@Suite struct ServedRootTests {
  private let folder: ScratchFolder
  private let root: ServedRoot

  init() throws {
    folder = try ScratchFolder()
    try folder.write("", to: "root/Widget/Widget.actions.json")
    try folder.write("", to: "root/-x.json")
    try folder.write("", to: "root-beside/a.json")
    try folder.write("", to: "secret.json")
    let links = [
      "root/out": "../secret.json", "root/in": "Widget", "root/up": "..", "root/broken": "nowhere",
      "entry": "root",
    ]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: target)
    }
    root = ServedRoot(FilePath(folder.path("root")))
  }

  @Test(
    "a path inside the root is taken, however it is spelled",
    arguments: [
      (".", "."), ("Widget", "Widget"), ("./Widget/../Widget", "Widget"),
      ("Widget/new.json", "Widget/new.json"), ("in/Widget.actions.json", "in/Widget.actions.json"),
      ("-x.json", "./-x.json"), ("@", "."), ("@/Widget", "Widget"),
    ])
  func inside(path: String, expected: String) throws {
    #expect(try root.path(path.replacing("@", with: folder.path("root"))) == expected)
  }

  @Test(
    "a path that leads out of the root is refused",
    arguments: [
      "..", "../secret.json", "Widget/../../secret.json", "out", "up/secret.json", "up",
      "/etc/passwd", "../root-beside/a.json", "/", "in/../../secret.json", "broken", "broken/a",
      "nowhere/../../secret.json", "", "a\u{0}b",
    ])
  func outside(path: String) {
    #expect(throws: ToolRefusal.self) { try root.path(path) }
  }

  @Test("a path through a link to the root is inside")
  func throughLink() throws {
    #expect(try root.path(folder.path("entry/Widget")) == "Widget")
  }
}
