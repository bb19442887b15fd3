// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Disk
import DiskTestSupport
import IntentFiles
import SourceText
import StringTables
import TestSupport
import Testing

@Suite struct TableLocationTests {
  @Test(
    "the tables of a definition lie beside it, or beside the '.lproj' folder that it lies in",
    arguments: [
      ("a/W.intentdefinition", "a"), ("W.intentdefinition", "."),
      ("a/Base.lproj/W.intentdefinition", "a"), ("Base.lproj/W.intentdefinition", "."),
      ("a/en.lproj/W.intentdefinition", "a"), ("/Base.lproj/W.intentdefinition", "/"),
    ])
  func definition(path: String, folder: String) {
    let location = TableLocation(definition: FilePath(path))
    #expect(location.folder.text == folder)
    #expect(location.name == "W")
  }

  @Test("the files of a name come folder by folder, and nothing else with them")
  func files() throws {
    let folder = MemoryFolder()
    for name in [
      "ja.lproj/W.strings", "en.lproj/W.strings", "en.lproj/W.stringsdict", "W.xcstrings",
      "en.lproj/Other.strings", "Other.xcstrings", "W.strings", "fr.lproj/W.txt",
    ] {
      folder.write("", to: name)
    }
    folder.makeFolder("de.lproj/W.strings")
    let location = TableLocation(folder: FilePath(folder.path), name: "W")
    let names = location.files(in: folder.fileSystem).map {
      String($0.path.text.dropFirst(folder.path.count + 1))
    }
    #expect(
      names == [
        "W.xcstrings", "en.lproj/W.strings", "en.lproj/W.stringsdict", "ja.lproj/W.strings",
      ])
    let formats: [StringTable.Format] = [.stringCatalog, .strings, .stringsDictionary, .strings]
    #expect(location.files(in: folder.fileSystem).map(\.format) == formats)
  }

  @Test("a folder that is not there has no tables")
  func missing() {
    #expect(TableLocation(folder: FilePath("gone/gone"), name: "W").files(in: .disk).isEmpty)
  }

  private func files(
    _ name: String, _ members: String = "", in folder: MemoryFolder = MemoryFolder()
  ) throws -> CatalogFiles {
    try ActionCatalog(SourceFile(name: name, text: Sample.catalog(members)))
      .files(in: folder.fileSystem)
  }

  @Test("a catalog belongs to the definition of its stem beside it, or to that which it names")
  func definitionFile() throws {
    #expect(try files("W.actions.json").definition.text == "W.intentdefinition")
    #expect(try files("a/W.actions.json").definition.text == "a/W.intentdefinition")
    #expect(try files("a/W.json").definition.text == "a/W.intentdefinition")
    let named = try files(
      "a/W.actions.json", #""definition": "../no-folder/X.intentdefinition", "#)
    #expect(named.definition.text == "no-folder/X.intentdefinition")
    let absolute = try files("a/W.actions.json", #""definition": "/X.intentdefinition", "#)
    #expect(absolute.definition.text == "/X.intentdefinition")
  }

  @Test("tables are looked for in the folder that the catalog names, then beside the definition")
  func tableLocations() throws {
    let beside = try files("a/W.actions.json")
    #expect(
      beside.tableLocations == [
        TableLocation(folder: FilePath("a"), name: "W"),
        TableLocation(folder: FilePath("a"), name: "W.actions"),
      ])
    let named = try files(
      "a/W.actions.json",
      #""localization": "../no-texts", "definition": "Base.lproj/X.intentdefinition", "#)
    #expect(
      named.tableLocations == [
        TableLocation(folder: FilePath("no-texts"), name: "X"),
        TableLocation(folder: FilePath("no-texts"), name: "W.actions"),
        TableLocation(folder: FilePath("a"), name: "X"),
        TableLocation(folder: FilePath("a"), name: "W.actions"),
      ])
  }

  @Test("'..' behind a link leads to where it leads on the disk")
  func linkedFolder() throws {
    let folder = MemoryFolder()
    folder.makeFolder("project/defs")
    folder.makeFolder("project/texts")
    folder.link("defs", to: "project/defs")
    let linked = try files(
      folder.path("defs/W.actions.json"), #""localization": "../texts", "#, in: folder)
    let found = try #require(linked.localizationFolder)
    #expect(folder.fileSystem.resolved(found).text == folder.path("project/texts"))
    let direct = try files(
      folder.path("project/defs/W.actions.json"), #""localization": "../texts", "#, in: folder)
    #expect(direct.localizationFolder?.text == folder.path("project/texts"))
  }
}
