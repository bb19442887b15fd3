// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ShownWidgets
import Testing
import WidgetProtocol
import WidgetViews

struct RecordedNameTests {
  private let names = RecordedName([
    NamedSubject(
      .widget("ClockWidget"), names: ["ClockWidget", "World Clock"],
      shapes: ["systemSmall", "systemMedium", "systemExtraLarge", "accessoryCircular"]),
    NamedSubject(.widget("Clock"), names: ["Clock"], shapes: ["systemSmall", "systemLarge"]),
    NamedSubject(.preview("Battery 50%"), names: ["Battery 50%"], shapes: []),
  ])

  private func picture(_ file: String) throws -> RecordedPicture {
    try #require(names.picture(of: file))
  }

  @Test func theNameOfAGoldenPictureSaysAll() throws {
    var expected = RecordedPicture(
      file: "a/ClockWidget.02.systemMedium-320x568-dark-AX3-accented-pt-BR.png")
    expected.subject = .widget("ClockWidget")
    (expected.part, expected.entry) = (.timeline, 2)
    (expected.shape, expected.device) = ("systemMedium", WidgetDevice.named("320x568"))
    (expected.appearance, expected.typeSize) = (.dark, .accessibility3)
    (expected.style, expected.locale) = (.accented, "pt-BR")
    #expect(try picture(expected.file) == expected)
    let sized = try picture("Clock.gallery.systemSmall-350x160.5-@2x-bare.png")
    #expect(sized.part == .snapshot)
    #expect(sized.size == Size(width: 350, height: 160.5))
    #expect(sized.scale == 2)
    #expect(sized.isBare == true)
    #expect((sized.appearance, sized.locale) == (.light, "en"))
  }

  @Test(arguments: [
    ("testClockWidget_systemSmall.dark.png", "ClockWidget", "systemSmall", ColorScheme.dark),
    ("worldClock-medium-light.1.png", "ClockWidget", "systemMedium", .light),
    ("clock_widget.extraLarge.png", "ClockWidget", "systemExtraLarge", nil),
    ("clockSmall.png", "Clock", "systemSmall", nil),
    ("circular-clockWidget.png", "ClockWidget", "accessoryCircular", nil),
  ])
  func wordsOfAWidgetFamilyAndAppearanceAreFound(
    file: String, kind: String, shape: String, appearance: ColorScheme?
  ) throws {
    let picture = try picture(file)
    #expect(picture.subject == .widget(kind))
    #expect(picture.shape == shape)
    #expect(picture.appearance == appearance)
    #expect(picture.part == nil)
  }

  @Test func aFamilyMayBeWithinTheNameOfAWidget() throws {
    let tiles = RecordedName([
      NamedSubject(.widget("with icon-01"), names: ["with icon-01"], shapes: ["systemLarge"])
    ])
    let picture = tiles.picture(
      of: "systemLargeSnapshots.withIcon-systemLarge-01_tiles-dark.png")
    #expect(picture?.subject == .widget("with icon-01"))
    #expect(picture?.shape == "systemLarge")
    #expect(picture?.appearance == .dark)
  }

  @Test func aPreviewIsFoundByTheWordsOfItsName() throws {
    let picture = try picture("Shots/battery-50.accessibility2.vibrant.png")
    #expect(picture.subject == .preview("Battery 50%"))
    #expect(picture.typeSize == .accessibility2)
    #expect(picture.style == .vibrant)
  }

  @Test(arguments: ["battery.png", "clocks.png", "systemSmall.dark.png", "png"])
  func whatNamesNothingIsNotMatched(file: String) {
    #expect(names.picture(of: file) == nil)
  }

  @Test func ofTheOnlyWidgetTheFamilyIsEnough() {
    let names = RecordedName([
      NamedSubject(.widget("Clock"), names: ["Clock"], shapes: ["systemSmall"])
    ])
    #expect(names.picture(of: "systemSmall.dark.png")?.subject == .widget("Clock"))
    #expect(names.picture(of: "dark.png") == nil)
  }
}
