// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import StringTables
import Testing
import WidgetResources
import WidgetViews

@Suite struct WidgetResourcesTests {
  private static let folder = FilePath("/target")

  private func fileSystem(_ files: [String: String]) -> FileSystem {
    var tree = MemoryTree()
    for (name, text) in files {
      tree.write(Array(text.utf8), to: Self.folder.appending(name))
    }
    return .memory(tree)
  }

  private static let color = """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0xFF", "green": "0x80", "blue": "0", "alpha": "1" } } }] }
    """

  @Test("the views of a widget find the images, colors and strings of its target")
  func everything() {
    let files = fileSystem([
      "A.xcassets/cart.imageset/Contents.json": #"{"images":[{"filename":"x.svg"}]}"#,
      "A.xcassets/cart.imageset/x.svg":
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h9v9z"/></svg>"#,
      "A.xcassets/Brand.colorset/Contents.json": Self.color,
      "ja.lproj/Localizable.strings": #""bread" = "パン";"#,
      "Base.lproj/Localizable.strings": #""milk" = "Milk";"#,
    ])
    let resources = WidgetResources(
      assetCatalogs: [Self.folder.appending("A.xcassets")],
      stringTables: ["ja.lproj/Localizable.strings", "Base.lproj/Localizable.strings"]
        .map { Self.folder.appending($0) },
      in: files)
    #expect(resources.diagnostics.isEmpty)
    var environment = EnvironmentValues()
    environment.locale = "ja_JP"
    #expect(resources.add(to: &environment).isEmpty)
    let view = VStack {
      Text("bread")
      Text("milk")
      Image("cart")
      Color("Brand")
    }
    let canvas = WidgetCanvas(family: .systemMedium, size: Size(width: 300, height: 200))
    let list = DisplayList(rendering: view, on: canvas, in: environment)
    #expect(list.problems == [])
    let texts = list.items.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    #expect(texts == ["パン", "Milk"])
    #expect(
      list.items.contains {
        if case .fill(_, .color(let color)) = $0 { color.hexadecimal == "#FF8000" } else { false }
      })
  }

  @Test("what cannot be read is said, and the rest is there")
  func broken() {
    let files = fileSystem([
      "A.xcassets/Brand.colorset/Contents.json": "[]",
      "en.lproj/Localizable.strings": "bread",
      "Localizable.xcstrings": "{",
      "en.lproj/Shop.strings": #""bread" = "Loaf";"#,
      "Font.otf": "OTTO",
    ])
    let resources = WidgetResources(
      assetCatalogs: [Self.folder.appending("A.xcassets"), Self.folder.appending("B.xcassets")],
      stringTables: [
        "en.lproj/Localizable.strings", "Localizable.xcstrings", "en.lproj/Shop.strings",
        "en.lproj/Gone.strings",
      ].map { Self.folder.appending($0) },
      fonts: [Self.folder.appending("Font.otf")], in: files)
    #expect(
      resources.diagnostics.map(\.id) == [
        "invalid-color-set", "malformed-string-table", "invalid-property-list", "unreadable-file",
        "unreadable-font",
      ])
    let request = LocalizedStringRequest(key: "bread", table: "Shop", locale: "en")
    #expect(resources.strings.string(for: request) == "Loaf")
  }
}
