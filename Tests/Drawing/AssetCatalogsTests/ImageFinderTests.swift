// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AssetCatalogs
import Diagnostics
import Disk
import DiskTestSupport
import Foundation
import ImageAssets
import SourceText
import TestSupport
import Testing
import WidgetValues

import struct WidgetValues.Size

@Suite("Finding images")
struct ImageFinderTests {
  private let folder = MemoryFolder()

  /// An icon whose only line is as long as the number says.
  private static func icon(_ length: Int) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M0 0H\(length)'/></svg>"
  }

  private func images(
    _ names: String..., in folders: String..., request: ImageFinder.Request = .init()
  ) -> LoadedImages {
    ImageFinder(folders: folders.map { FilePath(folder.path($0)) }, in: folder.fileSystem)
      .images(named: names, for: request)
  }

  /// The findings with paths from the folder.
  private func findings(_ loaded: LoadedImages) -> [String] {
    loaded.diagnostics.map { "\($0.id) \(folder.name($0.place.file)): \($0.message)" }
  }

  /// How long the line of an icon is.
  private func length(_ image: ImageAsset?) -> Double? {
    guard case .vector(let vector) = image?.content,
      case .line(let point) = vector.paths.first?.steps.last
    else { return nil }
    return point.x
  }

  @Test("a drawing is found by its name, is a template, and has the size that it says")
  func drawing() throws {
    folder.write(Self.icon(7), to: "A.assets/cart.svg")
    let loaded = images("cart", "gone", "cart", in: "A.assets")
    #expect(Array(loaded.images.keys) == ["cart"])
    let cart = try #require(loaded.images["cart"])
    #expect(length(cart) == 7)
    #expect(cart.isTemplate)
    #expect(cart.size == Size(width: 24, height: 24))
    #expect(loaded.diagnostics.isEmpty)
    #expect(loaded.sources.map { folder.name($0.name) } == ["A.assets/cart.svg"])
  }

  @Test("a symbol set is found as an image set is, and what is wrong in it is said")
  func symbolSet() throws {
    let catalog = "A.xcassets/Icons"
    let contents = #"{"symbols": [{"filename": "bell.svg", "idiom": "universal"}]}"#
    folder.write(contents, to: "\(catalog)/bell.symbolset/Contents.json")
    folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200">
      <line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/>
      <g id="Regular-M"><path d="M0 1056H9V1126Z"/></g></svg>
      """, to: "\(catalog)/bell.symbolset/bell.svg")
    folder.write(contents, to: "\(catalog)/plain.symbolset/Contents.json")
    folder.write(Self.icon(7), to: "\(catalog)/plain.symbolset/bell.svg")
    folder.write(#"{"symbols": []}"#, to: "\(catalog)/empty.symbolset/Contents.json")
    let outside = contents.replacing("bell.svg", with: "../bell.svg")
    folder.write(outside, to: "\(catalog)/out.symbolset/Contents.json")
    let loaded = images("bell", "plain", "empty", "out", in: "A.xcassets")
    #expect(loaded.images.keys.sorted() == ["bell"])
    #expect(loaded.images["bell"]?.symbol?.designs.count == 1)
    #expect(
      findings(loaded).map { $0.prefix { $0 != ":" } } == [
        "invalid-image-set \(catalog)/plain.symbolset/bell.svg",
        "invalid-image-set \(catalog)/empty.symbolset/Contents.json",
        "unusable-image-name \(catalog)/out.symbolset/Contents.json",
      ])
    let finder = ImageFinder(
      folders: [FilePath(folder.path("A.xcassets"))], in: folder.fileSystem)
    #expect(finder.setNames == ["bell", "empty", "out", "plain"])
    #expect(
      finder.file(named: "bell").map { folder.name($0.text) }
        == "\(catalog)/bell.symbolset/bell.svg")
  }

  @Test("only images of sets and of pixels may be other ones for another request")
  func sameForAll() {
    folder.write(Self.icon(7), to: "A.assets/cart.svg")
    folder.write([1], to: "A.assets/photo.png")
    folder.write(Self.icon(7), to: "B.xcassets/set.imageset/set.svg")
    folder.write(
      #"{"images": [{"filename": "set.svg"}]}"#, to: "B.xcassets/set.imageset/Contents.json")
    #expect(!images("cart", "gone", in: "A.assets").dependsOnRequest)
    #expect(images("cart", "photo", in: "A.assets").dependsOnRequest)
    #expect(images("cart", "set", in: "A.assets", "B.xcassets").dependsOnRequest)
  }

  @Test("a merge conflict in a drawing or in an image set is found at its first mark")
  func conflict() throws {
    folder.write("<svg>\n<<<<<<< a\n=======\n>>>>>>> b\n</svg>\n", to: "A.assets/cart.svg")
    folder.write(
      "{\r\n<<<<<<< a\r\n=======\r\n>>>>>>> b\r\n}\r\n", to: "B.xcassets/set.imageset/Contents.json"
    )
    let loaded = images("cart", "set", in: "A.assets", "B.xcassets")
    #expect(
      loaded.diagnostics.map(\.id) == ["unresolved-merge-conflict", "unresolved-merge-conflict"])
    for finding in loaded.diagnostics {
      let source = try #require(loaded.sources.first { $0.name == finding.place.file })
      let range = try #require(finding.place.range)
      #expect(source.text(in: range) == "<<<<<<< a")
    }
  }

  @Test(
    "a loose drawing is a template where it has no color of its own",
    arguments: [
      (#"fill="currentColor""#, true), ("", true), (##"fill="#000" stroke="black""##, true),
      (#"fill="none" stroke="currentColor""#, true), (##"fill="#00f""##, false),
      (##"stroke="#d00""##, false),
    ])
  func colors(attributes: String, isTemplate: Bool) throws {
    folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M0 0h8v8z"/><path d="M1 1h6v6z" \(attributes)/>
      </svg>
      """, to: "A.assets/a.svg")
    #expect(images("a", in: "A.assets").images["a"]?.isTemplate == isTemplate)
  }

  @Test("a loose picture keeps its colors, as an image set does that says nothing")
  func pictureColors() throws {
    folder.write(PNGFile(width: 4, height: 4).bytes, to: "A.assets/a.png")
    #expect(images("a", in: "A.assets").images["a"]?.isTemplate == false)
  }

  @Test(
    "of several scales of a picture the one that is asked for is taken, or the next sharper one")
  func scales() throws {
    for scale in 1...3 {
      let name = scale == 1 ? "a.png" : "a@\(scale)x.png"
      let side = UInt32(20 * scale)
      folder.write(PNGFile(width: side, height: side).bytes, to: "A.assets/\(name)")
    }
    folder.write(PNGFile(width: 60, height: 30).bytes, to: "A.assets/b@3x.png")
    func image(_ name: String, _ scale: Int) throws -> (width: Int, size: Size) {
      let loaded = images(name, in: "A.assets", request: .init(scale: scale))
      let image = try #require(loaded.images[name])
      guard case .bitmap(let bitmap) = image.content else {
        Issue.record("\(name) is no picture")
        return (0, image.size)
      }
      #expect(bitmap.png.count > 60)
      return (bitmap.width, image.size)
    }
    for scale in 1...3 {
      let image = try image("a", scale)
      #expect(image.width == 20 * scale)
      #expect(image.size == Size(width: 20, height: 20))
    }
    #expect(try image("b", 1).size == Size(width: 20, height: 10))
  }

  @Test("the first folder that has an image wins, and a drawing wins over a picture")
  func order() throws {
    folder.write(Self.icon(1), to: "A.assets/a.svg")
    folder.write(PNGFile(width: 4, height: 4).bytes, to: "A.assets/a.png")
    folder.write(Self.icon(2), to: "B.assets/a.svg")
    folder.write(Self.icon(3), to: "B.assets/b.svg")
    let loaded = images("a", "b", in: "A.assets", "B.assets")
    #expect(length(loaded.images["a"]) == 1)
    #expect(length(loaded.images["b"]) == 3)
  }

  @Test(
    "image sets are found in the groups of an asset catalog, and in name spaces by their whole names"
  )
  func imageSets() throws {
    let contents = #"{"images":[{"filename":"x.svg"}]}"#
    func add(_ path: String, _ length: Int) throws {
      folder.write(contents, to: "A.xcassets/\(path).imageset/Contents.json")
      folder.write(Self.icon(length), to: "A.xcassets/\(path).imageset/x.svg")
    }
    folder.write("{}", to: "A.xcassets/Contents.json")
    try add("a", 1)
    try add("Group/b", 2)
    try add("Group/Inner/c", 3)
    try add("Space/d", 4)
    try add("X.appiconset/e", 5)
    folder.write("{}", to: "A.xcassets/Group/Contents.json")
    folder.write(
      #"{"properties":{"provides-namespace":true}}"#, to: "A.xcassets/Space/Contents.json")
    let loaded = images("a", "b", "c", "d", "e", in: "A.xcassets")
    #expect(loaded.images.keys.sorted() == ["a", "b", "c"])
    #expect(loaded.images.values.compactMap { length($0) }.sorted() == [1, 2, 3])
    #expect(loaded.diagnostics.isEmpty)
    #expect(images("Space/d", in: "A.xcassets").images.keys.sorted() == ["Space/d"])
    #expect(images("Group/b", in: "A.xcassets").images.isEmpty)
    // A catalog says itself what is a template.
    #expect(loaded.images["a"]?.isTemplate == false)
  }

  @Test("an image set gives the file for the ground and the scale, and says what is a template")
  func imageSetChoice() throws {
    folder.write(
      """
      {"images":[{"filename":"l.svg"},
       {"filename":"d.svg","appearances":[{"appearance":"luminosity","value":"dark"}]},
       {"filename":"p.png","scale":"2x"}],
       "properties":{"template-rendering-intent":"template"}}
      """, to: "A.assets/a.imageset/Contents.json")
    folder.write(Self.icon(1), to: "A.assets/a.imageset/l.svg")
    folder.write(Self.icon(2), to: "A.assets/a.imageset/d.svg")
    folder.write(PNGFile(width: 40, height: 40).bytes, to: "A.assets/a.imageset/p.png")
    func image(_ scale: Int, _ scheme: ColorScheme) throws -> ImageAsset {
      let request = ImageFinder.Request(scale: scale, scheme: scheme)
      return try #require(images("a", in: "A.assets", request: request).images["a"])
    }
    #expect(length(try image(3, .light)) == 1)
    #expect(length(try image(3, .dark)) == 2)
    #expect(try image(2, .light).size == Size(width: 20, height: 20))
    #expect(try image(2, .light).isTemplate)
  }

  @Test("a name never is outside the folder")
  func names() throws {
    folder.write(Self.icon(1), to: "secret.svg")
    folder.write(Self.icon(1), to: "A.assets/sub/a.svg")
    for name in ["../secret", "sub/a", folder.path("secret"), "..", "", "a\\..\\b"] {
      let loaded = images(name, in: "A.assets")
      #expect(loaded.images.isEmpty, "\(name)")
      #expect(loaded.diagnostics.map(\.id) == ["unusable-image-name"], "\(name)")
    }
  }

  @Test(
    "images in a folder without permission are reported as such, and not as outside of it")
  func permissions() throws {
    folder.write(Self.icon(1), to: "A.assets/a.svg")
    folder.deny("A.assets")
    let loaded = images("a", in: "A.assets")
    #expect(
      findings(loaded) == [
        "unreadable-file A.assets/a.svg: '\(folder.path("A.assets/a.svg"))' cannot be read: "
          + "permission denied; change its permissions"
      ])
  }

  @Test("a link is followed within the folder, and never out of it")
  func links() throws {
    folder.write(Self.icon(1), to: "secret/x.svg")
    folder.write(PNGFile(width: 4, height: 4).bytes, to: "secret/x.png")
    folder.write(#"{"images":[{"filename":"x.svg"}]}"#, to: "secret/Contents.json")
    folder.write(Self.icon(2), to: "A.assets/real.svg")
    folder.link("A.assets/own.svg", to: "real.svg")
    folder.link("A.assets/out.svg", to: "../secret/x.svg")
    folder.link("A.assets/far.png", to: folder.path("secret/x.png"))
    folder.link("A.assets/set.imageset", to: "../secret")
    folder.link("A.assets/nowhere.svg", to: "gone")
    let loaded = images("own", "out", "far", "set", "nowhere", in: "A.assets")
    #expect(loaded.images.keys.sorted() == ["own"])
    #expect(
      findings(loaded) == [
        "unusable-image-name A.assets/out.svg: 'out.svg' is outside the folder of images; name a file in it",
        "unusable-image-name A.assets/far.png: 'far.png' is outside the folder of images; name a file in it",
        "unusable-image-name A.assets/set.imageset: 'set.imageset' is outside the folder of images; "
          + "name a file in it",
      ])
    // Where the whole folder is a link, what lies in its target is in the folder.
    folder.link("B.assets", to: "A.assets")
    #expect(images("real", in: "B.assets").images.count == 1)
  }

  @Test("an image set names files in its own folder only")
  func imageSetPaths() throws {
    folder.write(Self.icon(1), to: "secret.svg")
    folder.write(
      #"{"images":[{"filename":"../../secret.svg"}]}"#, to: "A.assets/a.imageset/Contents.json")
    folder.write(
      #"{"images":[{"filename":"b.svg"}]}"#, to: "A.assets/b.imageset/Contents.json")
    folder.link("A.assets/b.imageset/b.svg", to: "../../secret.svg")
    let loaded = images("a", "b", in: "A.assets")
    #expect(loaded.images.isEmpty)
    #expect(
      findings(loaded) == [
        "unusable-image-name A.assets/a.imageset/Contents.json: '../../secret.svg' is outside the "
          + "folder of images; name a file in it",
        "unusable-image-name A.assets/b.imageset/b.svg: 'b.svg' is outside the folder of images; "
          + "name a file in it",
      ])
  }

  @Test("what cannot be read is said, and the others are loaded")
  func unreadable() throws {
    folder.write(Self.icon(1), to: "A.assets/good.svg")
    folder.write("<svg xmlns='http://www.w3.org/2000/svg'>", to: "A.assets/cut.svg")
    folder.write([0x3C, 0xFF, 0xFE], to: "A.assets/bytes.svg")
    folder.write(PNGFile(width: 20_000, height: 20_000).bytes, to: "A.assets/bomb.png")
    folder.write("GIF89a", to: "A.assets/page.gif")
    folder.write("{", to: "A.assets/json.imageset/Contents.json")
    folder.makeFolder("A.assets/empty.imageset")
    folder.write(#"{"images":[]}"#, to: "A.assets/none.imageset/Contents.json")
    folder.write(
      #"{"images":[{"filename":"a.webp"}]}"#, to: "A.assets/webp.imageset/Contents.json")
    folder.write(
      #"{"images":[{"filename":"gone.svg"}]}"#, to: "A.assets/lost.imageset/Contents.json")
    let loaded = images(
      "cut", "bytes", "bomb", "page", "json", "empty", "none", "webp", "lost", "good",
      in: "A.assets"
    )
    #expect(loaded.images.keys.sorted() == ["good"])
    #expect(
      findings(loaded).map { $0.replacing(folder.path + "/", with: "") } == [
        "invalid-svg A.assets/cut.svg: the file ends inside the element '<svg>'",
        "unreadable-file A.assets/bytes.svg: 'A.assets/bytes.svg' cannot be read: the byte 0xFF in line 1 is not "
          + "valid UTF-8; save the file as UTF-8",
        "image-too-large A.assets/bomb.png: the PNG has 20000 × 20000 pixels; at most 4096 × 4096 are "
          + "supported, so make it smaller",
        "unsupported-image-format A.assets/page.gif: 'page.gif' is not supported, only SVG, PNG, JPEG "
          + "and PDF are; export the image as SVG",
        "invalid-property-list A.assets/json.imageset/Contents.json: the file ends inside a dictionary",
        "unreadable-file A.assets/empty.imageset/Contents.json: there is no file "
          + "'A.assets/empty.imageset/Contents.json'; check the path",
        "invalid-image-set A.assets/none.imageset/Contents.json: the image set has no file for an "
          + "iPhone; add one as SVG, PNG or JPEG",
        "unsupported-image-format A.assets/webp.imageset/Contents.json: 'a.webp' is not supported, only "
          + "SVG, PNG, JPEG and PDF are; export the image as SVG",
        "unreadable-file A.assets/lost.imageset/gone.svg: there is no file "
          + "'A.assets/lost.imageset/gone.svg'; check the path",
      ])
  }

  @Test("photographs are images of sets and of folders, as large as they are shown")
  func photographs() throws {
    let photograph = try SampleJPEG.bytes("turned-6")
    folder.write(photograph, to: "A.assets/beach@2x.jpeg")
    folder.write(photograph, to: "A.assets/hill.jpg")
    folder.write(
      #"{"images":[{"filename":"p.JPG","scale":"2x"}]}"#,
      to: "A.assets/set.imageset/Contents.json")
    folder.write(photograph, to: "A.assets/set.imageset/p.JPG")
    // The content decides, as in Xcode.
    folder.write(photograph, to: "A.assets/named.png")
    let loaded = images("beach", "hill", "set", "named", in: "A.assets")
    #expect(findings(loaded).isEmpty)
    #expect(loaded.images["beach"]?.size == Size(width: 6.5, height: 11))
    #expect(loaded.images["hill"]?.size == Size(width: 13, height: 22))
    #expect(loaded.images["set"]?.size == Size(width: 6.5, height: 11))
    for image in loaded.images.values {
      guard case .bitmap(let bitmap) = image.content else {
        Issue.record("a photograph has pixels")
        continue
      }
      #expect(bitmap.format == .jpeg && bitmap.png == photograph)
    }
    #expect(loaded.images.count == 4)
  }

  @Test("photographs that cannot be drawn are said, with what to do")
  func unreadablePhotographs() throws {
    folder.write(try Array(SampleJPEG.bytes("gray").dropLast(2)), to: "A.assets/cut.jpg")
    folder.write(try SampleJPEG.bytes("arithmetic"), to: "A.assets/coded.jpg")
    folder.write("GIF89a", to: "A.assets/other.jpg")
    folder.write("ftypheic", to: "A.assets/phone.heic")
    let loaded = images("cut", "coded", "other", "phone", in: "A.assets")
    #expect(loaded.images.isEmpty)
    #expect(
      findings(loaded).map { $0.replacing(folder.path + "/", with: "") } == [
        "invalid-jpeg A.assets/cut.jpg: the JPEG is truncated or damaged; export it again",
        "unsupported-image-format A.assets/coded.jpg: a JPEG with arithmetic or lossless coding or with more "
          + "than 8 bits is not supported; save it as baseline or progressive JPEG",
        "invalid-jpeg A.assets/other.jpg: the file is not a JPEG despite its name; export it as JPEG",
        "unsupported-image-format A.assets/phone.heic: 'phone.heic' is a HEIC file, which cannot be decoded "
          + "here; export the image as JPEG",
      ])
  }

  @Test("a folder that is not there has no images")
  func nothing() {
    let loaded = images("a", in: "gone")
    #expect(loaded.images.isEmpty)
    #expect(loaded.diagnostics.isEmpty)
  }
}
