// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// A line of a `.gitignore` file, as git reads it.
///
/// `*` stands for any characters of a name, `?` for one, `[a-z]` for one of several, and `**` between slashes for any number of
/// folders. With a slash at its beginning or inside, the pattern stands for a path from the file's folder; without one, for a
/// name anywhere below. One with a slash at its end fits folders alone, and one that begins with `!` takes back what earlier
/// ones say. A class, as each file of a project is compared with all patterns, and values would be copied for that.
final class IgnorePattern: Sendable {
  /// The pattern as it is written, without white space behind it.
  let text: String

  /// The number of the line, counted from 1.
  let line: Int

  /// Whether what it fits is not ignored after all.
  let isNegated: Bool

  /// The bytes that what it fits ends with, after the last asterisk, question mark or bracket.
  private let tail: String

  private let fitsFoldersAlone: Bool
  private let isAnchored: Bool
  private let parts: [Part]

  /// A part of a pattern, between slashes.
  private enum Part: Sendable {
    /// Any number of folders.
    case folders
    /// A name.
    case name(Name)
  }

  /// The pattern of a name.
  private struct Name: Sendable {
    let glyphs: [Glyph]

    /// The first and the last byte, if it is always the same: nearly every name has others (Benchmarks/README.md,
    /// "First and last bytes").
    let first: UInt8?
    let last: UInt8?

    init(_ glyphs: [Glyph]) {
      func byte(_ glyph: Glyph?) -> UInt8? {
        if case .byte(let byte)? = glyph { byte } else { nil }
      }
      self.glyphs = glyphs
      first = byte(glyphs.first)
      last = byte(glyphs.last)
    }
  }

  /// The bytes that what a pattern fits begins and ends with, so that most paths need no further comparison
  /// (Benchmarks/README.md, "First and last bytes").
  struct Ends: Sendable {
    /// The first byte of the path, or only of its last name; nil if there may be any.
    let first: UInt8?

    /// Whether it is that of the path.
    let isAnchored: Bool

    /// The last byte; nil if there may be any.
    let last: UInt8?
  }

  /// The ends of what it fits.
  var ends: Ends {
    var (first, last): (UInt8?, UInt8?)
    if case .name(let name)? = parts.first { first = name.first }
    if case .name(let name)? = parts.last { last = name.last }
    return Ends(first: first, isAnchored: isAnchored, last: last)
  }

  /// A part of a pattern that matches one character of a name, or several.
  private enum Glyph: Sendable {
    case byte(UInt8)
    case any
    case anything
    case range([ClosedRange<UInt8>], isNegated: Bool)
  }

  /// Reads a line; nil for one that is empty or a comment.
  init?(_ bytes: ArraySlice<UInt8>, line: Int) {
    var bytes = Self.withoutTrailingBlanks(bytes)
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
    self.line = line
    isNegated = first == UInt8(ascii: "!")
    if isNegated { bytes = bytes.dropFirst() }
    fitsFoldersAlone = bytes.last == UInt8(ascii: "/")
    if fitsFoldersAlone { bytes = bytes.dropLast() }
    isAnchored = bytes.contains(UInt8(ascii: "/"))
    if bytes.first == UInt8(ascii: "/") { bytes = bytes.dropFirst() }
    guard !bytes.isEmpty else { return nil }
    parts = Self.parts(of: bytes).map { part in
      part.elementsEqual("**".utf8) ? .folders : .name(Name(Self.glyphs(of: part)))
    }
    tail = Self.tail(of: parts.last)
  }

  private static func tail(of part: Part?) -> String {
    guard case .name(let name)? = part else { return "" }
    var bytes: [UInt8] = []
    for glyph in name.glyphs.reversed() {
      guard case .byte(let byte) = glyph else { break }
      bytes.append(byte)
    }
    // Bytes that are no text, which a replacement would stand for, decide nothing.
    return String(validating: bytes.reversed(), as: UTF8.self) ?? ""
  }

  /// What stands between slashes; one in brackets parts nothing.
  private static func parts(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "/"):
        parts.append(bytes[start..<rest.startIndex - 1])
        start = rest.startIndex
      case UInt8(ascii: "\\"): _ = rest.popFirst()
      case UInt8(ascii: "["): _ = range(&rest)
      default: break
      }
    }
    return (parts + [bytes[start...]]).filter { !$0.isEmpty }
  }

  /// The line without the blanks behind it; one behind a backslash counts.
  private static func withoutTrailingBlanks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    while bytes.last == UInt8(ascii: " "), bytes.dropLast().last != UInt8(ascii: "\\") {
      bytes = bytes.dropLast()
    }
    return bytes
  }

  /// Whether a path ends as those that it fits, so that it has to be looked at.
  func fitsEnd(of path: FilePath) -> Bool {
    path.text.endsInBytes(of: tail)
  }

  /// Whether the pattern fits a path, given by its names from the file's folder.
  func fits(_ path: PathParts, isFolder: Bool) -> Bool {
    guard !fitsFoldersAlone || isFolder, path.count > 0 else { return false }
    guard isAnchored else {
      guard case .name(let pattern)? = parts.first else { return true }
      return Self.fits(pattern, path[path.count - 1])
    }
    if case .name(let pattern)? = parts.first, !Self.fits(pattern, path[0]) { return false }
    // Which beginnings of the path the parts up to here fit. A set, as trying each would take exponential time.
    var ends: Set<Int> = [0]
    for (index, part) in parts.enumerated() {
      switch part {
      case .folders:
        // At the end it stands for what is in the folder, not for the folder itself.
        let least = index == parts.count - 1 ? 1 : 0
        ends = Set(ends.flatMap { $0 + least > path.count ? [] : Array($0 + least...path.count) })
      case .name(let pattern):
        ends = Set(
          ends.filter { $0 < path.count && Self.fits(pattern, path[$0]) }.map { $0 + 1 })
      }
    }
    return ends.contains(path.count)
  }

  private static func fits(_ pattern: Name, _ name: ArraySlice<UInt8>) -> Bool {
    if let first = pattern.first, first != name.first { return false }
    if let last = pattern.last, last != name.last { return false }
    let glyphs = pattern.glyphs
    var (i, j) = (0, name.startIndex)
    // Where the last asterisk stands, and how much it stands for so far.
    var asterisk: (glyph: Int, name: Int)?
    while j < name.endIndex {
      if i < glyphs.count, case .anything = glyphs[i] {
        asterisk = (i, j)
        i += 1
      } else if i < glyphs.count, fits(glyphs[i], name[j]) {
        i += 1
        j += 1
      } else if let last = asterisk {
        asterisk = (last.glyph, last.name + 1)
        (i, j) = (last.glyph + 1, last.name + 1)
      } else {
        return false
      }
    }
    return glyphs[i...].allSatisfy { if case .anything = $0 { true } else { false } }
  }

  private static func fits(_ glyph: Glyph, _ byte: UInt8) -> Bool {
    switch glyph {
    case .byte(let expected): byte == expected
    case .any, .anything: true
    case .range(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  private static func glyphs(of part: ArraySlice<UInt8>) -> [Glyph] {
    var glyphs: [Glyph] = []
    var rest = part
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): glyphs.append(.anything)
      case UInt8(ascii: "?"): glyphs.append(.any)
      case UInt8(ascii: "\\"): if let escaped = rest.popFirst() { glyphs.append(.byte(escaped)) }
      case UInt8(ascii: "["):
        if let glyph = Self.range(&rest) {
          glyphs.append(glyph)
        } else {
          glyphs.append(.byte(byte))
        }
      default: glyphs.append(.byte(byte))
      }
    }
    return glyphs
  }

  /// What stands in brackets, which are taken off; nil where they do not end.
  private static func range(_ rest: inout ArraySlice<UInt8>) -> Glyph? {
    var inside = rest
    let isNegated = inside.first == UInt8(ascii: "!") || inside.first == UInt8(ascii: "^")
    if isNegated { inside = inside.dropFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while var byte = inside.popFirst() {
      if byte == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = inside
        return .range(ranges, isNegated: isNegated)
      }
      if byte == UInt8(ascii: "\\"), let escaped = inside.popFirst() { byte = escaped }
      if inside.first == UInt8(ascii: "-"), let last = inside.dropFirst().first,
        last != UInt8(ascii: "]")
      {
        inside = inside.dropFirst(2)
        if byte <= last { ranges.append(byte...last) }
      } else {
        ranges.append(byte...byte)
      }
    }
    return nil
  }
}
