// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Foundation
import SourceText
import StringTables
import Testing
import WidgetProject

/// A folder of a test's own, which is gone with it.
private final class Folder {
  let path: FilePath

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FileSystem.disk.resolved(FilePath(url.path))
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path.text) }
}

@Suite struct ProjectSettingsTests {
  private static let definition =
    "<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist>"

  @Test("what is left out is not read, wherever the command runs and whatever it is given")
  func leftOut() throws {
    let folder = try Folder([
      "A.intentdefinition": Self.definition, "Vendor/B.intentdefinition": Self.definition,
      "en.lproj/A.strings": "\"a\" = \"b\";", "Vendor/broken.intentdefinition": "x",
    ])
    let settings = ProjectSettings(
      leftOut: [PathPattern("Vendor"), PathPattern("*.lproj")], base: PathBase(folder.path))
    func names(_ path: String) -> [String] {
      let project = ProjectLoader.load([folder.path.appending(path).text], settings: settings)
      #expect(project.failures.isEmpty)
      return project.sources.map { FilePath($0.name).name }
    }
    #expect(names("") == ["A.intentdefinition"])
    #expect(names("Vendor").isEmpty)
    #expect(names("Vendor/broken.intentdefinition").isEmpty)
    #expect(names("Vendor/../A.intentdefinition") == ["A.intentdefinition"])
  }

  @Test("the tables of a definition are found in the folder that is named")
  func localization() throws {
    let folder = try Folder([
      "Widgets/A.intentdefinition": Self.definition, "Texts/en.lproj/A.strings": "\"a\" = \"b\";",
      "Texts/ja.lproj/Other.strings": "\"a\" = \"b\";",
    ])
    let path = folder.path.appending("Widgets/A.intentdefinition")
    let settings = ProjectSettings(localizationFolder: folder.path.appending("Texts"))
    let project = ProjectLoader.load([path.text], settings: settings)
    #expect(project.tables(ofDefinition: path.text).map(\.locale.identifier) == ["en"])
    let without = ProjectLoader.load([path.text])
    #expect(without.tables(ofDefinition: path.text).isEmpty)
  }

  @Test(
    "a path is named from a folder",
    arguments: [
      ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a/x/c", "/a/b", "../x/c"),
      ("/x", "/a/b", "../../x"), ("/a/bc", "/a/b", "../bc"), ("/a", "/", "a"),
    ])
  func relativePaths(path: String, folder: String, expected: String) {
    #expect(FilePath(path).relative(to: FilePath(folder)).text == expected)
  }

  @Test("a file is named from a folder through links to folders")
  func links() throws {
    let folder = try Folder(["real/a.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path.appending("link").text, withDestinationPath: "real")
    let base = PathBase(folder.path.appending("link"))
    #expect(base.path(of: folder.path.appending("real/a.txt").text) == "a.txt")
    #expect(base.path(of: folder.path.appending("link/gone.txt").text) == "gone.txt")
    #expect(base.path(of: folder.path.appending("b.txt").text) == "../b.txt")
  }

  @Test("the nearest file of a name is in the folder of a path, or above it")
  func nearest() throws {
    let folder = try Folder(["a/q.json": "", "a/b/c/f.txt": "", "d/f.txt": "", "d/q.json/x": ""])
    func nearest(_ path: String) -> String? {
      FileSearch.nearest("q.json", from: folder.path.appending(path), in: .disk)?.text
    }
    let file = folder.path.appending("a/q.json").text
    #expect(nearest("a") == file && nearest("a/q.json") == file)
    #expect(nearest("a/b/c/f.txt") == file && nearest("a/b/gone") == file)
    #expect(nearest("d/f.txt") == nil)
  }

  @Test(
    "a file that is found from a relative path has a relative path",
    .enabled(if: FileManager.default.fileExists(atPath: "Package.swift"), "runs elsewhere"))
  func nearestRelative() throws {
    let found = try #require(FileSearch.nearest("Package.swift", from: FilePath("."), in: .disk))
    #expect(found.text == "Package.swift")
    let above = try #require(
      FileSearch.nearest("Package.swift", from: FilePath("Sources"), in: .disk))
    #expect(above.text == "Package.swift")
  }
}
