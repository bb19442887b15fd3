// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// Places as SARIF spells them.
struct SARIFPlaces {
  private let index: SourceIndex

  init(index: SourceIndex) {
    self.index = index
  }

  /// A `location` object, with a sentence about it where there is one.
  func location(_ place: Diagnostic.Place, message: JSONValue? = nil) -> JSONValue {
    var physical = [("artifactLocation", artifact(place.file))]
    if let region = region(place) { physical.append(("region", region)) }
    var members = [("physicalLocation", JSONValue.object(physical))]
    if let message { members.append(("message", message)) }
    return .object(members)
  }

  /// A `region` object; nil where the place is a file as a whole, or one that has no lines.
  func region(_ place: Diagnostic.Place) -> JSONValue? {
    guard let span = index.span(of: place) else { return nil }
    let (start, end) = (span.start, span.end)
    return .object([
      ("startLine", .number(start.line)), ("startColumn", .number(span.utf16Column(of: start))),
      ("endLine", .number(end.line)), ("endColumn", .number(span.utf16Column(of: end))),
    ])
  }

  /// An `artifactLocation` object.
  func artifact(_ file: String) -> JSONValue {
    guard !file.hasPrefix("/") else {
      return .object([("uri", .string("file://" + Self.percentEncoded(file)))])
    }
    return .object([
      ("uri", .string(Self.percentEncoded(file))), ("uriBaseId", .string("%SRCROOT%")),
    ])
  }

  /// A path as the path of a URI; the solidus stays as it is.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "+"),
        UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += byte < 0x10 ? "%0" : "%"
        result += String(byte, radix: 16, uppercase: true)
      }
    }
    return result
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
