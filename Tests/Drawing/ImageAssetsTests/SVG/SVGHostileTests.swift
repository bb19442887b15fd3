// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ImageAssets
import SourceText
import TestSupport
import Testing
import WidgetValues

@Suite("Hostile SVG files")
struct SVGHostileTests {
  @Test(
    "what runs, loads, moves or is not drawn is left out, and said",
    arguments: [
      (
        "<script>alert(1)</script>",
        "unsafe-svg-part [<script>]: '<script>' is ignored: an image cannot run code or contain another document; remove it"
      ),
      (
        "<foreignObject><body xmlns='x' onload='x'/></foreignObject>",
        "unsafe-svg-part [<foreignObject>]: '<foreignObject>' is ignored: an image cannot run code or contain another document; remove it"
      ),
      (
        "<image href='https://example.com/a.png'/>",
        "unsafe-svg-part [<image href='https://example.com/a.png'/>]: '<image>' is ignored: an image cannot load files; draw it as paths"
      ),
      (
        "<image href='data:image/png;base64,AAAA'/>",
        "unsafe-svg-part [<image href='data:image/png;base64,AAAA'/>]: '<image>' is ignored: an image cannot load files; draw it as paths"
      ),
      (
        "<use href='other.svg#a'/>",
        "unsafe-svg-part [other.svg#a]: 'other.svg#a' is outside the file and is not loaded; draw it in the file, or remove it"
      ),
      (
        "<use xlink:href='file:///etc/passwd'/>",
        "unsafe-svg-part [file:///etc/passwd]: 'file:///etc/passwd' is outside the file and is not loaded; draw it in the file, or remove it"
      ),
      (
        "<a href='javascript:x()'><path d='M0 0H1'/></a>",
        "unsafe-svg-part [javascript:x()]: 'javascript:x()' is outside the file and is not loaded; draw it in the file, or remove it"
      ),
      (
        "<g onclick='x()'/>",
        "unsafe-svg-part [onclick='x()']: 'onclick' is ignored: an image cannot run code; remove it"
      ),
      (
        "<g style='cursor: URL( \"http://example.com/x\" )'/>",
        "unsafe-svg-part [cursor: URL( \"http://example.com/x\" )]: 'http://example.com/x' is outside the file and is not loaded; draw it in the file, or remove it"
      ),
      (
        "<style>@import 'http://example.com/x.css';</style>",
        "unsupported-svg-part [<style>]: style sheets are not supported; write the properties as attributes of the elements"
      ),
      (
        "<path d='M0 0H1'><animate attributeName='d'/></path>",
        "unsupported-svg-part [<animate attributeName='d'/>]: '<animate>' is ignored: widgets do not move; remove it"
      ),
      (
        "<text>&lol;</text>",
        "unsupported-svg-part [<text>]: '<text>' is ignored: it is not supported; draw it as paths"
      ),
      (
        "<blink/>",
        "unsupported-svg-part [<blink/>]: unknown element '<blink>' is ignored"
      ),
    ])
  func leftOut(element: String, finding: String) throws {
    let sample = SVGSample(elements: "<path d='M0 0H9'/>\(element)")
    #expect(try sample.findings() == [finding])
    #expect(try sample.steps().hasPrefix("M0 0 L9 0"))
  }

  @Test("a style sheet outside of the image is not loaded, and said")
  func styleSheet() throws {
    let sample = SVGSample(
      "<?xml-stylesheet href='http://example.com/x.css'?><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0H1'/></svg>"
    )
    #expect(
      try sample.findings() == [
        "unsupported-svg-part [<?xml-stylesheet href='http://example.com/x.css'?>]: style sheets are "
          + "not supported; write the properties as attributes of the elements"
      ])
  }

  @Test("a paint outside of the file is not loaded; what stands behind it is drawn")
  func externalPaint() throws {
    let sample = SVGSample(
      elements:
        "<path d='M0 0H1' fill='url(http://x/#a) #00f'/><path d='M0 0H2' fill='url(http://x/#a)'/>")
    #expect(try sample.steps() == "M0 0 L1 0")
    #expect(
      try sample.findings().allSatisfy { $0.hasPrefix("unsafe-svg-part [url(http://x/#a)") })
  }

  @Test("entities that a file defines are not known, so nothing can grow")
  func billionLaughs() {
    var text = "<!DOCTYPE svg [<!ENTITY a0 'ha'>"
    for level in 1...30 {
      text += "<!ENTITY a\(level) '"
      text += String(repeating: "&a\(level - 1);", count: 10) + "'>"
    }
    text += "]><svg viewBox='0 0 9 9'><path d='&a30;'/></svg>"
    #expect(SVGSample(text).refusal()?.hasPrefix("invalid-svg [&a30;]: the entity '&a30;'") == true)
  }

  @Test("'use' of 'use' cannot grow beyond the limit, be it empty or not")
  func growth() {
    for content in ["", "<path d='M0 0H1'/>"] {
      var elements = "<g id='a0'>\(content)</g>"
      for level in 1...20 {
        elements += "<g id='a\(level)'>"
        elements += String(repeating: "<use href='#a\(level - 1)'/>", count: 10) + "</g>"
      }
      #expect(
        SVGSample(elements: "<defs>\(elements)</defs><use href='#a20'/>").refusal()?.hasSuffix(
          "]: the image draws more than 100000 elements, including those of 'use'; simplify it")
          == true)
    }
  }

  @Test("elements cannot stand in one another without end, nor 'use' lead to one another")
  func depth() {
    func nested(_ count: Int) -> SVGSample {
      SVGSample(
        elements: String(repeating: "<g>", count: count) + "<path d='M0 0H1'/>"
          + String(repeating: "</g>", count: count))
    }
    #expect(nested(62).refusal() == nil)
    #expect(
      nested(63).refusal()
        == "image-too-large [<path]: elements are nested more than 64 levels deep, including "
        + "those of 'use'; simplify the image")
    #expect(nested(20_000).refusal()?.hasPrefix("image-too-large [<g]: elements are") == true)
    var chain = "<path id='a0' d='M0 0H1'/>"
    for level in 1...80 { chain += "<use id='a\(level)' href='#a\(level - 1)'/>" }
    #expect(SVGSample(elements: chain).refusal()?.contains("more than 64") == true)
  }

  @Test("paths cannot have more than 100000 steps in all")
  func steps() throws {
    func sample(_ count: Int) -> SVGSample {
      SVGSample(elements: "<path d='M0 0" + String(repeating: "h1", count: count - 1) + "'/>")
    }
    #expect(try sample(100_000).paths().first?.steps.count == 100_000)
    #expect(
      sample(100_001).refusal()?.hasSuffix(
        "]: the image's paths have more than 100000 steps; simplify it") == true)
    let halves = "<path d='M0 0" + String(repeating: "h1", count: 60_000) + "'/>"
    #expect(SVGSample(elements: halves + halves).refusal() != nil)
    let points = "<polygon points='" + String(repeating: "1 1 ", count: 100_000) + "'/>"
    #expect(SVGSample(elements: points).refusal() != nil)
  }

  @Test(
    "coordinates beyond the limit, or that are no numbers, leave a shape out",
    arguments: [
      "<path d='M0 0H1e999'/>", "<path d='M0 0H1e300h1e308h1e308'/>", "<path d='M0 0H1000001'/>",
      "<path d='M1e308 0l1e308 0l-1e999 0'/>", "<path d='M0 0A1e308 1e308 0 0 1 1e9 9'/>",
      "<path transform='scale(1e308) scale(1e308)' d='M0 0H1'/>",
      "<path transform='translate(1e308) translate(1e308)' d='M0 0H1'/>",
      "<path transform='skewX(90)' d='M0 0L1 1'/>",
      "<rect width='1e308' height='1e308' x='1e308'/>", "<circle r='1e300'/>",
      "<path d='M0 0H1' stroke='red' stroke-width='1e300'/>", "<polygon points='1e999 0 1 1'/>",
      "<path d='M0 0C1e308 1e308-1e308-1e308 0 0S1e308 1e308 0 0'/>",
    ])
  func coordinates(element: String) throws {
    let sample = SVGSample(elements: "<path d='M0 0H1'/>\(element)")
    #expect(try sample.steps() == "M0 0 L1 0")
    #expect(
      try sample.findings().map { String($0.components(upTo: " [")) } == ["malformed-svg-part"])
    #expect(
      try sample.findings().first?.hasSuffix(
        "a coordinate is not a number, or is beyond 1000000; the shape is ignored") == true)
  }

  @Test("a file of more than a mebibyte is not read")
  func fileSize() {
    let padding = String(repeating: " ", count: SVGReader.maximumByteCount)
    #expect(
      SVGSample(elements: padding).refusal()?.hasPrefix(
        "image-too-large [the file]: the image file has ")
        == true)
  }

  @Test("a file can make no more than fifty findings, and the same one is made once")
  func findings() throws {
    let same = String(repeating: "<script/>", count: 1000)
    #expect(try SVGSample(elements: same + "<path d='M0 0H1'/>").findings().count == 1)
    let other = (0..<1000).map { "<x\($0)/>" }.joined()
    #expect(try SVGSample(elements: other + "<path d='M0 0H1'/>").findings().count == 50)
  }

  @Test("a file of the largest size is read in time, whatever it is made of")
  func time() {
    for part in [
      "<g/>", "<a b='&amp;'/>", "<path d='M0 0H1'/>", "<!---->", "<x y='' z=\"\"/>", " ", "<?a?>",
      "<use href='#a'/>", "<path style='fill:red;fill:blue'/>",
      "<path transform='translate(1)translate(2)'/>", "&", "<path d='zzzzzzzzzzzzz'/>",
    ] {
      let count = (SVGReader.maximumByteCount - 200) / part.utf8.count
      // Whether it is drawn or refused does not matter here.
      let sample = SVGSample(elements: "<g id='a'/>" + String(repeating: part, count: count))
      #expect(processorSeconds { _ = sample.refusal() } < 60)
    }
    let attributes = (0..<100_000).map { "a\($0)=''" }.joined(separator: " ")
    let style = String(repeating: "fill:red;", count: 100_000)
    for sample in [
      SVGSample(elements: "<path d='M0 0H1'/>", attributes: attributes),
      SVGSample(elements: "<path d='M0 0H1' style='\(style)'/>"),
    ] {
      let seconds = processorSeconds { #expect(sample.refusal() == nil) }
      #expect(seconds < 60)
    }
  }
}
