// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ImageAssets
import SourceText
import Testing
import WidgetValues

@Suite("The markup of an SVG file")
struct SVGMarkupTests {
  @Test("what editors write around and between the elements is stepped over")
  func surroundings() throws {
    let sample = SVGSample(
      """
      <?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
        <!ENTITY ns_svg "http://www.w3.org/2000/svg"> ]>
      <!-- a <comment> & more -->
      <svg xmlns="&ns_svg;" xmlns:sodipodi="x" viewBox="0 0 9 9" sodipodi:docname="a" data-name="b">
        <title>R &amp; D &nbsp;</title><desc>Text</desc><metadata><rdf:RDF><work/></rdf:RDF></metadata>
        <sodipodi:namedview id="x"><inkscape:grid/></sodipodi:namedview>
        <![CDATA[ <path d="M0 0H8"/> ]]>
        <g><path d = 'M0 0H1' /></g ><!-- <path d="M0 0H7"/> -->
      </svg>
      <!-- behind it -->
      """)
    #expect(try sample.steps() == "M0 0 L1 0")
    #expect(try sample.findings().isEmpty)
  }

  @Test("the elements may have a prefix, and those of other name spaces are none of SVG's")
  func prefixes() throws {
    let sample = SVGSample(
      """
      <svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><svg:path d="M0 0H1"/>\
      <path d="M0 0H2"/><x:script>1</x:script></svg:svg>
      """)
    #expect(try sample.steps() == "M0 0 L1 0")
    #expect(try sample.findings().isEmpty)
  }

  @Test("the entities of XML and numbers stand for characters")
  func entities() throws {
    #expect(
      try SVGSample(elements: "<path d='M0&#32;0&#x48;&#49;'/>").steps() == "M0 0 L1 0")
  }

  @Test("text in UTF-16 is read, too")
  func utf16() throws {
    let text = "<svg viewBox='0 0 9 9'><path d='M0 0H1'/></svg>"
    var bytes: [UInt8] = [0xFF, 0xFE]
    for byte in text.utf8 { bytes += [byte, 0] }
    let image = try SVGReader.read(SourceFile(name: "icon.svg", content: bytes))
    #expect(image.image.paths.map(\.words) == ["M0 0 L1 0"])
  }

  @Test(
    "what is no SVG is refused where it stops being one",
    arguments: [
      ("", "[]: expected the element '<svg>', found the end of the file"),
      ("  \n", "[]: expected the element '<svg>', found the end of the file"),
      ("icon", "[icon]: expected the element '<svg>', found 'icon'"),
      ("<html></html>", "[<html]: expected the element '<svg>', found '<html>'"),
      ("</svg>", "[</svg>]: expected the element '<svg>', found '</svg>'"),
      (
        "<svg viewBox='0 0 9 9'>",
        "[<svg viewBox='0 0 9 9'>]: the file ends inside the element '<svg>'"
      ),
      ("<svg viewBox='0 0 9 9'><g></svg>", "[</svg>]: expected '</g>', found '</svg>'"),
      ("<svg viewBox='0 0 9 9", "[<svg]: the file ends inside a tag"),
      ("<svg a", "[a]: expected an attribute or '>', found 'a'"),
      ("<svg", "[<svg]: the file ends inside a tag"),
      ("<svg a='1'b='2'/>", "[b='2'/>]: expected an attribute or '>', found 'b='2'/>'"),
      ("<svg a=1/>", "[a=1/>]: expected an attribute or '>', found 'a=1/>'"),
      ("<svg ='1'/>", "[='1'/>]: expected an attribute or '>', found '='1'/>'"),
      ("<svg a='<'/>", "[a=']: expected an attribute or '>', found 'a=''"),
      ("<svg></svg", "[</svg]: the file ends inside a tag"),
      ("<svg></svg x>", "[x>]: expected an attribute or '>', found 'x>'"),
      ("<svg>< g/></svg>", "[<]: expected an attribute or '>', found '<'"),
      ("<!-- icon", "[<!--]: the file ends inside a comment"),
      ("<?xml", "[<?xml]: the file ends inside a processing instruction"),
      ("<!DOCTYPE svg [", "[<!DOCTYPE]: the file ends inside the document type declaration"),
      ("<svg><![CDATA[ ]]</svg>", "[<![CDATA[]: the file ends inside a CDATA section"),
      (
        "<svg id='a&b'/>",
        "[&]: this '&' does not begin an entity; write '&amp;' for an ampersand"
      ),
      (
        "<svg id='&nbsp;'/>",
        "[&nbsp;]: the entity '&nbsp;' is not supported; write the character itself"
      ),
    ])
  func refusals(text: String, expected: String) {
    #expect(SVGSample(text).refusal() == "invalid-svg \(expected)")
  }
}
