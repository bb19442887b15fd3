// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import AssetCatalogs
import Diagnostics
import Disk
import DiskTestSupport
import Foundation
import SourceText
import TestSupport
import Testing
import WidgetChoices
import WidgetProject
import WidgetValues

import struct WidgetValues.Rect
import struct WidgetValues.Size

@Suite("The images of a catalog")
struct CatalogImagesTests {
  private let folder = Sample.folder()

  /// The catalog of the folder with further members.
  private func catalog(_ members: String = "") throws -> ActionCatalog {
    folder.write(Sample.catalog(members), to: "W.actions.json")
    return try LoadedCatalog(path: folder.path("W.actions.json"), in: folder.fileSystem).catalog
  }

  private func folders(_ catalog: ActionCatalog) -> [String] {
    catalog.imageFolders(in: folder.fileSystem).map { folder.name($0.text) }
  }

  @Test("images lie in the folder of the catalog's stem, then in the asset catalogs beside it")
  func standard() throws {
    #expect(folders(try catalog()).isEmpty)
    for name in ["B.xcassets", "W.xcassets", "A.xcassets", "W.assets", "X.assets"] {
      folder.makeFolder(name)
    }
    folder.write("", to: "File.xcassets")
    #expect(folders(try catalog()) == ["W.assets", "W.xcassets", "A.xcassets", "B.xcassets"])
  }

  @Test("a folder that the catalog names is the only one")
  func named() throws {
    folder.makeFolder("W.assets")
    folder.makeFolder("Icons")
    #expect(folders(try catalog(#""assets": "Icons", "#)) == ["Icons"])
    #expect(folders(try catalog(#""assets": "./Icons/../Icons", "#)) == ["Icons"])
    // What is written instead of nothing hides what would be found.
    #expect(try folders(catalog(#""assets": "/tmp", "#)).isEmpty)
  }

  @Test("a folder that is named and not there, or absolute, is said")
  func missing() throws {
    func findings(_ members: String) throws -> [String] {
      folder.write(Sample.catalog(members), to: "W.actions.json")
      let project = folder.load()
      return project.diagnostics.map { finding in
        let source = project.sources.first { $0.name == finding.place.file }
        let text = finding.place.range.flatMap { range in source.map { $0.text(in: range) } } ?? ""
        return "\(finding.severity) \(finding.id) [\(text)]: \(finding.message)"
          .replacing(folder.path + "/", with: "")
      }
    }
    #expect(
      try findings(#""assets": "Icons", "#) == [
        "warning catalog-assets-missing [Icons]: there is no folder 'Icons'; write 'assets' as a path "
          + "from the catalog's folder"
      ])
    #expect(
      try findings(#""assets": "/Icons", "#) == [
        "warning catalog-assets-missing [/Icons]: '/Icons' is an absolute path; write 'assets' as a path "
          + "from the catalog's folder"
      ])
    folder.makeFolder("Icons")
    #expect(try findings(#""assets": "Icons", "#).isEmpty)
  }

  @Test("a destination's own image comes before that of its property; each name comes once")
  func names() throws {
    folder.write(
      """
      { "version": 1, "intent": "Choose", "parameter": "targets", "imageProperty": "icon",
        "widget": { "kind": "Kind", "families": ["systemMedium"] },
        "destinations": [
          { "identifier": "1", "title": "1", "properties": { "icon": "a" } },
          { "identifier": "2", "title": "2", "properties": { "icon": "a" }, "image": "b" },
          { "identifier": "3", "title": "3", "image": "../c" },
          { "identifier": "4", "title": "4", "properties": { "icon": "a" } },
          { "identifier": "5", "title": "5", "properties": { "icon": "" } },
          { "identifier": "6", "title": "6" } ] }
      """, to: "W.actions.json")
    let source = try folder.fileSystem.source(at: FilePath(folder.path("W.actions.json")))
    let catalog = try ActionCatalog(source)
    #expect(catalog.imageNames.map(\.value) == ["a", "b", "../c"])
    folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><path d='M0 0H1'/></svg>",
      to: "W.assets/a.svg")
    let loaded = catalog.images(in: folder.fileSystem)
    #expect(loaded.images.keys.sorted() == ["a"])
    #expect(loaded.diagnostics.map(\.id) == ["unusable-image-name"])
    let place = try #require(loaded.diagnostics.first?.place.range)
    #expect(source.text(in: place) == "../c")
  }

  @Test("the sample has an icon for each destination: lines of one width in the text's color")
  func sample() throws {
    let path = Repository.root.appending(path: "IntentDefinitions/QuickActionWidget.actions.json")
    let catalog = try LoadedCatalog(path: path.path).catalog
    let loaded = catalog.images()
    #expect(loaded.diagnostics.isEmpty)
    #expect(catalog.imageNames.count == 15)
    for name in catalog.imageNames.map(\.value) {
      let image = try #require(loaded.images[name], "\(name)")
      #expect(image.isTemplate)
      #expect(image.size == Size(width: 32, height: 32))
      guard case .vector(let vector) = image.content else {
        Issue.record("\(name) is no drawing")
        continue
      }
      #expect(vector.viewBox == Rect(x: 0, y: 0, width: 32, height: 32))
      #expect(!vector.paths.isEmpty)
      for path in vector.paths {
        #expect(path.fill == nil, "\(name)")
        #expect(
          path.stroke
            == VectorPath.Stroke(ink: .current(opacity: 1), width: 2, cap: .round, join: .round),
          "\(name)")
      }
    }
  }
}
