// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import Diagnostics
import Disk
import DiskTestSupport
import SourceText
import Testing
import WidgetValues

@Suite("Finding colors")
struct ColorFinderTests {
  private let folder = MemoryFolder()

  /// A color set of one color, as hexadecimal parts.
  private static func set(_ red: String, _ green: String, _ blue: String) -> String {
    """
    { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1" } } }] }
    """
  }

  private func colors(_ names: String..., in catalogs: String...) -> LoadedColors {
    ColorFinder(catalogs: catalogs.map { FilePath(folder.path($0)) }, in: folder.fileSystem)
      .colors(named: names)
  }

  private func hexadecimal(_ loaded: LoadedColors, _ name: String) -> String? {
    loaded.catalog[name]?.resolved(in: ColorAppearance()).hexadecimal
  }

  @Test("colors are found in groups, in name spaces by their whole names, and in the first catalog")
  func search() {
    folder.write(Self.set("0xFF", "0", "0"), to: "A.xcassets/Brand.colorset/Contents.json")
    folder.write(Self.set("0", "0xFF", "0"), to: "B.xcassets/Brand.colorset/Contents.json")
    folder.write(Self.set("0", "0", "0xFF"), to: "B.xcassets/Group/Sea.colorset/Contents.json")
    folder.write(Self.set("9", "9", "9"), to: "A.xcassets/Space/Ash.colorset/Contents.json")
    folder.write(
      #"{"properties":{"provides-namespace":true}}"#, to: "A.xcassets/Space/Contents.json")
    let loaded = colors("Brand", "Sea", "Ash", "Space/Ash", "gone", in: "A.xcassets", "B.xcassets")
    #expect(hexadecimal(loaded, "Brand") == "#FF0000")
    #expect(hexadecimal(loaded, "Sea") == "#0000FF")
    #expect(hexadecimal(loaded, "Space/Ash") == "#090909")
    #expect(loaded.names == ["Brand", "Sea", "Space/Ash"])
    #expect(loaded.diagnostics.isEmpty)
    let finder = ColorFinder(catalogs: [FilePath(folder.path("A.xcassets"))], in: folder.fileSystem)
    #expect(finder.names == ["Brand", "Space/Ash"])
  }

  @Test("a broken color set is said, and no color")
  func broken() {
    folder.write("{", to: "A.xcassets/a.colorset/Contents.json")
    folder.write(#"{ "colors": [] }"#, to: "A.xcassets/b.colorset/Contents.json")
    folder.makeFolder("A.xcassets/c.colorset")
    folder.write("{}", to: "secret.json")
    folder.makeFolder("A.xcassets/d.colorset")
    folder.link("A.xcassets/d.colorset/Contents.json", to: "../../secret.json")
    let loaded = colors("a", "b", "c", "d", in: "A.xcassets")
    #expect(
      loaded.diagnostics.map(\.id) == [
        "invalid-property-list", "invalid-color-set", "unreadable-file", "unusable-image-name",
      ])
    #expect(loaded.diagnostics.allSatisfy { $0.place.file.hasSuffix(".colorset/Contents.json") })
    #expect(["a", "b", "c", "d"].allSatisfy { loaded.catalog[$0] == nil })
  }

  @Test("a merge conflict in a color set, or in a folder of sets, is found at its first mark")
  func conflict() throws {
    let text = "{\n<<<<<<< a\n\"info\": {}\n=======\n>>>>>>> b\n}\n"
    folder.write(text, to: "A.xcassets/Group/Contents.json")
    folder.write(text, to: "A.xcassets/a.colorset/Contents.json")
    let loaded = colors("a", in: "A.xcassets")
    #expect(
      loaded.diagnostics.map(\.id) == ["unresolved-merge-conflict", "unresolved-merge-conflict"])
    for finding in loaded.diagnostics {
      let source = try #require(loaded.sources.first { $0.name == finding.place.file })
      let range = try #require(finding.place.range)
      #expect(source.text(in: range) == "<<<<<<< a")
    }
  }
}
