// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@Suite("Path data")
struct SVGPathDataTests {
  private func steps(_ data: String) throws -> String {
    try SVGSample(elements: "<path d=\"\(data)\"/>").steps()
  }

  @Test(
    "a command is read with absolute and with relative coordinates",
    arguments: [
      ("M1 2L3 4", "M1 2 L3 4"), ("m1 2l3 4", "M1 2 L4 6"),
      ("M1 2 3 4 5 6", "M1 2 L3 4 L5 6"), ("m1 2 3 4 5 6", "M1 2 L4 6 L9 12"),
      ("M1 2H5V6", "M1 2 L5 2 L5 6"), ("M1 2h5v6", "M1 2 L6 2 L6 8"),
      ("M1 2h5 6", "M1 2 L6 2 L12 2"),
      ("M0 0C1 2 3 4 5 6", "M0 0 C1 2 3 4 5 6"), ("M1 1c1 2 3 4 5 6", "M1 1 C2 3 4 5 6 7"),
      ("M0 0L6 0L6 6z", "M0 0 L6 0 L6 6 Z"),
    ])
  func commands(data: String, expected: String) throws {
    #expect(try steps(data) == expected)
  }

  @Test(
    "numbers need nothing between them where a sign, a point or a letter ends one",
    arguments: [
      ("M1-2L-3-4", "M1 -2 L-3 -4"), ("M.5.25L1.5.75", "M0.5 0.25 L1.5 0.75"),
      ("M1e1-1E0L+2+.5", "M10 -1 L2 0.5"), ("M1.,2.l3.,4.", "M1 2 L4 6"),
      ("M 1 , 2 L\n3\t4", "M1 2 L3 4"), ("M1,2,3,4", "M1 2 L3 4"),
      ("M2e-1 2e1L0 0", "M0.2 20 L0 0"),
    ])
  func runningNumbers(data: String, expected: String) throws {
    #expect(try steps(data) == expected)
  }

  @Test("the flags of an arc are single digits, whatever follows them")
  func runningFlags() throws {
    let spaced = try steps("M6 10 A4 4 0 0 1 14 10")
    #expect(try steps("M6 10A4 4 0 0114 10") == spaced)
    #expect(try steps("M6 10a4,4,0,01,8,0") == spaced)
    #expect(try steps("M6 10a4 4 0 018 0") == spaced)
  }

  @Test("a smooth curve begins in the direction in which the one before it ended")
  func smoothCurves() throws {
    #expect(try steps("M0 0C0 1 2 3 4 4S8 9 9 9") == "M0 0 C0 1 2 3 4 4 C6 5 8 9 9 9")
    #expect(try steps("M0 0C0 1 2 3 4 4s4 5 5 5") == "M0 0 C0 1 2 3 4 4 C6 5 8 9 9 9")
    // Behind anything but a curve of its kind, the first control point is where the curve begins.
    #expect(try steps("M0 0L4 4S8 9 9 9") == "M0 0 L4 4 C4 4 8 9 9 9")
    #expect(try steps("M0 0Q3 3 6 0S8 9 9 9").hasSuffix(" C6 0 8 9 9 9"))
  }

  @Test("a quadratic curve is the cubic one with the same points")
  func quadraticCurves() throws {
    #expect(try steps("M0 0Q3 6 6 0") == "M0 0 C2 4 4 4 6 0")
    #expect(try steps("M0 0q3 6 6 0t6 0") == "M0 0 C2 4 4 4 6 0 C8 -4 10 -4 12 0")
    #expect(try steps("M0 0L6 0T12 0") == "M0 0 L6 0 C6 0 8 0 12 0")
  }

  @Test("behind a closed part, a command goes on from where the part began")
  func afterClosing() throws {
    #expect(try steps("M2 2h4v4zl1 1") == "M2 2 L6 2 L6 6 Z M2 2 L3 3")
    #expect(try steps("M2 2h4v4zm1 1h1") == "M2 2 L6 2 L6 6 Z M3 3 L4 3")
    #expect(try steps("M2 2h4v4zz") == "M2 2 L6 2 L6 6 Z")
  }

  @Test(
    "of wrong data, what stands before the fault is drawn, and the fault is said",
    arguments: [
      ("M1 2L3 4 5", "M1 2 L3 4", "its end", ""),
      ("M1 2L3 4 x", "M1 2 L3 4", "'x'", "x"),
      ("M1 2L3 4z5 6", "M1 2 L3 4 Z", "'5'", "5"),
      ("M1 2h", "M1 2", "its end", ""),
      ("M1 2l3 4,h1", "M1 2 L4 6", "'h1'", "h"),
      ("M1 2A1 1 0 2 0 5 5L1 1", "M1 2", "'2'", "2"),
      ("M1 2L3 4N5 6", "M1 2 L3 4", "'N5'", "N"),
      ("L1 2", "", "'L1'", "L"), ("1 2", "", "'1'", "1"), ("M,1 2", "", "',1'", ","),
      ("é", "", "'é'", "\u{FFFD}"),
    ])
  func faults(data: String, expected: String, found: String, place: String) throws {
    let sample = SVGSample(elements: "<path d=\"M0 0H9\"/><path d=\"\(data)\"/>")
    let drawn = try sample.paths().dropFirst().map(\.words).joined()
    // A path of one step is no path.
    #expect(drawn == (expected.contains("L") ? expected : ""))
    let findings = try sample.findings()
    #expect(findings.count == 1)
    #expect(
      findings.first?.hasSuffix(
        "expected a command or a number of the path, found \(found); only what is before it is drawn"
      )
        == true, "\(findings)")
    #expect(findings.first?.hasPrefix("malformed-svg-part [\(place)") == true, "\(findings)")
  }

  @Test("the place of a fault is the attribute where entities shift the text")
  func faultBehindEntity() throws {
    let sample = SVGSample(elements: "<path d=\"M0 0H9&#32;x\"/>")
    #expect(try sample.findings().first?.hasPrefix("malformed-svg-part [M0 0H9&#32;x]: ") == true)
  }
}
