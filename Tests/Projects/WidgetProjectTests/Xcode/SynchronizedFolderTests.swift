// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import DiskTestSupport
import SourceText
import StringTables
import TestSupport
import Testing
import WidgetProject

@Suite("Synchronized folders")
struct SynchronizedFolderTests {
  /// The files that the sample's targets have of a folder with the given files.
  private func files(
    of target: String, in files: [String], project text: String = SampleProject.text
  ) throws -> [String] {
    let root = "ios/App/Shared/"
    var all = Dictionary(uniqueKeysWithValues: files.map { (root + $0, "") })
    all["ios/App.xcodeproj/project.pbxproj"] = text
    let folder = MemoryFolder(files: all)
    let project = try #require(folder.load().xcodeProjects.first)
    let found = try #require(project.targets.first { $0.name.value == target })
    return found.synchronizedFiles.map { file in
      let name = folder.name(file.path.text).dropFirst(root.count)
      return "\(name) \(file.localization?.description ?? "-")"
    }
  }

  @Test("a target has all files of its folder, in the order of folders and names")
  func all() throws {
    #expect(
      try files(
        of: "App", in: ["b.swift", "a/c.swift", "a/ja.lproj/X.strings", ".hidden", "Z.strings"])
        == ["Z.strings -", "b.swift -", "a/c.swift -", "a/ja.lproj/X.strings ja"])
  }

  @Test("a folder of a language counts even where what is in it does not matter")
  func emptyLanguage() throws {
    #expect(try files(of: "App", in: ["ja.lproj/.keep"]) == ["ja.lproj ja"])
  }

  @Test("what a bundle or an asset catalog holds is not the target's")
  func packages() throws {
    #expect(
      try files(
        of: "App", in: ["A.xcassets/ja.lproj/x.png", "Settings.bundle/de.lproj/Root.strings"])
        == ["A.xcassets -", "Settings.bundle -"])
  }

  @Test("a file can be for some platforms alone")
  func platforms() throws {
    let text = try SampleProject.changed(
      "membershipExceptions = (Notes.txt,",
      "platformFiltersByRelativePath = {\"a/Mac.strings\" = (macos, ); }; membershipExceptions = (Notes.txt,"
    )
    let folder = MemoryFolder(files: [
      "ios/App/Shared/a/Mac.strings": "", "ios/App/Shared/a/Phone.strings": "",
      "ios/App.xcodeproj/project.pbxproj": text,
    ])
    let project = try #require(folder.load().xcodeProjects.first)
    let app = try #require(project.targets.first { $0.name.value == "App" })
    let files = app.bundledFiles { $0.folder.name == "a" }
    #expect(
      files.map { "\($0.file.path.name) \($0.platforms)" } == [
        "Mac.strings [\"macos\"]", "Phone.strings []",
      ])
  }

  @Test("a target does not have its exceptions")
  func exceptions() throws {
    #expect(try files(of: "App", in: ["Notes.txt", "a/Notes.txt"]) == ["a/Notes.txt -"])
  }

  @Test("an exception of a localized file is one in all languages", arguments: [": ", "/"])
  func localizedException(mark: String) throws {
    let text = try SampleProject.changed("/Localized: Texts", "/Localized\(mark)Texts")
    let names = ["Texts/ja.lproj/Hidden.strings", "Texts/de.lproj/Shown.strings"]
    #expect(
      try files(of: "App", in: names, project: text) == ["Texts/de.lproj/Shown.strings de"])
  }

  @Test("an exception with a folder takes all that is in it")
  func folderException() throws {
    let text = try SampleProject.changed("(Notes.txt,", "(Old,")
    #expect(
      try files(of: "App", in: ["Old/a.swift", "Old/ja.lproj/X.strings", "b.swift"], project: text)
        == ["b.swift -"])
  }

  @Test(
    "an exception takes no file whose name only begins like it, and none in a folder of a language")
  func exceptionByNames() throws {
    let text = try SampleProject.changed(
      "(Notes.txt,", "(Old/Deep, Old/Deeper/b.swift, ja.lproj/c.strings, ")
    let names = [
      "Old/Deep/a.swift", "Old/Deeper/a.swift", "Old/Deeper/b.swift", "Old/a.swift",
      "ja.lproj/c.strings", "Deep/a.swift",
    ]
    #expect(
      Set(try files(of: "App", in: names, project: text))
        == ["Old/Deeper/a.swift -", "Old/a.swift -", "ja.lproj/c.strings ja", "Deep/a.swift -"])
  }

  @Test("a target without the folder has its exceptions alone")
  func inclusion() throws {
    #expect(try files(of: "Widget", in: ["Model.swift", "Other.swift"]) == ["Model.swift -"])
  }

  @Test("a folder that is copied as it is counts as one file")
  func explicitFolder() throws {
    let text = try SampleProject.changed(
      "exceptions = (X1, X2, );", "exceptions = (X1, X2, ); explicitFolders = (Web, );")
    #expect(try files(of: "App", in: ["Web/ja.lproj/a.html"], project: text) == ["Web -"])
  }

  @Test("a file that another step of the build copies is no resource")
  func reassigned() throws {
    let text = try SampleProject.changed(
      "membershipExceptions = (Notes.txt,",
      "membershipExceptions = (Moved.txt, ); buildPhase = C1; old = (Notes.txt,"
    ).split(separator: "target = T1; ").joined()
    #expect(try files(of: "App", in: ["Moved.txt", "Kept.txt"], project: text) == ["Kept.txt -"])
  }

  @Test("a link that leads back to its folder ends no walk")
  func loop() throws {
    let folder = MemoryFolder(files: [
      "ios/App.xcodeproj/project.pbxproj": SampleProject.text, "ios/App/Shared/a.swift": "",
    ])
    folder.link("ios/App/Shared/again", to: "..")
    let project = try #require(folder.load().xcodeProjects.first)
    let files = project.targets.first?.synchronizedFiles.map(\.path.name)
    #expect(files?.filter { $0 == "a.swift" }.count == 1)
  }

  @Test("a link to a Swift source elsewhere is that source, whatever the name of the link")
  func linkedSource() throws {
    let folder = MemoryFolder(files: [
      "Elsewhere/Widget.swift": "import AppIntents\n",
      "ios/App.xcodeproj/project.pbxproj": SampleProject.text, "ios/App/Shared/a.swift": "",
    ])
    folder.link("ios/App/Shared/Renamed.swift", to: "../../../Elsewhere/Widget.swift")
    let uses = folder.load().swiftFileUses.map { "\(folder.name($0.file)) \($0.target.name.value)" }
    #expect(uses == ["Elsewhere/Widget.swift App"])
  }

  @Test("exceptions in one folder, and in another one in between, take the files that they name")
  func manyExceptions() throws {
    let text = try SampleProject.changed(
      "(Notes.txt,",
      "(\"a/one.swift\", \"a/b/two.swift\", \"a/two.swift\", b, three.swift, none/x, \"a/\",")
    let names = [
      "a/one.swift", "a/two.swift", "a/b/two.swift", "a/b/one.swift", "a/three.swift", "b/x.swift",
      "b/c/y.swift", "three.swift", "a/b/three.swift",
    ]
    #expect(
      try files(of: "App", in: names, project: text)
        == ["a/three.swift -", "a/b/one.swift -", "a/b/three.swift -"])
  }

  @Test("a folder that is not there has no files")
  func missing() throws {
    #expect(try files(of: "App", in: []) == [])
  }
}
