// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentModel
import SourceText
import StringTables
import Testing
import WidgetProject

@Suite("Files that are named from within their language folder")
struct NamedTableTests {
  /// A tree in which relative paths begin in a folder, as for a command that runs there.
  private struct TreeFromFolder: FileTree {
    let tree: MemoryTree
    let folder: FilePath

    private func absolute(_ path: FilePath) -> FilePath { folder.appending(path.text) }

    func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
      tree.node(at: absolute(path), followingLinks: followsLinks)
    }

    func entries(of folder: FilePath) -> [Folder.Entry]? { tree.entries(of: absolute(folder)) }

    func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
      try tree.bytes(of: absolute(path))
    }

    func target(of path: FilePath) -> FilePath? { tree.target(of: absolute(path)) }
  }

  private static let definition = """
    <plist version="1.0"><dict><key>INIntents</key><array><dict>
    <key>INIntentName</key><string>Show</string>
    <key>INIntentTitle</key><string>Show Account</string>
    <key>INIntentTitleID</key><string>tItLe1</string>
    </dict></array></dict></plist>
    """

  private func load(
    _ path: String, in folder: String, reading texts: [String: [UInt8]] = [:]
  ) -> WidgetProject {
    var tree = MemoryTree()
    for (name, text) in [
      "W.intentdefinition": Self.definition, "de.lproj/W.strings": "\"tItLe1\" = \"Konto\";\n",
      "ja.lproj/W.strings": "\n", "ja.lproj/inner/note.txt": "",
    ] {
      tree.write(Array(text.utf8), to: FilePath("/project/\(name)"))
    }
    return ProjectLoader.load(
      [path], in: FileSystem(TreeFromFolder(tree: tree, folder: FilePath(folder))), reading: texts)
  }

  @Test(
    "a table is compared as it is from outside",
    arguments: [
      ("W.strings", "/project/ja.lproj"), ("./W.strings", "/project/ja.lproj"),
      ("../W.strings", "/project/ja.lproj/inner"), ("ja.lproj/W.strings", "/project"),
    ])
  func table(path: String, folder: String) throws {
    let project = load(path, in: folder)
    #expect(project.unpairedTables.isEmpty)
    let definition = try #require(project.definitions.first)
    let tables = project.tables(ofDefinition: definition.source.name)
    #expect(tables.map(\.locale.identifier) == ["de", "ja"])
    #expect(project.askedSources.map { FilePath($0.name).name } == ["W.strings"])
  }

  @Test("a text on standard input is read in place of a table that is named from within")
  func text() throws {
    let project = load(
      "W.strings", in: "/project/ja.lproj", reading: ["W.strings": Array("\"a\" = \"b\";".utf8)])
    let table = try #require(project.tables.first { $0.locale.identifier == "ja" })
    #expect(table.fileName == "../ja.lproj/W.strings")
    #expect(project.sources.contains { $0.bytes == Array("\"a\" = \"b\";".utf8) })
  }

  @Test("outside of a language folder a path stays as it is written")
  func outside() {
    let project = load("W.intentdefinition", in: "/project")
    #expect(project.askedSources.contains { $0.name == "W.intentdefinition" })
  }
}
