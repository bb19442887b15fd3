// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ShownWidgets
import SourceText
import Testing
import WidgetProtocol
import WidgetViews

struct RecordedPictureFileTests {
  @Test func aPictureHasItsOwnValuesAndThoseOfAll() throws {
    let file = try RecordedPictureFile(
      SourceFile(
        name: "cases.json",
        text: """
          {
            "$schema": "snapshots.schema.json",
            "version": 1,
            "defaults": { "scale": 2, "bare": true, "appearance": "dark", "ground": "#202024" },
            "pictures": [
              { "file": "a.png", "widget": "Clock", "family": "systemSmall", "part": "snapshot",
                "appearance": "light", "typeSize": "AX3", "renderingMode": "accented",
                "locale": "ja", "device": "iPhone 15", "wallpaper": "day" },
              { "file": "b/c.png", "preview": "Row.swift:12", "entry": 2, "size": "350x160.5" }
            ]
          }
          """))
    var first = RecordedPicture(file: "a.png")
    first.subject = .widget("Clock")
    (first.shape, first.part, first.scale, first.isBare) = ("systemSmall", .snapshot, 2, true)
    (first.appearance, first.typeSize, first.style) = (.light, .accessibility3, .accented)
    (first.locale, first.device) = ("ja", WidgetDevice.named("iPhone 15"))
    first.wallpaper = Wallpaper.named("day")
    first.ground = Color(
      red: 32.0 / 255, green: 32.0 / 255, blue: 36.0 / 255, opacity: 1)
    #expect(file.pictures.first == first)
    let second = try #require(file.pictures.last)
    #expect(second.subject == .preview("Row.swift:12"))
    #expect(second.entry == 2)
    #expect(second.size == Size(width: 350, height: 160.5))
    #expect((second.appearance, second.scale) == (.dark, 2))
  }

  @Test(arguments: [
    (
      "{ \"version\": 2, \"pictures\": [{ \"file\": \"a\" }] }",
      "version '2' is not supported; use 1"
    ),
    ("{ \"version\": 1 }", "the list of recorded pictures has no 'pictures'; add it"),
    (
      "{ \"version\": 1, \"pictures\": [] }",
      "'pictures' is empty; add a picture, or remove the file"
    ),
    ("{ \"version\": 1, \"pictures\": [{}] }", "the picture has no 'file'; add it"),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"../a.png\" }] }",
      "'../a.png' is not below the folder of the pictures; name a file in it"
    ),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a\" }, { \"file\": \"a\" }] }",
      "'a' is listed twice; remove one of them"
    ),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a\", \"widget\": \"W\", \"preview\": \"P\" }] }",
      "a picture shows a 'widget' or a 'preview'; remove one of them"
    ),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a\", \"size\": \"big\" }] }",
      "'big' is not a size; use points from 1 to 4096, such as \"350x160\""
    ),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a\", \"scale\": 5 }] }",
      "'scale' must be a whole number from 1 to 4"
    ),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a\", \"family\": \"systemSmal\" }] }",
      "unknown family 'systemSmal'; did you mean 'systemSmall'?"
    ),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a\", \"appearence\": \"dark\" }] }",
      "unknown member 'appearence' in a picture; did you mean 'appearance'?"
    ),
    (
      "{ \"version\": 1, \"pictures\": [{ \"file\": \"a\", \"bare\": 1 }] }",
      "'bare' must be true or false, not an integer"
    ),
  ])
  func whatIsWrongIsSaid(text: String, sentence: String) throws {
    let error = try #require(throws: RecordedPictureFile.Failure.self) {
      try RecordedPictureFile(SourceFile(name: "cases.json", text: text))
    }
    #expect(error.diagnostics.map { "\($0.message)" } == [sentence])
    #expect(error.diagnostics.allSatisfy { $0.place.range != nil })
  }
}
