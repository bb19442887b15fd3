// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport

/// A folder as somebody works in it: a widget, sources, saved choices, links, things that no command knows.
struct UserTree {
  /// What the system says of a file: whatever happens to it, its content, mode, owner or an attribute, changes that.
  struct State: Hashable {
    var kind: UInt32
    var inode: UInt64
    var links: UInt64
    var owner: UInt32
    var group: UInt32
    var size: Int64
    var changed: [Int]
    var content: Data?
    var destination: String?
  }

  /// The files, apart from links.
  static let files = [
    "Widget/Widget.intentdefinition", "Widget/Widget.actions.json",
    "Widget/Widget.configuration.json", "en.lproj/Widget.strings", "ja.lproj/Widget.strings",
    "My.feed.json", "choices.jsonl", "baseline.json", "config.json", "values.swiftconstvalues",
    "summary.json", "group.json", "Shop.swift", "notes.md", "tool", "photo.png", "LICENSE",
    "Shop.xcodeproj/project.pbxproj", "Package/Sources/P/main.swift",
    "Stubs/M/M.swift", "fonts/A.ttf", "engine/Package.swift",
  ]

  /// Links to files, which are never written through.
  static let links = ["hard.actions.json", "link.actions.json"]

  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    let sample = Repository.root.appending(path: "IntentDefinitions/QuickActionWidget")
    for (ending, name) in [("intentdefinition", Self.files[0]), ("actions.json", Self.files[1])] {
      try folder.write(Data(contentsOf: sample.appendingPathExtension(ending)), to: name)
    }
    for name in Self.files.dropFirst(2) {
      try folder.write(Self.content[name] ?? "a user's own \(name)\n", to: name)
    }
    try folder.setPermissions(0o755, of: "tool")
    try folder.setPermissions(0o640, of: "Widget/Widget.configuration.json")
    try folder.link("link.actions.json", to: "Widget/Widget.actions.json")
    try FileManager.default.linkItem(
      atPath: folder.path("Widget/Widget.actions.json"), toPath: folder.path("hard.actions.json"))
    try folder.makeFolder("home")
    try folder.makeFolder("empty")
  }

  private static let content: [String: String] = [
    "Widget/Widget.configuration.json": SampleFolder.choice("1", "2", "3", "9"),
    "en.lproj/Widget.strings": "\"a\" = \"b\";\n", "ja.lproj/Widget.strings": "\"a\" = \"b\";\n",
    "My.feed.json": "{\n  \"version\": 1,\n  \"endpoints\": {}\n}\n",
    "choices.jsonl": "{\"choice\":{\"transitionDestinations\":[\"1\",\"99\"]}}\n",
    "baseline.json": "{\n  \"version\": 1,\n  \"findings\": []\n}\n", "config.json": "{}\n",
    "values.swiftconstvalues": "[]\n", "group.json": "{}\n", "tool": "#!/bin/sh\nexit 3\n",
    "photo.png": "\u{0}PNG\u{0}\n", "Shop.swift": "import WidgetKit\n",
    "Shop.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; rootObject = X; }\n",
  ]

  /// The state of everything in the folder, by its path.
  func states() throws -> [String: State] {
    var result: [String: State] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      var status = stat()
      guard lstat(folder.path(name), &status) == 0 else { continue }
      let type = status.st_mode & S_IFMT
      #if canImport(Darwin)
        let changed = status.st_ctimespec
      #else
        let changed = status.st_ctim
      #endif
      // A folder changes with what comes up in it, which is compared by itself.
      let isFolder = type == S_IFDIR
      result[name] = State(
        kind: UInt32(status.st_mode), inode: UInt64(status.st_ino),
        links: isFolder ? 0 : UInt64(status.st_nlink), owner: status.st_uid, group: status.st_gid,
        size: isFolder ? 0 : Int64(status.st_size),
        changed: isFolder ? [] : [Int(changed.tv_sec), Int(changed.tv_nsec)],
        content: type == S_IFREG ? FileManager.default.contents(atPath: folder.path(name)) : nil,
        destination: type == S_IFLNK
          ? try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path(name)) : nil)
    }
    return result
  }
}
