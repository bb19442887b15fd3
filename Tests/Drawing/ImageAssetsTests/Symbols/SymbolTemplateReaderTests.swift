// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import ImageAssets
import SourceText
import Testing
import WidgetValues

import struct WidgetValues.Size

@Suite("Templates of symbols")
struct SymbolTemplateReaderTests {
  private static let guides = """
    <line id="Baseline-S" x1="0" x2="9" y1="696" y2="696"/>
    <line id="Capline-S" x1="0" x2="9" y1="625.541" y2="625.541"/>
    <line id="Baseline-M" x1="0" x2="9" y1="1126" y2="1126"/>
    <line id="Capline-M" x1="0" x2="9" y1="1055.541" y2="1055.541"/>
    """

  private func source(_ content: String, style: String = "", guides: String = guides) -> SourceFile
  {
    SourceFile(
      name: "bell.svg",
      text: """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3300 2200"><style>\(style)</style>
        <g id="Notes"><rect id="artboard" width="3300" height="2200"/><text>Template v.3.0</text></g>
        <g id="Guides">\(guides)</g><g id="Symbols">\(content)</g></svg>
        """)
  }

  private func symbol(_ source: SourceFile) throws -> SymbolImage {
    let template = try SymbolTemplateReader.read(source)
    #expect(template.diagnostics == [])
    return try #require(template.image.symbol)
  }

  private func box(_ part: SymbolImage.Part) -> Rect {
    var points: [Point] = []
    for step in part.path.steps {
      switch step {
      case .move(let point), .line(let point), .curve(let point, _, _): points.append(point)
      case .close: break
      }
    }
    return Rect(around: points)
  }

  @Test("a design is measured from its left margin and its baseline, at a font of 100 points")
  func measures() throws {
    let symbol = try symbol(
      source(
        """
        <g id="Regular-M" transform="matrix(1 0 0 1 1391 1126)"><path d="M10-70H90V0H10Z"/></g>
        """,
        guides: Self.guides + """
          <line id="left-margin-Regular-M" x1="1391" x2="1391" y1="1030" y2="1150"/>
          <line id="right-margin-Regular-M" x1="1491" x2="1491" y1="1030" y2="1150"/>
          """))
    let design = try #require(symbol.designs.first)
    #expect(symbol.designs.count == 1)
    #expect(design.weight == .regular)
    #expect(design.scale == .medium)
    #expect(design.width == 100)
    #expect(design.parts.map(box) == [Rect(x: 10, y: -70, width: 80, height: 70)])
  }

  @Test("a template that was made smaller has the same designs")
  func scaled() throws {
    let half = """
      <line id="Baseline-S" x1="0" x2="9" y1="348" y2="348"/>
      <line id="Capline-S" x1="0" x2="9" y1="312.7705" y2="312.7705"/>
      <rect id="left-margin" x="700" y="300" width="5" height="60"/>
      <rect id="right-margin" x="745" y="300" width="5" height="60"/>
      """
    let symbol = try symbol(
      source(
        """
        <g transform="translate(700 348)"><g id="Regular-S"><path d="M5-35H45V0H5Z"/></g></g>
        """, guides: half))
    let part = try #require(symbol.designs.first?.parts.first)
    let box = box(part)
    // Without a line of its own the margin is that of the medium design, which this template lacks.
    #expect(abs(box.width - 80) < 0.01)
    #expect(abs(box.minY + 70) < 0.01)
  }

  @Test("the margins of an old template hold for all designs, in proportion")
  func sharedMargins() throws {
    let symbol = try symbol(
      source(
        """
        <g id="Regular-M"><path d="M1010 1056H1110V1126H1010Z"/></g>
        <g id="Black-S"><path d="M2000 646H2050V696H2000Z"/></g>
        """,
        guides: Self.guides + """
          <rect id="left-margin" x="1000" y="1030" width="10" height="120"/>
          <rect id="right-margin" x="1110" y="1030" width="20" height="120"/>
          """))
    #expect(symbol.designs.map(\.scale) == [.small, .medium])
    #expect(symbol.designs.map(\.width) == [65, 130])
    #expect(symbol.designs.first?.parts.first.map(box)?.minX == 5)
  }

  @Test("shapes are filled, whatever they say of a fill or of a line")
  func fills() throws {
    let symbol = try symbol(
      source(
        """
        <g fill="none"><g id="Regular-M"><path d="M0 1056H9V1126Z"/>
        <path style="fill:none;stroke:#000" d="M0 1056H9V1126Z"/></g></g>
        """))
    let parts = try #require(symbol.designs.first?.parts)
    #expect(parts.map(\.path.fill) == [.current(opacity: 1), .current(opacity: 1)])
    #expect(parts.allSatisfy { $0.path.stroke == nil })
  }

  @Test(
    "a style sheet is read in CDATA, and without its comments",
    arguments: [
      "<![CDATA[.monochrome-0 {opacity:0.25}]]>",
      "/* {opacity:1} */ .monochrome-0 {/* half */opacity:0.25}",
      ".monochrome-0 {opacity:0.25} /* without an end",
      ".other {opacity:1}</style><style>.monochrome-0 {opacity:0.25}",
    ])
  func styleSheet(_ style: String) throws {
    let content = #"<g id="Regular-M"><path class="monochrome-0" d="M0 0H9V9Z"/></g>"#
    let part = try #require(symbol(source(content, style: style)).designs.first?.parts.first)
    #expect(part.monochrome.opacity == 0.25)
  }

  @Test("classes say the levels, the colors and what is erased")
  func layers() throws {
    let style = """
      .monochrome-1 {opacity:0.0;-sfsymbols-clear-behind:true;-sfsymbols-motion-group:0}
      .multicolor-1:systemRedColor {fill:#FF3B30;opacity:0.5}
      .multicolor-2:custom {fill:#102030}
      """
    let symbol = try symbol(
      source(
        """
        <g id="Regular-M" class="hierarchical-0:secondary">
        <path class="monochrome-0 multicolor-0:tintColor" d="M0 0H9V9Z"/>
        <path class="monochrome-1 multicolor-1:systemRedColor hierarchical-1:primary" d="M0 0H9V9Z"/>
        <path class="multicolor-2:custom hierarchical-2:tertiary" d="M0 0H9V9Z"/>
        <path class="multicolor-3:custom SFSymbolsPreviewE1306C" d="M0 0H9V9Z"/></g>
        """, style: style))
    let parts = try #require(symbol.designs.first?.parts)
    #expect(parts.map(\.level) == [1, 0, 2, 1])
    #expect(
      parts.map(\.color) == [
        nil, Color(system: .systemRed),
        Color(ResolvedColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255)),
        Color(ResolvedColor(red: 225 / 255, green: 48 / 255, blue: 108 / 255)),
      ])
    #expect(parts[1].monochrome == .init(opacity: 0, clearsBehind: true))
    #expect(parts[1].multicolor == .init(opacity: 0.5))
    #expect(parts[0].monochrome == .init())
  }

  @Test("without a font the image is the medium design at 17 points, a template")
  func plainImage() throws {
    let image = try SymbolTemplateReader.read(
      source(
        """
        <g id="Black-S"><path d="M0 600H9V696Z"/></g>
        <g id="Regular-M"><path d="M0 1026H200V1126H0Z"/></g>
        """)
    ).image
    #expect(image.size == Size(width: 34, height: 17))
    #expect(image.isTemplate)
  }

  @Test(
    "a drawing that is no template is refused with a sentence",
    arguments: [
      "<path d='M0 0H9V9Z'/>", "<g id='Regular-M'/>", "<g id='Regular-L'><path d='M0 0H9V9Z'/></g>",
    ])
  func noTemplate(_ content: String) {
    let error = #expect(throws: ImageAssetError.self) {
      try SymbolTemplateReader.read(source(content))
    }
    #expect(error?.diagnostic.id == "invalid-image-set")
    let sentence = error.map { "\($0.diagnostic.message)" } ?? ""
    #expect(sentence.hasPrefix("the file is not a template of a symbol"))
  }

  @Test("the name of the file is that of a universal symbol, else the first")
  func symbolSet() throws {
    func name(_ json: String) throws -> String? {
      try SymbolSet(SourceFile(name: "Contents.json", text: json)).fileName?.value
    }
    #expect(try name(#"{"symbols":[{"filename":"a.svg","idiom":"mac"}]}"#) == "a.svg")
    #expect(
      try name(
        #"{"symbols":[{"idiom":"universal"},{"filename":"a.svg","idiom":"tv"},{"filename":"b.svg","idiom":"universal"}]}"#
      ) == "b.svg")
    #expect(try name(#"{"symbols":[{"idiom":"universal"}]}"#) == nil)
    #expect(try name(#"{"symbols":7}"#) == nil)
  }
}
