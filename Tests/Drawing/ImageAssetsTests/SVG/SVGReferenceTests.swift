// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite("References within a file")
struct SVGReferenceTests {
  @Test("'use' draws an element once more, elsewhere, wherever it stands in the file")
  func use() throws {
    let sample = SVGSample(
      elements: """
        <use href='#a' x='5' y='6' fill='#f00'/><use xlink:href='#a' transform='scale(2)'/>
        <defs><path id='a' d='M1 1H2'/></defs>
        """)
    #expect(try sample.steps() == "M6 7 L7 7 | M2 2 L4 2")
    #expect(
      try sample.paths().first?.fill == .color(ResolvedColor(red: 1, green: 0, blue: 0)))
    #expect(try sample.findings().isEmpty)
  }

  @Test("a symbol is drawn only by 'use', fitted into its size")
  func symbol() throws {
    let sample = SVGSample(
      elements: """
        <symbol id='s' viewBox='0 0 10 10'><path d='M0 0H10V10'/></symbol>
        <use href='#s' x='4' width='20' height='40'/><use href='#s'/>
        """)
    // The second one fills the viewport, which is 24 by 24.
    #expect(try sample.steps() == "M4 10 L24 10 L24 30 | M0 0 L24 0 L24 24")
  }

  @Test("an image in an image has a place and a scale of its own")
  func nested() throws {
    let sample = SVGSample(
      elements: """
        <svg x='2' y='3' width='12' height='6' viewBox='0 0 2 1'><path d='M0 0H2V1'/></svg>
        <svg width='50%' height='50%'><rect width='50%' height='50%'/></svg>
        <svg width='0' height='5'><path d='M0 0H2'/></svg>
        """)
    #expect(try sample.steps() == "M2 3 L14 3 L14 9 | M0 0 L6 0 L6 6 L0 6 Z")
  }

  @Test("what uses itself is left out there, and said")
  func cycles() throws {
    for elements in [
      "<path d='M0 0H1'/><g id='a'><use href='#a'/></g>",
      "<path d='M0 0H1'/><g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
      "<path d='M0 0H1'/><use id='a' href='#a'/>",
      "<path d='M0 0H1'/><symbol id='a'><use href='#a'/></symbol><use href='#a'/>",
    ] {
      let sample = SVGSample(elements: elements)
      #expect(try sample.steps() == "M0 0 L1 0")
      let findings = try sample.findings()
      #expect(!findings.isEmpty)
      #expect(
        findings.allSatisfy { $0.hasSuffix("uses itself; it is ignored here") }, "\(findings)")
    }
  }

  @Test("a reference to nothing is said")
  func missing() throws {
    let sample = SVGSample(elements: "<path d='M0 0H1'/><use href='#gone'/><use/>")
    #expect(
      try sample.findings() == ["malformed-svg-part [#gone]: no element has the id 'gone'"])
  }

  @Test("a gradient is drawn in the color of its first stop, and that is said")
  func gradients() throws {
    let sample = SVGSample(
      elements: """
        <linearGradient id='a'><stop offset='0' stop-color='#f00' stop-opacity='.5'/><stop offset='1'/></linearGradient>
        <radialGradient id='b' href='#a'/><linearGradient id='c' href='#c'/>
        <path d='M0 0H1' fill='url(#a)'/><path d='M0 0H2' fill='url("#b")'/>
        <path d='M0 0H3' fill='url(#c) #00f'/><path d='M0 0H4' fill='url(#gone)'/>
        """)
    let red = VectorPath.Ink.color(ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5))
    let blue = VectorPath.Ink.color(ResolvedColor(red: 0, green: 0, blue: 1))
    #expect(try sample.paths().map(\.fill) == [red, red, blue])
    #expect(
      try sample.findings() == [
        "unsupported-svg-part [url(#a)]: the gradient 'a' is drawn in the color of its first stop",
        "unsupported-svg-part [url(\"#b\")]: the gradient 'b' is drawn in the color of its first stop",
        "unsupported-svg-part [url(#gone)]: 'url(#gone)' is neither a color nor a gradient of the "
          + "file; the shape is drawn without it",
      ])
  }

  @Test("of a choice the first part that asks for nothing but English is drawn")
  func choice() throws {
    let sample = SVGSample(
      elements: """
        <switch><path d='M0 0H1' systemLanguage='ja'/><path d='M0 0H2' requiredExtensions='x'/>
        <path d='M0 0H3'/><path d='M0 0H4'/></switch>
        """)
    #expect(try sample.steps() == "M0 0 L3 0")
  }
}
