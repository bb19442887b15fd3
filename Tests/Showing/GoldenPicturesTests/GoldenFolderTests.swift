// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import GoldenPictures
import TestSupport
import Testing
import WidgetViews

struct GoldenFolderTests {
  @Test func aPictureIsMissingThenTheSameThenChanged() throws {
    let scratch = try ScratchFolder()
    let folder = GoldenFolder(FilePath(scratch.path).appending("a").appending("b"))
    let picture = GoldenPicture(name: "one", svg: "<svg/>\n")
    #expect(try folder.outcome(of: picture) == .missing)
    #expect(try folder.record(picture))
    #expect(try folder.outcome(of: picture) == .same)
    #expect(try !folder.record(picture))
    #expect(
      try folder.outcome(of: GoldenPicture(name: "one", svg: "<svg />\n"))
        == .changed(from: "<svg/>\n"))
    #expect(folder.names == ["one"])
  }

  @Test(arguments: [
    ("a b/c", "a-b-c"), ("../x", "_..-x"), ("", "_"), ("日本語", "日本語"), ("a.b-c_d", "a.b-c_d"),
    (".hidden", "_.hidden"), ("end ", "end"),
  ])
  func namesOfFilesKeepWhatEverySystemTakes(name: String, file: String) {
    #expect(GoldenPicture.fileName(name) == file)
  }

  @Test func aLookNamesWhatIsUnusual() {
    #expect(WidgetLook(family: .systemSmall, locale: "en").goldenName == "systemSmall")
    let look = WidgetLook(
      device: WidgetDevice.named("320x568") ?? .default, family: .systemMedium, appearance: .dark,
      typeSize: .accessibility3, mode: .accented, locale: "ja")
    #expect(look.goldenName == "systemMedium-320x568-dark-AX3-accented-ja")
    var sized = WidgetLook(family: .systemMedium, appearance: .dark)
    sized.area = WidgetLook.Area(
      canvas: WidgetCanvas(family: .systemMedium, size: Size(width: 350, height: 160.5)), scale: 2,
      isBare: true)
    #expect(sized.goldenName == "systemMedium-350x160.5-@2x-bare-dark")
  }
}
