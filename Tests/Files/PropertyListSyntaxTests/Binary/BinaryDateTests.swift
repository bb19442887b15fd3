// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import Testing

@Suite("Dates of binary files in other forms")
struct BinaryDateTests {
  private func literal(seconds: Double) throws -> PropertyListLiteral {
    let file = BinaryFile([0x33] + BinaryFile.bytes(seconds.bitPattern, size: 8))
    return PropertyListLiteral(try file.read().root)
  }

  @Test(
    "a date of any calendar year can be written as XML and read again",
    arguments: [
      (0, "2001-01-01T00:00:00Z"), (-64_500_580_800, "-0043-01-22T12:00:00Z"),
      (315_569_520_000, "12001-01-01T00:00:00Z"),
    ])
  func calendarYears(seconds: Double, spelling: String) throws {
    let literal = try literal(seconds: seconds)
    #expect(literal == .date(spelling: spelling))
    let copy = try SourceFile(name: "copy", content: XMLWriter.document(literal))
    #expect(PropertyListLiteral(try PropertyListDocument(copy).root) == literal)
  }

  @Test(
    "a date beyond all calendars is copied as the number that it is",
    arguments: [Double.nan, -.infinity, 1e300])
  func impossibleDates(seconds: Double) throws {
    let literal = try literal(seconds: seconds)
    #expect(literal == .real(spelling: String(seconds)))
    let copy = try SourceFile(name: "copy", content: XMLWriter.document(literal))
    #expect(try PropertyListDocument(copy).root.kind == .real)
  }
}
