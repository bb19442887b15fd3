// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Synchronization
import TestSupport
import Testing

struct FontLibraryTests {
  private static func font(_ family: String, _ weight: Int, italic: Bool = false) -> [UInt8] {
    var builder = FontBuilder()
    (builder.family, builder.weight, builder.isItalic) = (family, weight, italic)
    builder.characters = [("A", .init(advance: weight, bytes: []))]
    return builder.file
  }

  private static let files: [(String, [UInt8])] = [
    ("Inter-Bold.otf", font("Inter", 700)),
    ("Inter-Italic.otf", font("Inter", 400, italic: true)),
    ("Inter-Regular.otf", font("Inter", 400)),
    ("InterDisplay-Regular.otf", font("Inter Display", 400)),
    ("Noise.ttf", Array("no font".utf8)),
  ]

  @Test(
    "the nearest weight of a family is found, and a leaning font before any weight",
    arguments: [
      (400, false, 400, false), (600, false, 700, false), (100, false, 400, false),
      (400, true, 400, true), (900, true, 400, true),
    ])
  func nearestWeight(
    weight: Int, italic: Bool, found: Int, foundItalic: Bool
  ) throws {
    let library = FontLibrary(names: Self.files.map(\.0)) { Self.files[$0].1 }
    let font = try #require(
      library.font(.init(family: "Inter", weight: weight, isItalic: italic)))
    #expect(font.face.family == "Inter")
    #expect(font.face.weight == found)
    #expect(font.face.isItalic == foundItalic)
  }

  @Test("a family that is not there is not found, nor one whose file is not a font")
  func familyNot() {
    let library = FontLibrary(names: Self.files.map(\.0)) { Self.files[$0].1 }
    #expect(library.font(.init(family: "Helvetica", weight: 400, isItalic: false)) == nil)
    #expect(library.font(.init(family: "Noise", weight: 400, isItalic: false)) == nil)
  }

  @Test("the file whose name says the weight is read, and no other, and only once")
  func fileWhose() {
    let read = Mutex<[Int]>([])
    let library = FontLibrary(names: Self.files.map(\.0)) { number in
      read.withLock { $0.append(number) }
      return Self.files[number].1
    }
    for _ in 0..<3 {
      #expect(library.font(.init(family: "Inter", weight: 400, isItalic: false)) != nil)
    }
    #expect(read.withLock { $0 } == [2])
  }

  @Test("a font of a collection is found by its own name")
  func fontCollection() throws {
    var (one, other) = (FontBuilder(), FontBuilder())
    (one.family, other.family) = ("Noto Sans CJK JP", "Noto Sans CJK KR")
    let file = FontBuilder.collection([one, other])
    let library = FontLibrary(names: ["NotoSansCJK-Regular.ttc"]) { _ in file }
    let font = library.font(.init(family: "Noto Sans CJK KR", weight: 400, isItalic: false))
    #expect(font?.face.family == "Noto Sans CJK KR")
  }

  @Test("files in memory are looked into")
  func filesMemory() {
    let library = FontLibrary(Self.files.map(\.1))
    let font = library.font(.init(family: "Inter Display", weight: 500, isItalic: false))
    #expect(font?.face.family == "Inter Display")
  }
}
