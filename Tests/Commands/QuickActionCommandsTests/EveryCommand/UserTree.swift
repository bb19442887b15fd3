// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PNGFiles
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
    "Widget/Widget.configuration.json", "Old.intentdefinition", "en.lproj/Widget.strings",
    "ja.lproj/Widget.strings", "My.feed.json", "choices.jsonl", "baseline.json", "config.json",
    "group.json", "Shop.swift", "notes.md", "notes.txt", "index.html", "picture.svg",
    "report.json", "photo.png", "LICENSE", "tool", "Shop.xcodeproj/project.pbxproj",
    "Package/Sources/P/main.swift", "Stubs/M/M.swift", "fonts/A.ttf", "engine/Package.swift",
  ]

  /// Links, which are never written through: to a file, by a second name of it, to nothing.
  static let links = ["link.actions.json", "hard.actions.json", "dangling.out"]

  private let scratch: ScratchFolder
  private var number = 0

  init() throws {
    scratch = try ScratchFolder()
    try scratch.makeFolder("0")
    let sample = Repository.root.appending(path: "IntentDefinitions/QuickActionWidget")
    let definition = try Data(contentsOf: sample.appendingPathExtension("intentdefinition"))
    try write(definition, to: Self.files[0])
    try write(Data(contentsOf: sample.appendingPathExtension("actions.json")), to: Self.files[1])
    try write(definition, to: "Old.intentdefinition")
    for name in Self.files.dropFirst(2) where name != "Old.intentdefinition" {
      try write(Data((Self.content[name] ?? "a user's own \(name)\n").utf8), to: name)
    }
    // A picture of 30 × 20 points, white.
    let white = PixelImage.Pixel(255, 255, 255, 255)
    let pixels = Array(repeating: white, count: 90 * 60)
    let picture = PixelImage(width: 90, height: 60, of: pixels).map { PNGEncoder.file(of: $0) }
    try write(Data(picture ?? []), to: "Recorded/QuickActionWidget.systemMedium.png")
    let manager = FileManager.default
    for (name, mode) in [("tool", 0o755), ("Widget/Widget.configuration.json", 0o640)] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
    }
    try link("link.actions.json", to: "Widget/Widget.actions.json")
    try link("dangling.out", to: "elsewhere.out")
    try manager.linkItem(
      atPath: path("Widget/Widget.actions.json"), toPath: path("hard.actions.json"))
    for name in ["home", "empty"] {
      try manager.createDirectory(atPath: path(name), withIntermediateDirectories: true)
    }
  }

  private static let content: [String: String] = [
    "Widget/Widget.configuration.json": SampleFolder.choice("1", "2", "3", "9"),
    "en.lproj/Widget.strings": "\"a\" = \"b\";\n", "ja.lproj/Widget.strings": "\"a\" = \"b\";\n",
    "My.feed.json": "{\n  \"version\": 1,\n  \"endpoints\": {}\n}\n",
    "choices.jsonl": "{\"choice\":{\"transitionDestinations\":[\"1\",\"99\"]}}\n",
    "baseline.json": "{\n  \"version\": 1,\n  \"findings\": []\n}\n", "config.json": "{}\n",
    "report.json": "{\n  \"version\": 1,\n  \"mine\": true\n}\n",
    "group.json": "{}\n", "tool": "#!/bin/sh\nexit 3\n", "photo.png": "\u{0}PNG\u{0}\n",
    "Shop.swift": "import WidgetKit\n", "notes.txt": "call them on Monday\n",
    "index.html": "<!DOCTYPE html>\n<html lang=\"en\"><title>My site</title></html>\n",
    "picture.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>\n",
    "Shop.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{ objects = {}; rootObject = X; }\n",
  ]

  /// The folder.
  var root: String { scratch.path(String(number)) }

  /// The path of something in the folder.
  func path(_ name: String) -> String { name.isEmpty ? root : root + "/" + name }

  /// Gives the folder another path, so that the process has read nothing in it yet.
  mutating func rename() throws {
    let old = root
    number += 1
    try FileManager.default.moveItem(atPath: old, toPath: root)
  }

  /// Writes a file, and the folders that it is in.
  func write(_ content: Data, to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try content.write(to: url)
  }

  /// Makes a symbolic link, and the folders that it is in.
  func link(_ name: String, to destination: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: url.path, withDestinationPath: destination)
  }

  /// The state of everything in the folder, by its path.
  func states() throws -> [String: State] { try Self.states(of: root) }

  /// The state of everything in a folder, by its path.
  static func states(of root: String) throws -> [String: State] {
    var result: [String: State] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let path = root + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
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
        content: type == S_IFREG ? FileManager.default.contents(atPath: path) : nil,
        destination: type == S_IFLNK
          ? try? FileManager.default.destinationOfSymbolicLink(atPath: path) : nil)
    }
    return result
  }
}
