// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import QuickActionWidget
import QuickActions
import ShownWidgets
import StringTables
import TerminalText
import TestSupport
import Testing
import WidgetChoices
import WidgetRendering
import WidgetViews

@testable import ConfigurationEditor

/// The pictures of a catalog's widget, whichever command draws them.
@Suite("The same picture everywhere")
struct SamePictureTests {
  /// A catalog that the commands could draw in different ways.
  enum Sample: String, CaseIterable {
    /// As it is.
    case plain
    /// The texts are in a language that is written from the right.
    case arabic
    /// The project is built with an SDK that has no content margins.
    case oldSDK
    /// A destination has an icon in a PDF file.
    case pdf
    /// The widget is shown on a Lock Screen, where a wallpaper is behind it.
    case accessory

    var isPossible: Bool { self != .pdf || SamePictureTests.convertsPDF }
  }

  private static let convertsPDF = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/pdftocairo") }

  /// A repository of the sample's, with a choice that is not the default.
  private func folder(_ sample: Sample) throws -> ScratchFolder {
    let folder = try SampleFolder.copy()
    switch sample {
    case .plain: break
    case .arabic:
      try SampleFolder.change(
        SampleFolder.catalog, #""developmentLanguage": "ja""#, to: #""developmentLanguage": "ar""#,
        in: folder)
    case .oldSDK: try folder.write(#"{ "sdk": "16" }"#, to: "quickaction.json")
    case .pdf:
      let set = "IntentDefinitions/QuickActionWidget.xcassets/receipt.imageset/"
      try folder.write(
        #"{"images":[{"filename":"x.pdf","idiom":"universal"}]}"#, to: set + "Contents.json")
      try folder.write(Self.page, to: set + "x.pdf")
      try SampleFolder.change(
        SampleFolder.catalog, #""imageName": "camera""#, to: #""imageName": "receipt""#,
        in: folder)
    case .accessory:
      try SampleFolder.change(
        SampleFolder.catalog, #"["systemMedium"]"#, to: #"["accessoryRectangular"]"#, in: folder)
    }
    let repository = DiffRepository(of: folder)
    try repository.git("init", "--quiet", "--initial-branch", "main")
    try repository.git("add", "--all")
    try repository.git("commit", "--quiet", "--message", "first")
    try folder.write(SampleFolder.choice("2", "1"), to: "choice.json")
    return folder
  }

  /// A PDF file of one page with a red square; readers build the table of places that it lacks.
  private static let page = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R >> endobj
    4 0 obj << /Length 21 >> stream
    1 0 0 rg 0 0 5 5 re f
    endstream endobj
    trailer << /Root 1 0 R >>
    %%EOF

    """

  /// The lines of a picture without its title, whatever identifiers begin with.
  private func elements(_ svg: String, prefix: String = "") -> [String] {
    svg.replacing("\"\(prefix)", with: "\"").replacing("#\(prefix)", with: "#")
      .split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("<title") }
  }

  @Test(
    "diff draws the widget of preview, before and after",
    arguments: Sample.allCases.filter(\.isPossible))
  func comparison(sample: Sample) throws {
    let folder = try folder(sample)
    let preview = CommandRun(
      ["preview", "@" + SampleFolder.catalog, "--choice", "@choice.json", "--format", "svg"],
      in: folder)
    let page = CommandRun(
      ["diff", "HEAD", "--path", "@", "--choices", "@choice.json", "--format", "html"], in: folder)
    let pictures = try page.output.components(separatedBy: "base64,").dropFirst().map { part in
      let data = try #require(Data(base64Encoded: String(part.prefix { $0 != "\"" })))
      return String(decoding: data, as: UTF8.self)
    }
    #expect(pictures.count == 2, "\(page.errors)")
    for (picture, prefix) in zip(pictures, ["b0-", "a0-"]) {
      #expect(elements(picture, prefix: prefix) == elements(preview.output), "\(preview.errors)")
    }
  }

  @Test("edit draws the widget of preview", arguments: Sample.allCases.filter(\.isPossible))
  func editor(sample: Sample) throws {
    let shown = try shown(sample, in: folder(sample))
    let store = PreviewStore(shown.widget.catalog, depth: .full)
    for look in looks(of: shown.family) {
      let entry = try #require(shown.shortcuts(in: LocaleName(look.locale)))
      let preview = try #require(shown.drawn(in: [look]).first)
      let picture = store.picture(
        PreviewRequest(shortcuts: entry.shortcuts, style: entry.style, look: look, columns: 40))
      let renderer = TerminalRenderer(columns: 40, depth: .full, wallpaper: look.visibleWallpaper)
      let lines = renderer.image(of: preview.list).lines(isStyled: true)
      #expect(picture?.cells.lines(isStyled: true) == lines, "\(look)")
      #expect(picture?.issues == preview.issues, "\(look)")
    }
  }

  @Test(
    "a sheet draws each look as it is drawn alone", arguments: Sample.allCases.filter(\.isPossible))
  func sheet(sample: Sample) throws {
    let shown = try shown(sample, in: folder(sample))
    let looks = looks(of: shown.family)
    let sheet = shown.drawn(in: looks)
    #expect(sheet.map(\.look) == looks)
    #expect(sheet.map(\.list) == looks.flatMap { shown.drawn(in: [$0]) }.map(\.list))
  }

  private func shown(_ sample: Sample, in folder: ScratchFolder) throws -> ShownWidget {
    let loaded = try LoadedCatalog(path: folder.path + "/" + SampleFolder.catalog)
    let family: WidgetFamily = sample == .accessory ? .accessoryRectangular : .systemMedium
    return ShownWidget(
      loaded.widget, family: family, choice: loaded.widget.defaultChoice(for: family))
  }

  /// Looks that differ in what images, texts and colors depend on.
  private func looks(of family: WidgetFamily) -> [WidgetLook] {
    ["ja", "ar"].flatMap { locale in
      [WidgetDevice.default, WidgetDevice.named("414x896") ?? .default].flatMap { device in
        ColorScheme.allCases.flatMap { appearance in
          SheetStyles.all(at: .large).looks(
            of: WidgetLook(
              device: device, family: family, appearance: appearance, locale: locale))
        }
      }
    }
  }
}
