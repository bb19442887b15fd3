// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentDiff
import SourceText
import TestSupport
import Testing
import WidgetProject

@testable import WidgetRevisions

/// Folders whose names have more bytes than characters.
@Suite("Revisions in folders of any name")
struct FolderNameTests {
  private static let catalog = #"""
    { "version": 1, "intent": "Choose", "parameter": "targets",
      "widget": { "kind": "W", "families": ["systemSmall"] },
      "destinations": [
        { "identifier": "1", "titleKey": "one", "properties": { "link": "a://b" } } ] }
    """#

  @Test("the pictures of a catalog are read", arguments: ["Widget", "ウィジェット", "Bücher"])
  func pictures(_ folder: String) throws {
    let repository = try GitFolder()
    try repository.commit([
      "\(folder)/W.actions.json": Self.catalog, "\(folder)/W.intentdefinition": "<plist/>",
      "\(folder)/Images.xcassets/a.imageset/a.png": "1", "\(folder)/Sources/a.png": "2",
    ])
    let git = try Git(of: FilePath(repository.folder.path))
    let loader = RevisionLoader(git: git, settings: ProjectSettings())
    var loaded: LoadedRevision?
    try loader.load([(git.commit("HEAD"), "HEAD")], scopes: []) { revision, _ in
      loaded = revision
    }
    let revision = try #require(loaded)
    let catalog = try #require(revision.content.catalogs.first)
    let files = try loader.files(ofPicturesIn: catalog.catalog, of: revision)
    let path = FilePath(revision.mount).appending(folder)
    #expect(files.status(of: path.appending("Images.xcassets/a.imageset/a.png")) == .file)
    #expect(files.status(of: path.appending("Sources/a.png")) == .nothing)
  }

  @Test("a file is known by its path in the folder that was named")
  func paths() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.catalog, to: "ウィジェット/Texts/W.actions.json")
    let loader = RevisionLoader(git: nil, settings: ProjectSettings())
    let revision = try loader.load([scratch.path("ウィジェット")])
    #expect(revision.content.catalogs.map(\.path) == ["Texts/W.actions.json"])
  }
}
