// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Places as SARIF spells them.
struct SARIFPlaces {
  private let index: SourceIndex

  init(index: SourceIndex) {
    self.index = index
  }

  /// A `location` object, with a sentence about it if there is one.
  func location(_ place: Diagnostic.Place, message: PropertyListLiteral? = nil)
    -> PropertyListLiteral
  {
    var physical = [("artifactLocation", artifact(place.file))]
    if let region = region(place) { physical.append(("region", region)) }
    var members = [("physicalLocation", PropertyListLiteral.object(physical))]
    if let message { members.append(("message", message)) }
    return .object(members)
  }

  /// A `region` object; nil if the place is a file as a whole, or one that has no lines.
  func region(_ place: Diagnostic.Place) -> PropertyListLiteral? {
    guard let span = index.span(of: place) else { return nil }
    let (start, end) = (span.start, span.end)
    return .object([
      ("startLine", .integer(start.line)), ("startColumn", .integer(span.utf16Column(of: start))),
      ("endLine", .integer(end.line)), ("endColumn", .integer(span.utf16Column(of: end))),
    ])
  }

  /// An `artifactLocation` object.
  func artifact(_ file: String) -> PropertyListLiteral {
    guard !file.hasPrefix("/") else {
      return .object([("uri", .string("file://" + PercentEncoding.ofPath(file)))])
    }
    return .object([
      ("uri", .string(PercentEncoding.ofPath(file))), ("uriBaseId", .string("%SRCROOT%")),
    ])
  }
}

extension SourceIndex.Span {
  /// The column of a location in UTF-16 code units, counted from 1.
  fileprivate func utf16Column(of location: SourceLocation) -> Int {
    guard let line = lines.range(ofLine: location.line) else { return 1 }
    let before = file.bytes[line.start..<line.start + location.column - 1]
    // A scalar is one unit, and two where UTF-8 spells it in four bytes; each has one byte that does not continue another.
    return before.reduce(into: 1) { count, byte in
      if byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    }
  }
}
