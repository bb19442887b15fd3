// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import TestSupport
import Testing

@Suite struct GeneratedFolderTests {
  private let folder: ScratchFolder
  private let manifest = "out/.quickaction-generated.json"

  init() throws {
    folder = try ScratchFolder()
    for name in ["a", "b"] {
      try folder.write("definition \(name)", to: "\(name).intentdefinition")
    }
  }

  /// Generates files of one definition into the folder `out`.
  @discardableResult
  private func generate(
    _ files: [String: String], from origin: String = "a", isForced: Bool = false,
    hasManifest: Bool = true
  ) throws -> GeneratedFolder.Update {
    let target = GeneratedFolder(FilePath(folder.path("out")), hasManifest: hasManifest)
    let path = folder.path("\(origin).intentdefinition")
    let update = try target.update(
      to: files.sorted { $0.key < $1.key }.map {
        .init(name: $0.key, bytes: Array($0.value.utf8), origin: path)
      }, from: [path], isForced: isForced)
    try target.apply(update)
    return update
  }

  /// The error of generating files; nil if they are written.
  private func error(
    _ files: [String: String], from origin: String = "a", isForced: Bool = false
  ) throws -> GeneratedFolderError? {
    do {
      try generate(files, from: origin, isForced: isForced)
      return nil
    } catch let error as GeneratedFolderError {
      return error
    }
  }

  @Test("files are written into a new folder, with a manifest that is the same everywhere")
  func new() throws {
    let update = try generate(["X.swift": "x", "Y.swift": "y"])
    #expect(update.written == ["X.swift", "Y.swift"] && update.removed == [])
    #expect(folder.text(of: "out/X.swift") == "x")
    #expect(try folder.names(in: "out") == [".quickaction-generated.json", "X.swift", "Y.swift"])
    #expect(
      folder.text(of: manifest) == """
        {
          "version": 1,
          "files": [
            {
              "name": "X.swift",
              "origin": "../a.intentdefinition",
              "hash": "af63f54c86021707"
            },
            {
              "name": "Y.swift",
              "origin": "../a.intentdefinition",
              "hash": "af63f44c86021554"
            }
          ]
        }

        """)
  }

  @Test("a file that has not changed keeps the time at which it was written")
  func unchanged() throws {
    try generate(["X.swift": "x", "Y.swift": "y"])
    let long = Date(timeIntervalSince1970: 1_000_000)
    for name in ["out/X.swift", "out/Y.swift", manifest] {
      try FileManager.default.setAttributes(
        [.modificationDate: long], ofItemAtPath: folder.path(name))
    }
    let update = try generate(["X.swift": "x", "Y.swift": "new"])
    #expect(update.written == ["Y.swift"])
    #expect(try modified("out/X.swift") == long)
    #expect(try modified("out/Y.swift") != long)
    try generate(["X.swift": "x", "Y.swift": "new"])
    #expect(try generate(["X.swift": "x", "Y.swift": "new"]).isEmpty)
  }

  private func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.modificationDate] as? Date
  }

  @Test("what is no longer generated is removed, and nothing else")
  func removed() throws {
    try generate(["X.swift": "x", "Y.swift": "y"])
    try folder.write("mine", to: "out/Mine.swift")
    #expect(try generate(["X.swift": "x"]).removed == ["Y.swift"])
    #expect(try folder.names(in: "out").dropFirst() == ["Mine.swift", "X.swift"])
    // It can be gone already.
    try generate(["X.swift": "x", "Z.swift": "z"])
    try FileManager.default.removeItem(atPath: folder.path("out/Z.swift"))
    #expect(try generate(["X.swift": "x"]).removed == [])
  }

  @Test("the files of another definition stay until that definition is gone")
  func otherDefinition() throws {
    try generate(["X.swift": "x"], from: "a")
    #expect(try generate(["Y.swift": "y"], from: "b").removed == [])
    #expect(folder.text(of: "out/X.swift") == "x")
    try FileManager.default.removeItem(atPath: folder.path("a.intentdefinition"))
    #expect(try generate(["Y.swift": "y"], from: "b").removed == ["X.swift"])
  }

  @Test("two definitions that make one file are refused, one after the other and together")
  func madeTwice() throws {
    try generate(["X.swift": "x"], from: "a")
    #expect(
      try error(["X.swift": "other"], from: "b")
        == .madeTwice("X.swift", by: ["../a.intentdefinition", "../b.intentdefinition"]))
    #expect(
      try error(["X.swift": "1", "x.swift": "2"]) == .madeTwice("x.swift", by: [origin, origin]))
    #expect(folder.text(of: "out/X.swift") == "x")
    // Renamed, the definition that made it is another.
    try FileManager.default.removeItem(atPath: folder.path("a.intentdefinition"))
    #expect(try error(["X.swift": "other"], from: "b") == nil)
  }

  private var origin: String { folder.path("a.intentdefinition") }

  @Test("a file that was not generated, or was edited, is left alone unless that is forced")
  func foreign() throws {
    try folder.write("mine", to: "out/X.swift")
    #expect(try error(["W.swift": "w", "X.swift": "x"]) == .foreign(folder.path("out/X.swift")))
    #expect(try folder.names(in: "out") == ["X.swift"] && folder.text(of: "out/X.swift") == "mine")
    #expect(try error(["W.swift": "w", "X.swift": "x"], isForced: true) == nil)
    #expect(folder.text(of: "out/X.swift") == "x")
    try folder.write("edited", to: "out/X.swift")
    #expect(try error(["X.swift": "new"]) == .edited(folder.path("out/X.swift")))
    #expect(try error([:]) == .edited(folder.path("out/X.swift")))
    #expect(folder.text(of: "out/W.swift") == "w" && folder.text(of: "out/X.swift") == "edited")
    #expect(try error(["X.swift": "new"], isForced: true) == nil)
    #expect(try folder.names(in: "out").dropFirst() == ["X.swift"])
  }

  @Test("a file that is there with the same content is taken over")
  func adopted() throws {
    try folder.write("x", to: "out/X.swift")
    #expect(try generate(["X.swift": "x"]).written == [])
    #expect(try generate([:]).removed == ["X.swift"])
  }

  @Test(
    "nothing is written outside of the folder",
    arguments: ["../X.swift", "/X", "a/b", "..", "", "a\0b"])
  func outside(name: String) throws {
    #expect(try error([name: "x"], isForced: true) == .outside(name))
    #expect(try folder.names() == ["a.intentdefinition", "b.intentdefinition"])
  }

  @Test("nothing is written through a link", arguments: ["X.swift", ".quickaction-generated.json"])
  func link(name: String) throws {
    try folder.makeFolder("out")
    try folder.write("mine", to: "elsewhere")
    try folder.link("out/\(name)", to: "../elsewhere")
    #expect(try error(["X.swift": "x"], isForced: true) == .link(folder.path("out/\(name)")))
    #expect(folder.text(of: "elsewhere") == "mine")
    #expect(try folder.names(in: "out") == [name])
  }

  @Test("the folder itself can be a link, and must not be a file")
  func folderLink() throws {
    try folder.makeFolder("real")
    try folder.link("out", to: "real")
    try generate(["X.swift": "x"])
    #expect(folder.text(of: "real/X.swift") == "x")
    #expect(folder.text(of: manifest)?.contains("\"../a.intentdefinition\"") == true)
    let file = GeneratedFolder(FilePath(folder.path("a.intentdefinition")))
    #expect(throws: GeneratedFolderError.notAFolder(file.path.text)) {
      try file.update(to: [], from: [], isForced: false)
    }
  }

  @Test(
    "a manifest that is none is not trusted",
    arguments: [
      "", "[]", "{}", #"{"version": 2, "files": []}"#, #"{"version": 1, "files": [{"name": "a"}]}"#,
      #"{"version": 1, "files": [{"name": "../a.intentdefinition", "origin": "x", "hash": "0"}]}"#,
    ])
  func malformedManifest(text: String) throws {
    try folder.write(text, to: manifest)
    #expect(try error(["X.swift": "x"]) == .unreadableManifest(folder.path(manifest)))
    #expect(try folder.names(in: "out") == [".quickaction-generated.json"])
  }

  @Test("without a manifest, what is there is replaced, and nothing is removed")
  func withoutManifest() throws {
    try folder.write("old", to: "out/X.swift")
    try folder.write("old", to: "out/Y.swift")
    #expect(try generate(["X.swift": "x"], hasManifest: false).written == ["X.swift"])
    #expect(try generate(["X.swift": "x"], hasManifest: false).isEmpty)
    #expect(try folder.names(in: "out") == ["X.swift", "Y.swift"])
  }

  @Test("if one file cannot be written, none is, and a new folder is removed again")
  func allOrNothing() throws {
    try folder.makeFolder("open")
    try folder.setPermissions(0o500, of: "open")
    guard Unprivileged.isAvailable else { return }
    try Unprivileged.run(in: folder) {
      let path = FilePath(folder.path("open/out/deep"))
      let update = try GeneratedFolder(path).update(
        to: [.init(name: "X.swift", bytes: [], origin: origin)], from: [origin], isForced: false)
      #expect(throws: GeneratedFolderError.file(FileError(.write, path.text, .permissionDenied))) {
        try GeneratedFolder(path).apply(update)
      }
    }
    #expect(try folder.names(in: "open") == [])
  }

  @Test("a hundred and more files are staged at a time, and none is left")
  func many() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<300).map { ("F\($0).swift", String($0)) })
    try generate(files)
    #expect(try folder.names(in: "out").count == 301)
    #expect(folder.text(of: "out/F299.swift") == "299")
  }
}
