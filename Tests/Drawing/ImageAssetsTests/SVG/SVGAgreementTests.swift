// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ImageAssets
import Testing
import WidgetValues

/// What was compared with another renderer, resvg 0.44, pixel by pixel: it is drawn the same, or what differs is said.
///
/// Known differences without a word: `hsl()` with the unit `deg`, which CSS has and resvg does not; percentages in a symbol
/// without a `viewBox`, which SVG takes of the size at `use` and resvg of the whole image.
@Suite("What other programs draw")
struct SVGAgreementTests {
  @Test(
    "a color of numbers and percentages is none between commas, and is said elsewhere",
    arguments: [
      ("rgb(0,50%,0)", "malformed"), ("rgba(0,50%,0,0.5)", "malformed"),
      ("rgba(0,127,0,50%)", "programs read"), ("rgb(10% 127 0 / 50%)", "programs read"),
    ])
  func mixedColors(color: String, words: String) throws {
    let sample = SVGSample(elements: "<rect width='2' height='2' fill='\(color)'/>")
    #expect(try sample.findings().count == 1)
    #expect(try sample.findings().allSatisfy { $0.contains(words) })
  }

  @Test(
    "hsl() is read",
    arguments: [
      ("hsl(120,100%,25%)", ResolvedColor(red: 0, green: 0.5, blue: 0)),
      ("hsla(240deg 100% 50% / 0.5)", ResolvedColor(red: 0, green: 0, blue: 1, opacity: 0.5)),
      ("hsl(-120, 100%, 50%)", ResolvedColor(red: 0, green: 0, blue: 1)),
    ])
  func hues(text: String, expected: ResolvedColor) throws {
    let sample = SVGSample(elements: "<rect width='2' height='2' fill='\(text)'/>")
    #expect(try sample.findings().isEmpty)
    #expect(try sample.paths().first?.fill == .color(expected))
  }

  @Test(
    "a length in a unit of fonts, or in quarters of millimeters, is drawn and said",
    arguments: ["em", "ex", "rem", "Q"])
  func units(unit: String) throws {
    let sample = SVGSample(
      elements:
        "<rect width='1\(unit)' height='2'/><path d='M0 0h9' stroke='red' stroke-width='1\(unit)'/>"
    )
    #expect(
      try sample.findings() == [
        "unsupported-svg-part [1\(unit)]: programs read '1\(unit)' differently; write a number without a unit"
      ])
    #expect(try sample.paths().count == 2)
  }

  @Test("an image whose size is in a unit of fonts says so")
  func rootUnits() throws {
    let sample = SVGSample(
      elements: "<rect width='2' height='2'/>", attributes: "width='2em' height='2em'")
    #expect(try sample.findings().count == 1)
  }

  @Test(
    "a part of no length is a dot",
    arguments: [
      ("M12 12L12 12", "M12 12 L12 12"), ("M12 12z", "M12 12 Z"), ("M12 12h0", "M12 12 L12 12"),
      ("M12 12A3 3 0 0 0 12 12", "M12 12 L12 12"),
    ])
  func dots(data: String, steps: String) throws {
    let path = "<path d='\(data)' stroke='red' stroke-width='8' stroke-linecap='round'/>"
    #expect(try SVGSample(elements: path).steps() == steps)
    #expect(try SVGSample(elements: path).findings().isEmpty)
  }

  @Test("a square dot turns with the image")
  func turnedDots() throws {
    let path =
      "<path transform='rotate(90 12 12) rotate(30 12 12)' d='M12 12h0' stroke='red' stroke-linecap='square'/>"
    let steps = try #require(try SVGSample(elements: path).paths().first?.steps)
    guard case .line(let end) = steps[1] else {
      Issue.record("a dot is a line")
      return
    }
    // Along the x axis that was turned by 120 degrees, a thousandth long.
    #expect(abs(end.x - 12 + 0.0005) < 1e-9)
    #expect(abs(end.y - 12 - 0.000866025) < 1e-8)
  }

  private static let overlap =
    "overlapping parts of this show through each other; use lighter colors instead of opacity"

  @Test("an opacity of parts that lie over one another is said")
  func overlaps() throws {
    let rect = "<rect x='1' y='1' width='9' height='9' fill='red' stroke='blue' opacity='.5'/>"
    let group = "<g opacity='.5'><rect width='9' height='9'/><rect x='5' width='9' height='9'/></g>"
    for (elements, tag) in [
      (rect, rect), (group, "<g opacity='.5'>"),
      ("<use href='#a'/><defs><g id='a'>\(group)</g></defs>", "<g opacity='.5'>"),
    ] {
      #expect(
        try SVGSample(elements: elements).findings()
          == ["unsupported-svg-part [\(tag)]: \(Self.overlap)"])
    }
  }

  @Test(
    "an opacity of parts that lie side by side is not said",
    arguments: [
      "<g opacity='.5'><rect width='9' height='9'/><rect x='9' width='9' height='9'/></g>",
      "<rect width='9' height='9' opacity='.5'/>",
      "<path d='M1 1h9' fill='none' stroke='red' opacity='.5'/>",
      "<g opacity='1'><rect width='9' height='9'/><rect x='5' width='9' height='9'/></g>",
      "<rect width='9' height='9' stroke='red' fill-opacity='.5' stroke-opacity='.5'/>",
    ])
  func noOverlaps(elements: String) throws {
    #expect(try SVGSample(elements: elements).findings().isEmpty)
  }

  @Test(
    "what a nested image or a symbol would cut off is said",
    arguments: [
      ("<svg x='4' y='4' width='12' height='12'><rect width='40' height='6'/></svg>", "svg"),
      (
        "<svg width='12' height='6' viewBox='0 0 6 6' preserveAspectRatio='xMidYMid slice'><rect width='6' height='6'/></svg>",
        "svg"
      ),
      (
        "<symbol id='s' viewBox='0 0 6 6'><circle cx='6' cy='3' r='3'/></symbol><use href='#s' width='6' height='6'/>",
        "symbol"
      ),
      (
        "<g transform='rotate(30)'><svg width='9' height='9'><path d='M0 0h9' stroke='red'/></svg></g>",
        "svg"
      ),
    ])
  func cuts(elements: String, name: String) throws {
    let findings = try SVGSample(elements: elements).findings()
    #expect(findings.count == 1)
    #expect(
      findings.first?.hasSuffix(
        "what is outside the box of '<\(name)>' is not cut off; keep it inside, or set 'overflow' to 'visible'"
      ) == true)
  }

  @Test(
    "a nested image or a symbol whose parts lie in its box is drawn in silence",
    arguments: [
      (
        "<svg x='4' y='4' width='12' height='12' viewBox='0 0 6 6'><rect width='6' height='6'/></svg>",
        "M4 4 L16 4 L16 16 L4 16 Z"
      ),
      (
        "<svg x='4' y='4' width='50%' height='50%'><rect width='100%' height='100%'/></svg>",
        "M4 4 L16 4 L16 16 L4 16 Z"
      ),
      (
        "<svg width='9' height='9' overflow='visible'><rect width='12' height='6'/></svg>",
        "M0 0 L12 0 L12 6 L0 6 Z"
      ),
      (
        "<svg x='2' width='8' height='8' viewBox='-4 -4 8 8'><rect x='-4' y='-4' width='8' height='4'/></svg>",
        "M2 0 L10 0 L10 4 L2 4 Z"
      ),
      (
        "<symbol id='s' viewBox='0 0 5 5'><rect width='5' height='5'/></symbol><use href='#s' x='2' y='2' width='20' height='10'/>",
        "M7 2 L17 2 L17 12 L7 12 Z"
      ),
      (
        "<symbol id='s' viewBox='0 0 5 5'><rect width='5' height='5'/></symbol><use id='u' href='#s' width='10' height='10'/><use href='#u' x='10'/>",
        "M0 0 L10 0 L10 10 L0 10 Z | M10 0 L20 0 L20 10 L10 10 Z"
      ),
      (
        "<defs><svg id='s' width='10' height='10' viewBox='0 0 5 5'><rect width='5' height='5'/></svg></defs><use href='#s' x='2' width='20' height='16'/>",
        "M4 0 L20 0 L20 16 L4 16 Z"
      ),
    ])
  func boxes(elements: String, steps: String) throws {
    #expect(try SVGSample(elements: elements).findings().isEmpty)
    #expect(try SVGSample(elements: elements).steps() == steps)
  }

  @Test("the size of a symbol's own is said where 'use' has none")
  func symbolSize() throws {
    let symbol =
      "<symbol id='s' viewBox='0 0 9 9' width='8' height='8'><rect width='9' height='9'/></symbol>"
    #expect(
      try SVGSample(elements: symbol + "<use href='#s'/>").findings()
        == ["unsupported-svg-part [8]: programs read '8' differently; write it at '<use>'"])
    #expect(
      try SVGSample(elements: symbol + "<use href='#s' width='8' height='8'/>").findings().isEmpty)
  }

  @Test("languages are followed as for English, and said")
  func languages() throws {
    let said =
      "'systemLanguage' is evaluated for English; draw one image for all languages"
    for (elements, steps) in [
      (
        "<switch><path systemLanguage='fr' d='M1 1h1'/><path systemLanguage='ja, en-GB' d='M2 2h1'/><path d='M3 3h1'/></switch>",
        "M2 2 L3 2"
      ),
      ("<g systemLanguage='fr'><path d='M1 1h1'/></g><path d='M3 3h1'/>", "M3 3 L4 3"),
    ] {
      let sample = SVGSample(elements: elements)
      #expect(try sample.steps() == steps)
      #expect(try sample.findings().allSatisfy { $0.hasSuffix(said) })
      #expect(try !sample.findings().isEmpty)
    }
    #expect(
      try SVGSample(elements: "<path d='M1 1h1'/>", attributes: "systemLanguage='fr'").paths()
        .isEmpty)
  }

  @Test("an entity that stands for elements is said to be left out")
  func entities() throws {
    let text = """
      <!DOCTYPE svg [<!ENTITY R "<rect width='9' height='9'/>">]>\
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>a &amp; b</title>&R;<path d="M1 1h1"/></svg>
      """
    #expect(
      try SVGSample(text).findings() == [
        "unsupported-svg-part [&R;]: the entity '&R;' is ignored, because entities cannot be defined; write its text instead"
      ])
  }

  @Test(
    "a root outside of SVG's namespace is drawn and said",
    arguments: ["", " xmlns='http://example.com/'"])
  func namespaces(declaration: String) throws {
    let sample = SVGSample("<svg\(declaration) viewBox='0 0 9 9'><path d='M1 1h1'/></svg>")
    #expect(try sample.steps() == "M1 1 L2 1")
    #expect(
      try sample.findings().map { $0.hasSuffix("so other programs draw nothing; declare it") } == [
        true
      ])
  }

  @Test("elements of another namespace are none of the image's")
  func otherNamespaces() throws {
    let elements = "<g xmlns='http://example.com/'><path d='M1 1h1'/></g><path d='M3 3h1'/>"
    #expect(try SVGSample(elements: elements).steps() == "M3 3 L4 3")
    let prefixed = SVGSample(
      "<a:svg xmlns:a='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><a:path d='M1 1h1'/></a:svg>")
    #expect(try prefixed.steps() == "M1 1 L2 1")
    #expect(try prefixed.findings().isEmpty)
  }

  @Test("a limit of sharp corners is said where a corner is that sharp")
  func miterLimits() throws {
    func findings(_ data: String, _ limit: Double, join: String = "miter") throws -> [String] {
      try SVGSample(
        elements:
          "<path d='\(data)' fill='none' stroke='red' stroke-miterlimit='\(limit)' stroke-linejoin='\(join)'/>"
      ).findings()
    }
    #expect(try findings("M4 20L12 4L14 20", 1).count == 1)
    #expect(try findings("M4 20L12 4L14 20", 10).isEmpty)
    #expect(try findings("M4 20L8 4L12 20", 10).count == 1)
    #expect(try findings("M4 20L8 4L12 20", 10, join: "round").isEmpty)
    #expect(try findings("M4 4h9v9h-9z", 10).isEmpty)
    #expect(try findings("M4 4h9v9", 0).first?.hasPrefix("malformed-svg-part") == true)
  }

  @Test(
    "a box that does not begin at 0, and one that is sliced, is seen where it is",
    arguments: [
      ("viewBox='10 20 24 24' width='24' height='24'", Rect(x: 10, y: 20, width: 24, height: 24)),
      (
        "viewBox='0 0 24 24' width='40' height='20' preserveAspectRatio='xMidYMid slice'",
        Rect(x: 0, y: 6, width: 24, height: 12)
      ),
      (
        "viewBox='0 0 24 24' width='20' height='40' preserveAspectRatio='xMinYMin slice'",
        Rect(x: 0, y: 0, width: 12, height: 24)
      ),
    ])
  func rootBoxes(attributes: String, expected: Rect) throws {
    let sample = SVGSample(
      "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)><path d='M12 22h1'/></svg>")
    #expect(try sample.image().image.viewBox == expected)
    #expect(try sample.findings().isEmpty)
  }
}
