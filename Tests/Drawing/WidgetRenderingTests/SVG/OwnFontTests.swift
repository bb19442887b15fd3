// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import TestSupport
import Testing
import WidgetViews

@testable import WidgetRendering

/// Letters in a widget's own fonts, which no browser has.
@Suite struct OwnFontTests {
  private static let icons: [UInt8] = {
    var builder = FontBuilder()
    builder.family = "Icons"
    builder.characters = [
      ("A", .init(advance: 1000, bytes: FontBuilder.square(x: 100, side: 800)))
    ]
    return builder.file
  }()

  private let fonts = FontLibrary([Self.icons])

  private func list(_ text: Text, _ style: some ShapeStyle = Color.red) throws -> DisplayList {
    var environment = EnvironmentValues()
    environment.fonts = FontCatalog([try WidgetFont(Self.icons)])
    let canvas = WidgetCanvas(family: .systemSmall, size: Size(width: 158, height: 158))
    return DisplayList(
      rendering: text.foregroundStyle(style).containerBackground(.white, for: .widget), on: canvas,
      in: environment)
  }

  private func svg(_ list: DisplayList, _ fonts: FontLibrary?) -> String {
    SVGRenderer(fonts: fonts).document(list, title: "Icon")
  }

  @Test func `They are shapes, and the text stays in the description`() throws {
    let list = try list(Text("A").font(.custom("Icons", fixedSize: 20)))
    let text = svg(list, fonts)
    #expect(!text.contains("<text"))
    // A square of 800 of 1000 units at 20 points, which begins at 2 points.
    #expect(text.contains("<path id=\"d2\" d=\"M2 0H18V-16H2Z\"/>"))
    #expect(text.contains("<use href=\"#d2\" x=\"69\" y=\"85\""))
    #expect(text.contains("<desc id=\"desc\">A</desc>"))
    #expect(svg(list, nil).contains("font-family=\"&#39;Icons&#39;, sans-serif\""))
  }

  @Test func `Each is defined once in a page`() throws {
    let list = try list(Text("A").font(.custom("Icons", fixedSize: 20)))
    let entry = ContactSheet.Entry(
      list: list, locale: "en", device: .default, appearance: .light, typeSize: .large)
    var sheet = ContactSheet(title: "Icon", entries: [entry, entry])
    sheet.fonts = fonts
    let page = sheet.page()
    #expect(page.ranges(of: "d=\"M2 0H18V-16H2Z\"").count == 1)
  }

  @Test func `A text with a letter that they lack is text, and so is one in the system's font`()
    throws
  {
    let mixed = try list(Text("AB").font(.custom("Icons", fixedSize: 20)))
    #expect(svg(mixed, fonts).contains(">AB</text>"))
    let plain = try list(Text("A"))
    #expect(svg(plain, fonts) == svg(plain, nil))
  }

  @Test func `A gradient keeps its place`() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let text = svg(try list(Text("A").font(.custom("Icons", fixedSize: 20)), gradient), fonts)
    #expect(text.contains("<path d=\"M"))
    #expect(!text.contains("<text"))
  }
}
