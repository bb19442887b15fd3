// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite("Shapes")
struct SVGShapeTests {
  @Test(
    "a shape is the path that it stands for",
    arguments: [
      ("<rect x='2' y='3' width='4' height='5'/>", "M2 3 L6 3 L6 8 L2 8 Z"),
      ("<line x1='1' y1='2' x2='3' y2='4' stroke='red'/>", "M1 2 L3 4"),
      ("<polyline points='1,2 3,4 5,6'/>", "M1 2 L3 4 L5 6"),
      ("<polygon points='1 2 3 4-5-6'/>", "M1 2 L3 4 L-5 -6 Z"),
      (
        "<circle cx='10' cy='10' r='10'/>",
        "M20 10 C20 15.523 15.523 20 10 20 C4.477 20 0 15.523 0 10 C0 4.477 4.477 0 10 0 "
          + "C15.523 0 20 4.477 20 10 Z"
      ),
      (
        "<ellipse cx='10' cy='10' rx='10' ry='5'/>",
        "M20 10 C20 12.761 15.523 15 10 15 C4.477 15 0 12.761 0 10 C0 7.239 4.477 5 10 5 "
          + "C15.523 5 20 7.239 20 10 Z"
      ),
      (
        "<rect width='20' height='20' rx='10'/>",
        "M10 0 L10 0 C15.523 0 20 4.477 20 10 L20 10 C20 15.523 15.523 20 10 20 "
          + "L10 20 C4.477 20 0 15.523 0 10 L0 10 C0 4.477 4.477 0 10 0 Z"
      ),
    ])
  func shapes(element: String, expected: String) throws {
    let sample = SVGSample(elements: element)
    #expect(try sample.steps() == expected)
    #expect(try sample.findings().isEmpty)
  }

  @Test("one radius of a rectangle stands for both, and none is larger than half a side")
  func radii() throws {
    func steps(_ radii: String) throws -> String {
      try SVGSample(elements: "<rect width='20' height='10' \(radii)/>").steps()
    }
    #expect(try steps("rx='2'") == steps("rx='2' ry='2'"))
    #expect(try steps("ry='2'") == steps("rx='2' ry='2'"))
    #expect(try steps("rx='99'") == steps("rx='10' ry='5'"))
    #expect(try steps("rx='0'") == steps(""))
  }

  @Test(
    "lengths have units, and percentages are of the viewport",
    arguments: [
      ("12", "M0 0 L12 0"), ("12px", "M0 0 L12 0"), ("9pt", "M0 0 L12 0"), ("1pc", "M0 0 L16 0"),
      ("0.125in", "M0 0 L12 0"), ("2.54mm", "M0 0 L9.6 0"), (".254cm", "M0 0 L9.6 0"),
      ("50%", "M0 0 L12 0"), ("1em", "M0 0 L16 0"), (" 3 ", "M0 0 L3 0"),
    ])
  func lengths(length: String, expected: String) throws {
    #expect(try SVGSample(elements: "<line x2='\(length)' stroke='red'/>").steps() == expected)
  }

  @Test(
    "what is no length is said, and counts as if it were not there",
    arguments: [
      (
        "<rect width='4' height='4' x='1q1'/>", "M0 0 L4 0 L4 4 L0 4 Z",
        "[1q1]: '1q1' is not a value of 'x'"
      ),
      ("<rect width='-4' height='4'/>", "", "[-4]: '-4' is not a value of 'width'"),
      ("<circle r='big'/>", "", "[big]: 'big' is not a value of 'r'"),
      (
        "<line x2='1e999' y2='1' stroke='red'/>", "M0 0 L0 1",
        "[1e999]: '1e999' is not a value of 'x2'"
      ),
    ])
  func malformedLengths(element: String, expected: String, finding: String) throws {
    let sample = SVGSample(elements: "<path d='M0 0H1'/>\(element)")
    #expect(try sample.paths().dropFirst().map(\.words).joined() == expected)
    #expect(try sample.findings() == ["malformed-svg-part \(finding); write a length"])
  }

  @Test("points that lack a partner, or are none, end the line and are said")
  func points() throws {
    let odd = SVGSample(elements: "<polyline points='1 2 3 4 5'/>")
    #expect(try odd.steps() == "M1 2 L3 4")
    #expect(try odd.findings().count == 1)
    let word = SVGSample(elements: "<polyline points='1 2 3 4 x 6'/>")
    #expect(try word.steps() == "M1 2 L3 4")
    #expect(try word.findings().first?.hasPrefix("malformed-svg-part [x]: ") == true)
  }

  @Test("what has no extent draws nothing")
  func nothing() throws {
    for element in [
      "<rect width='4'/>", "<circle cx='4'/>", "<path/>", "<path d=''/>", "<path d='none'/>",
      "<path d='M1 1'/>", "<polyline/>", "<polygon points=''/>", "<line x2='3'/>", "<g/>",
    ] {
      let sample = SVGSample(elements: element)
      #expect(try sample.paths().isEmpty, "\(element)")
      #expect(try sample.findings().map { String($0.suffix(23)) } == ["the image draws nothing"])
    }
  }
}
