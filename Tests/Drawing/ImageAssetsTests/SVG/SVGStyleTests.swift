// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite("Colors and lines")
struct SVGStyleTests {
  private func path(_ attributes: String, around group: String = "") throws -> VectorPath? {
    try SVGSample(elements: "<g \(group)><path d='M0 0H9V9' \(attributes)/></g>").paths().first
  }

  /// A color of numbers from 0 to 255.
  private func ink(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1)
    -> VectorPath.Ink
  {
    .color(
      ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity))
  }

  @Test("a shape is black and has no line where nothing says otherwise")
  func standard() throws {
    let path = try path("")
    #expect(path?.fill == ink(0, 0, 0))
    #expect(path?.stroke == nil)
    #expect(path?.usesEvenOddFill == false)
  }

  @Test(
    "colors are read as CSS spells them",
    arguments: [
      ("#36c", [51.0, 102, 204, 1]), ("#3366CC", [51.0, 102, 204, 1]),
      ("#36c8", [51.0, 102, 204, 8.0 / 15]),
      ("#3366cc33", [51.0, 102, 204, 0.2]), ("rgb(51,102,204)", [51.0, 102, 204, 1]),
      ("rgb( 51 , 102 , 204 )", [51.0, 102, 204, 1]), ("rgb(20%, 40%, 80%)", [51.0, 102, 204, 1]),
      ("rgb(51 102 204 / 50%)", [51.0, 102, 204, 0.5]),
      ("rgba(51,102,204,.5)", [51.0, 102, 204, 0.5]),
      ("rgb(300,-5,0)", [255.0, 0, 0, 1]), ("RebeccaPurple", [102.0, 51, 153, 1]),
      ("white", [255.0, 255, 255, 1]),
    ] as [(String, [Double])])
  func colors(text: String, parts: [Double]) throws {
    let expected = ink(parts[0], parts[1], parts[2], parts[3])
    #expect(try path("fill='\(text)'")?.fill == expected)
    #expect(try path("fill='none' stroke='\(text)'")?.stroke?.ink == expected)
  }

  @Test(
    "what is no color is said, and the shape keeps that of its group",
    arguments: [
      "#12", "#12345", "#gggggg", "#+12345", "rgb(1,2)", "rgb(1,2,3,4,5)", "hsl(1,2,3)", "redd",
      "rgb(1,2,3",
    ])
  func malformedColor(text: String) throws {
    let sample = SVGSample(elements: "<g fill='#f00'><path d='M0 0H9' fill='\(text)'/></g>")
    #expect(try sample.paths().first?.fill == ink(255, 0, 0))
    #expect(
      try sample.findings() == [
        "malformed-svg-part [\(text)]: '\(text)' is not a value of 'fill'; write a color such as '#3366CC'"
      ])
  }

  @Test("'currentColor' is the color of the text around the image, unless the file sets one")
  func currentColor() throws {
    #expect(try path("fill='currentColor'")?.fill == .current(opacity: 1))
    #expect(try path("fill='currentcolor' opacity='.5'")?.fill == .current(opacity: 0.5))
    #expect(try path("fill='currentColor'", around: "color='#f00'")?.fill == ink(255, 0, 0))
    // The word is handed down, not the color that it stands for where it is written.
    #expect(
      try path("color='#0f0'", around: "fill='currentColor' color='#f00'")?.fill == ink(0, 255, 0))
  }

  @Test("opacities multiply; what cannot be seen is not drawn")
  func opacity() throws {
    let path = try path(
      "fill='#f00' stroke='#00f' opacity='.5' fill-opacity='50%' stroke-opacity='.2'",
      around: "opacity='.5'")
    #expect(path?.fill == ink(255, 0, 0, 0.125))
    #expect(path?.stroke?.ink == ink(0, 0, 255, 0.05))
    #expect(try self.path("fill='#f008' fill-opacity='.5'")?.fill == ink(255, 0, 0, 4.0 / 15))
    for hidden in [
      "fill='none'", "fill='transparent'", "opacity='0'", "fill-opacity='0'", "display='none'",
      "visibility='hidden'", "stroke='red' stroke-width='0' fill='none'", "opacity='-3'",
    ] {
      #expect(try self.path(hidden) == nil, "\(hidden)")
    }
    #expect(try self.path("visibility='visible'", around: "visibility='hidden'") != nil)
    #expect(try self.path("display='inline'", around: "display='none'") == nil)
  }

  @Test("lines have a width, ends and joints, which groups hand down")
  func lines() throws {
    let path = try path(
      "stroke='currentColor'",
      around: "stroke-width='3' stroke-linecap='round' stroke-linejoin='bevel' fill-rule='evenodd'")
    #expect(
      path?.stroke
        == VectorPath.Stroke(ink: .current(opacity: 1), width: 3, cap: .round, join: .bevel))
    #expect(path?.usesEvenOddFill == true)
    #expect(
      try self.path("stroke='red'")?.stroke
        == VectorPath.Stroke(ink: ink(255, 0, 0), width: 1, cap: .butt, join: .miter))
  }

  @Test("'style' wins over attributes")
  func declarations() throws {
    let path = try path(
      "style=' fill : #f00 ;; stroke:#00f!important; x; -y:z' fill='#0f0' stroke='#0f0'")
    #expect(path?.fill == ink(255, 0, 0))
    #expect(path?.stroke?.ink == ink(0, 0, 255))
    #expect(
      try self.path("style='fill:inherit' fill='#0f0'", around: "fill='#f00'")?.fill
        == ink(255, 0, 0))
  }

  @Test(
    "a value that means nothing is said where it stands",
    arguments: [
      (
        "fill-rule='odd'",
        "[odd]: 'odd' is not a value of 'fill-rule'; write 'nonzero' or 'evenodd'"
      ),
      ("style='stroke-width: -1'", "[-1]: '-1' is not a value of 'stroke-width'; write a length"),
      (
        "stroke-linecap='flat'",
        "[flat]: 'flat' is not a value of 'stroke-linecap'; write 'butt', 'round' or 'square'"
      ),
      (
        "style='fill:red; stroke-linejoin :x '",
        "[x]: 'x' is not a value of 'stroke-linejoin'; write 'miter', 'round' or 'bevel'"
      ),
      ("opacity='half'", "[half]: 'half' is not a value of 'opacity'; write a number from 0 to 1"),
    ])
  func malformed(attributes: String, finding: String) throws {
    let sample = SVGSample(elements: "<path d='M0 0H9' \(attributes)/>")
    #expect(try sample.paths().count == 1)
    #expect(try sample.findings() == ["malformed-svg-part \(finding)"])
  }

  @Test(
    "what has no effect is said, unless it asks for none",
    arguments: [
      "filter", "mask", "clip-path", "marker-end", "stroke-dasharray", "mix-blend-mode",
      "vector-effect", "paint-order",
    ])
  func withoutEffect(name: String) throws {
    let sample = SVGSample(elements: "<path d='M0 0H9' \(name)='url(#x)'/>")
    #expect(
      try sample.findings() == [
        "unsupported-svg-part [url(#x)]: '\(name)' has no effect here; the shape is drawn without it"
      ])
    let none = name == "mix-blend-mode" || name == "paint-order" ? "normal" : "none"
    #expect(try SVGSample(elements: "<path d='M0 0H9' \(name)='\(none)'/>").findings().isEmpty)
  }

  @Test("a clip around the whole image changes nothing, and is not said")
  func harmlessClip() throws {
    func sample(_ clip: String) -> SVGSample {
      SVGSample(
        elements: "<g clip-path='url(#c)'><path d='M0 0H9'/></g><clipPath id='c'>\(clip)</clipPath>"
      )
    }
    #expect(try sample("<rect width='24' height='24' fill='white'/>").findings().isEmpty)
    for clip in [
      "<rect width='23' height='24'/>", "<rect x='1' width='24' height='24'/>", "<circle r='99'/>",
      "<rect width='24' height='24'/><rect/>", "<rect width='24' height='24' rx='4'/>", "",
      "<rect width='24' height='24' transform='scale(.5)'/>", "<rect width='x' height='24'/>",
    ] {
      #expect(try sample(clip).findings().count == 1, "\(clip)")
    }
  }
}
