// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import Testing
import WidgetValues

@Suite("The style of a catalog")
struct StyleDecodingTests {
  private static func text(_ style: String) -> String {
    """
    { "version": 1, "intent": "A", "parameter": "b", "style": \(style),
      "widget": { "kind": "W", "families": ["systemMedium"] },
      "destinations": [{ "identifier": "1", "title": "One" }] }
    """
  }

  private static func style(_ style: String) throws -> WidgetStyle {
    let catalog = try ActionCatalog(SourceFile(name: "W.actions.json", text: text(style)))
    #expect(catalog.diagnostics.isEmpty)
    return catalog.style
  }

  /// What is found in a style, with marks around each place.
  private static func findings(_ style: String) throws -> Findings {
    let catalog = try ActionCatalog(SourceFile(name: "W.actions.json", text: text(style)))
    let found = Findings(catalog.diagnostics, in: text(style))
    let marked = found.marked.split(separator: "\"style\": ")[1].split(separator: ",\n")[0]
    return Findings(String(marked), found.sentences)
  }

  @Test("a style that says nothing is the standard one, and is what the sample states")
  func standard() throws {
    #expect(try Self.style("{}") == .standard)
    var stated = try SampleWidget.catalog().style
    #expect(stated.iconRendering == .template)
    // The one value of the article that is not what is drawn without a style: icons keep their colors.
    stated.iconRendering = nil
    #expect(stated == .standard)
  }

  @Test(
    "colors are names of the system, or hexadecimal with or without an opacity, for both appearances or each"
  )
  func colors() throws {
    let style = try Self.style(
      ##"{ "tint": "systemPink", "tile": "#FFcc00", "ground": { "dark": "#00000080" }, "title": { "light": "black", "dark": "white" } }"##
    )
    #expect(style.tint == StyleColor(Color(system: .systemPink)))
    #expect(style.tile == StyleColor(Color(red: 1, green: 0.8, blue: 0)))
    #expect(style.ground.light == WidgetStyle.standard.ground.light)
    #expect(style.ground.dark == Color(red: 0, green: 0, blue: 0, opacity: 128 / 255))
    #expect(style.title.light == .black)
    #expect(style.title.dark == .white)
  }

  @Test("a color can be that of a color set, by its name")
  func assets() throws {
    let style = try Self.style(#"{ "tint": { "asset": "Brand" }, "tile": "systemGray" }"#)
    #expect(style.tint == StyleColor(asset: "Brand"))
    #expect(style.tint.color(in: .dark) == Color("Brand"))
    #expect(style.assetNames == ["Brand"])
    #expect(WidgetStyle.standard.assetNames == [])
  }

  @Test("lengths, fonts, icons and families are read")
  func everything() throws {
    let style = try Self.style(
      """
      { "columns": 3, "tileHeight": 44.5, "cornerRadius": 0, "spacing": 12, "titlePlacement": "below",
        "font": { "size": 15, "weight": "bold" }, "icon": { "size": 20, "rendering": "original" },
        "systemSmall": { "layout": "grid", "columns": 1 }, "systemLarge": { "tileHeight": 90 } }
      """)
    #expect(style.columns == 3)
    #expect(style.tileHeight == 44.5)
    #expect(style.cornerRadius == 0)
    #expect(style.spacing == 12)
    #expect(style.titlePlacement == .below)
    #expect(style.font == .system(size: 15, weight: .bold))
    #expect(style.iconSize == 20)
    #expect(style.iconRendering == .original)
    #expect(style.layout(in: .systemSmall) == .grid)
    #expect(style.columns(in: .systemSmall) == 1)
    #expect(style.columns(in: .systemLarge) == 3)
    #expect(style.tileHeight(in: .systemLarge) == 90)
    #expect(style.tileHeight(in: .systemMedium) == 44.5)
    let text = try Self.style(#"{ "font": { "textStyle": "title3", "weight": "thin" } }"#)
    #expect(text.font == .system(.title3, weight: .thin))
  }

  @Test("a family with one target shows one destination, unless a style says otherwise")
  func layouts() {
    let style = WidgetStyle.standard
    #expect(style.layout(in: .systemSmall) == .oneDestination)
    #expect(style.layout(in: .accessoryInline) == .oneDestination)
    for family in [WidgetFamily.systemMedium, .systemLarge, .systemExtraLarge] {
      #expect(style.layout(in: family) == .grid)
    }
  }

  @Test(
    "what a style cannot have is found at its place, with the near word or the limits",
    arguments: [
      (
        #"{ "tint": "↓sytemOrange↓" }"#,
        "'sytemOrange' is not a color; did you mean 'systemOrange'?"
      ),
      (
        ##"{ "tile": { "dark": "↓#12345↓" } }"##,
        "'#12345' is not a color; use a name such as 'systemOrange', or '#RRGGBB' or '#RRGGBBAA'"
      ),
      (
        ##"{ "tile": { "asset": "Brand", "dark": "↓#123456↓" } }"##,
        "'tile' has 'dark' beside 'asset'; remove it, because the color set has a color for each appearance"
      ),
      (#"{ "tile": { "asset": ↓4↓ } }"#, "'asset' must be a string; it is an integer"),
      (#"{ "title": ↓7↓ }"#, "'title' must be a color, as a string; it is an integer"),
      (#"{ "columns": ↓-2↓ }"#, "'columns' must be a number from 1 to 12; it is -2"),
      (
        #"{ "columns": ↓1000000000↓ }"#, "'columns' must be a number from 1 to 12; it is 1000000000"
      ),
      (#"{ "columns": ↓2.5↓ }"#, "'columns' must be a whole number; it is a real number"),
      (#"{ "tileHeight": "↓NaN↓" }"#, "'tileHeight' must be a number of points; it is a string"),
      (#"{ "spacing": ↓1e400↓ }"#, "'spacing' must be a number from 0 to 100; it is 1e400"),
      (
        #"{ "cornerRadius": ↓99999999999999999999999999999999999999999999999999999999999999999↓ }"#,
        "'cornerRadius' must be a number from 0 to 200; it is 9999999999999999999999999999999999999999…"
      ),
      (
        #"{ "icon": { "rendering": "↓orignal↓" } }"#,
        "'rendering' cannot be 'orignal'; did you mean 'original'?"
      ),
      (
        #"{ "systemSmall": { "layout": "↓list↓" } }"#,
        "'layout' cannot be 'list'; use one of 'grid', 'oneDestination'"
      ),
      (
        #"{ "font": { "textStyle": "body", "size": ↓12↓ } }"#,
        "'font' has both 'textStyle' and 'size'; keep 'textStyle', which follows the type size, or 'size', which does not"
      ),
      (#"{ "font": { "↓design↓": "serif" } }"#, "unknown member 'design' in 'font'"),
      (#"{ "↓tints↓": "label" }"#, "unknown member 'tints' in 'style'; did you mean 'tint'?"),
      (#"↓[]↓"#, "'style' must be an object; this is an array"),
    ])
  func mistakes(marked: String, sentence: String) throws {
    let text = marked.filter { $0 != "↓" }
    #expect(try Self.findings(text) == Findings(marked, sentence))
  }
}
