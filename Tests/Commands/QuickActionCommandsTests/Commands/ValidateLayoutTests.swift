// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing

/// `quickaction validate --layout`, and what `validate` says of images.
@Suite struct ValidateLayoutTests {
  private static let assets = "IntentDefinitions/QuickActionWidget.assets"

  private let folder: ScratchFolder

  init() throws {
    folder = try SampleFolder.copy()
  }

  private func validate(_ arguments: String...) -> CommandRun {
    CommandRun(["validate", "@"] + arguments, in: folder)
  }

  @Test("the option draws the widget, and a configuration can ask for it, too")
  func option() throws {
    try SampleFolder.change(
      SampleFolder.catalog, #""tint": "systemOrange""#, to: #""tint": "systemYellow""#, in: folder)
    #expect(!validate().output.contains("low-icon-contrast"))
    let drawn = validate("--layout", "--select", "low-icon-contrast")
    #expect(drawn.output.contains("note[low-icon-contrast]"))
    #expect(drawn.exitCode == 0)
    #expect(drawn.errors == "")
    try folder.write(#"{ "version": 1, "layout": true }"#, to: "quickaction.json")
    #expect(validate("--select", "low-icon-contrast").output == drawn.output)
    try folder.write(#"{ "version": 1, "layout": "yes" }"#, to: "quickaction.json")
    let wrong = validate()
    #expect(wrong.errors.contains("'layout' must be true or false; it is a string"))
    #expect(wrong.exitCode == 2)
  }

  @Test("a rule that is asked for and would need the drawing is not passed over in silence")
  func undrawn() {
    let run = validate("--select", "low-icon-contrast")
    #expect(
      run.errors == "note: 'low-icon-contrast' checks the drawn widget; add '--layout'\n"
    )
    #expect(run.exitCode == 0)
  }

  @Test("what the layout finds ends the command as its severity says")
  func severity() throws {
    let run = validate("--layout", "--fail-on", "warning")
    #expect(run.output.contains("note[tile-in-content-margin]"))
    #expect(run.exitCode == 0)
    try SampleFolder.change(
      SampleFolder.catalog, #""tileHeight": 58"#, to: #""tileHeight": 80"#, in: folder)
    let cutOff = validate("--layout", "--fail-on", "warning")
    #expect(cutOff.output.contains("warning[tile-outside-widget]"))
    #expect(cutOff.exitCode == 1)
    #expect(validate("--fail-on", "warning").exitCode == 0)
  }

  @Test("without content margins, no tile reaches into them")
  func sdk() throws {
    let rule = ["--layout", "--select", "tile-in-content-margin"]
    func found(_ arguments: [String]) -> Bool {
      CommandRun(["validate", "@"] + rule + arguments, in: folder).output
        .contains("note[tile-in-content-margin]")
    }
    #expect(found([]))
    #expect(!found(["--sdk", "16"]))
    try folder.write(#"{ "version": 1, "sdk": "15" }"#, to: "quickaction.json")
    #expect(!found([]))
    #expect(found(["--sdk", "18"]))
    let shown = CommandRun(["validate", "@", "--show-config", "--sdk", "18"], in: folder)
    #expect(shown.output.contains("sdk                 = 18  (--sdk)"))
  }

  @Test("mistakes in images are found without the drawing, with their place")
  func images() throws {
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
        <script>alert(1)</script>
        <path d="M1 1h6v6H1z"/>
      </svg>
      """, to: "\(Self.assets)/input.svg")
    try folder.write("GIF89a", to: "\(Self.assets)/raster.png")
    try SampleFolder.change(
      SampleFolder.catalog, #""imageName": "camera""#, to: #""imageName": "raster""#, in: folder)
    let run = validate()
    #expect(run.output.contains("warning[unsafe-svg-part]: '<script>' is ignored"))
    #expect(run.output.contains("--> \(Self.assets)/input.svg:2:3"))
    #expect(run.output.contains("error[invalid-png]"))
    #expect(run.exitCode == 1)
    let ignored = validate("--ignore", "images")
    #expect(!ignored.output.contains("raster.png"))
    #expect(ignored.exitCode == 0)
  }

  @Test("images that are left out are not checked")
  func leftOut() throws {
    try folder.write("<svg", to: "\(Self.assets)/input.svg")
    #expect(validate().output.contains("error[invalid-svg]"))
    try folder.write(
      #"{ "version": 1, "exclude": ["IntentDefinitions/QuickActionWidget.assets"] }"#,
      to: "quickaction.json")
    #expect(!validate().output.contains("invalid-svg"))
  }
}
