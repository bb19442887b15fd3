// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

/// What `quickaction preview` makes of titles and images that nobody drew a widget for.
@Suite struct PreviewBadInputTests {
  private static let assets = "IntentDefinitions/QuickActionWidget.assets"

  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func preview(_ arguments: String...) -> CommandRun {
    CommandRun(["preview", "@"] + arguments, in: folder)
  }

  private func setTitle(_ title: String) throws {
    try SampleFolder.change(
      SampleFolder.catalog, "\"title\": \"入力\",\n      \"titleKey\": \"destination.input\"",
      to: "\"title\": \"\(title)\"", in: folder)
  }

  private func setImage(_ name: String) throws {
    try SampleFolder.change(
      SampleFolder.catalog, #""imageName": "input""#, to: #""imageName": "\#(name)""#, in: folder)
  }

  @Test("a title of one character is drawn, and nothing is said of it")
  func shortTitle() throws {
    try setTitle("W")
    let run = preview("--format", "svg")
    #expect(run.output.contains(">W</text>"))
    #expect(!run.errors.contains("cut off"))
    #expect(run.exitCode == 0)
  }

  @Test(
    "a title of 100,000 characters is cut off, and that is said",
    arguments: ["A", "家", "a ", "\u{0301}e", "👩‍👩‍👧"])
  func longTitle(characters: String) throws {
    try setTitle(String(repeating: characters, count: 100_000 / characters.count))
    let run = preview("--format", "terminal")
    #expect(run.errors.contains("at position 1 is cut off"))
    #expect(run.errors.utf8.count < 2_000, "the whole title is repeated")
    #expect(run.output.contains("…"))
    #expect(run.exitCode == 0)
  }

  @Test(
    "a device, a type size and other looks that there are not are refused, and the nearest are named"
  )
  func unknownLooks() {
    let device = preview("--device", "iPhone 15 Prp")
    #expect(
      device.errors == "error: unknown device 'iPhone 15 Prp'; did you mean 'iPhone 15 Pro'?\n")
    let size = preview("--type-size", "xLarg")
    #expect(size.errors == "error: unknown type size 'xLarg'; did you mean 'xLarge'?\n")
    let mode = preview("--rendering-mode", "vibrnt")
    #expect(mode.errors == "error: unknown rendering mode 'vibrnt'; did you mean 'vibrant'?\n")
    let wallpaper = preview("--wallpaper", "sea")
    #expect(wallpaper.errors == "error: unknown wallpaper 'sea'; use day, night, busy\n")
    for run in [device, size, mode, wallpaper] {
      #expect(run.output == "")
      #expect(run.exitCode == 2)
    }
  }

  @Test("what an icon runs or loads is left out of the picture, and that is said")
  func hostileIcon() throws {
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)">
        <script>alert(2)</script>
        <image href="https://example.com/track.png" width="8" height="8"/>
        <use href="https://example.com/other.svg#icon"/>
        <path d="M1 1h6v6H1z"/>
      </svg>
      """, to: "\(Self.assets)/input.svg")
    let run = preview("--format", "svg")
    for word in ["script", "alert", "onload", "example.com"] {
      #expect(!run.output.contains(word))
    }
    #expect(run.output.contains("<path"))
    let file = "note: \(Self.assets)/input.svg: "
    #expect(run.errors.contains(file + "'<script>' is ignored"))
    #expect(run.errors.contains(file + "'onload' is ignored"))
    #expect(run.errors.contains("example.com/other.svg"))
    #expect(run.exitCode == 0)
  }

  @Test("an image of 20,000 × 20,000 pixels is refused, a letter is drawn, and that is said")
  func hugeImage() throws {
    try folder.write(
      PNGFile(width: 20_000, height: 20_000).bytes, to: "\(Self.assets)/huge.png")
    try setImage("huge")
    let run = preview("--format", "svg", "--locale", "en")
    #expect(
      run.errors.contains(
        "note: \(Self.assets)/huge.png: the PNG has 20000 × 20000 pixels; at most 4096 × 4096 are "
          + "supported, so make it smaller\n"))
    #expect(!run.output.contains("<image"))
    #expect(run.exitCode == 0)
  }

  @Test(
    "an image outside of its folder is not read, and that is said",
    arguments: ["../secret", "../../secret", "a/../../secret"])
  func outside(name: String) throws {
    let secret = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <path d="M1 2h3v4H5z" fill="#123456"/>
      </svg>
      """
    try folder.write(secret, to: "IntentDefinitions/secret.svg")
    try folder.write(secret, to: "secret.svg")
    try setImage(name)
    let run = preview("--format", "svg")
    #expect(
      run.errors.contains(
        "note: \(SampleFolder.catalog): '\(name)' is outside the folder of images; name a file in it\n"
      ))
    #expect(!run.output.contains("M1 2h3v4H5z"))
    #expect(run.exitCode == 0)
  }
}
