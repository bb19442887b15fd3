// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite("Transforms")
struct SVGTransformTests {
  /// Where a transform takes the points (0, 0), (10, 0) and (10, 10).
  private func steps(_ transform: String) throws -> String {
    try SVGSample(elements: "<path transform='\(transform)' d='M0 0L10 0L10 10'/>").steps()
  }

  @Test(
    "each kind does what its name says",
    arguments: [
      ("translate(3)", "M3 0 L13 0 L13 10"), ("translate(3, 4)", "M3 4 L13 4 L13 14"),
      ("scale(2)", "M0 0 L20 0 L20 20"), ("scale(2 .5)", "M0 0 L20 0 L20 5"),
      ("rotate(90)", "M0 0 L0 10 L-10 10"), ("rotate(-90)", "M0 0 L0 -10 L10 -10"),
      ("rotate(180)", "M0 0 L-10 0 L-10 -10"), ("rotate(30)", "M0 0 L8.66 5 L3.66 13.66"),
      ("rotate(90 10 10)", "M20 0 L20 10 L10 10"), ("skewX(45)", "M0 0 L10 0 L20 10"),
      ("skewY(45)", "M0 0 L10 10 L10 20"), ("matrix(1 2 3 4 5 6)", "M5 6 L15 26 L45 66"),
      ("", "M0 0 L10 0 L10 10"), (" rotate( 450 ) ", "M0 0 L0 10 L-10 10"),
    ])
  func kinds(transform: String, expected: String) throws {
    #expect(try steps(transform) == expected)
  }

  @Test("of a list the last is done first, and groups are done behind what is in them")
  func order() throws {
    #expect(try steps("translate(5 0) scale(2)") == "M5 0 L25 0 L25 20")
    #expect(try steps("scale(2),translate(5 0)") == "M10 0 L30 0 L30 20")
    let nested = SVGSample(
      elements: "<g transform='translate(5 0)'><g transform='scale(2)'><path d='M0 0H10'/></g></g>")
    #expect(try nested.steps() == "M5 0 L25 0")
  }

  @Test("a line grows with the shape, and one that would be uneven is said")
  func lines() throws {
    func sample(_ transform: String) -> SVGSample {
      SVGSample(
        elements: "<path transform='\(transform)' d='M0 0H9' stroke='red' stroke-width='2'/>")
    }
    #expect(try sample("scale(3)").paths().first?.stroke?.width == 6)
    #expect(try sample("rotate(30) scale(-3 3)").findings().isEmpty)
    #expect(try sample("scale(4 1)").paths().first?.stroke?.width == 4)
    #expect(
      try sample("scale(4 1)").findings().map { $0.components(upTo: " [") } == [
        "unsupported-svg-part"
      ])
  }

  @Test(
    "what is no transform is said, and the shape is left out",
    arguments: [
      "turn(3)", "translate", "translate(", "translate()", "translate(1 2 3)", "scale(a)",
      "matrix(1 2 3)", "translate(1) x", "rotate(1e999)", "translate(1 2 3 4 5 6 7 8)",
    ])
  func malformed(transform: String) throws {
    let sample = SVGSample(
      elements: "<path d='M0 0H1'/><path transform='\(transform)' d='M0 0H9'/>")
    #expect(try sample.steps() == "M0 0 L1 0")
    #expect(
      try sample.findings() == [
        "malformed-svg-part [\(transform)]: '\(transform)' is not a value of 'transform'; "
          + "write a list such as 'translate(4 4) scale(2)'"
      ])
  }
}

extension String {
  /// What stands before a text; the whole where that does not occur.
  func components(upTo text: String) -> String {
    firstRange(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
