// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Finds comments in a property list in XML, and what follows each.
///
/// The file was read before, so that what is malformed was reported; here it ends the search.
struct XMLComments {
  private let source: SourceFile
  private var bytes: [UInt8] { source.bytes }

  init(_ source: SourceFile) {
    self.source = source
  }

  /// A kind of markup that begins with `<`.
  private enum Markup {
    /// A comment; the range of what is between its marks.
    case comment(Range<Int>)
    /// A tag that opens an element.
    case opening(name: ArraySlice<UInt8>)
    /// An element without content.
    case empty
    /// A tag that closes an element.
    case closing
    /// A declaration, an instruction or a section of raw text.
    case other
  }

  /// The comments that leave findings out.
  func suppressions() -> [SuppressionComment] {
    var found: [SuppressionComment] = []
    // How many elements are open, in addition to the property list itself.
    var depth = 0
    var isBehindRoot = false
    var offset = 0
    while let (markup, range) = next(from: offset) {
      offset = range.upperBound
      switch markup {
      case .comment(let content):
        let comment = SuppressionComment(
          content, range: SourceRange(range.lowerBound, range.upperBound), in: source
        ) {
          if depth == 0 { return isBehindRoot ? .nothing : .file }
          return part(behind: range.upperBound).map { .part($0) } ?? .nothing
        }
        if let comment { found.append(comment) }
      case .opening(let name):
        if !name.elementsEqual("plist".utf8) { depth += 1 }
      case .closing:
        depth = max(0, depth - 1)
        if depth == 0 { isBehindRoot = true }
      case .empty:
        if depth == 0 { isBehindRoot = true }
      case .other: break
      }
    }
    return found
  }

  /// The element after an offset; of a key, with its value.
  private func part(behind start: Int) -> SourceRange? {
    guard let first = element(behind: start) else { return nil }
    guard first.isKey, let value = element(behind: first.range.upperBound) else {
      return SourceRange(first.range.lowerBound, first.range.upperBound)
    }
    return SourceRange(first.range.lowerBound, value.range.upperBound)
  }

  /// The element after an offset, passing comments.
  private func element(behind start: Int) -> (range: Range<Int>, isKey: Bool)? {
    var offset = start
    var depth = 0
    var opened: (start: Int, isKey: Bool)?
    while let (markup, range) = next(from: offset) {
      offset = range.upperBound
      switch markup {
      case .comment, .other: continue
      case .opening(let name):
        if opened == nil { opened = (range.lowerBound, name.elementsEqual("key".utf8)) }
        depth += 1
      case .empty:
        if opened == nil { return (range, false) }
      case .closing:
        guard let opened else { return nil }
        depth -= 1
        if depth == 0 { return (opened.start..<range.upperBound, opened.isKey) }
      }
    }
    return nil
  }

  private func next(from offset: Int) -> (markup: Markup, range: Range<Int>)? {
    guard let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    func ending(_ mark: String, from: Int) -> Int? {
      end(of: mark, from: from)
    }
    if has("<!--", at: start) {
      guard let end = ending("-->", from: start + 4) else { return nil }
      return (.comment((start + 4)..<(end - 3)), start..<end)
    }
    if has("<![CDATA[", at: start) {
      return ending("]]>", from: start).map { (.other, start..<$0) }
    }
    if has("<?", at: start) { return ending("?>", from: start).map { (.other, start..<$0) } }
    guard let end = ending(">", from: start) else { return nil }
    if has("<!", at: start) { return (.other, start..<end) }
    if has("</", at: start) { return (.closing, start..<end) }
    if bytes[end - 2] == UInt8(ascii: "/") { return (.empty, start..<end) }
    let name = bytes[(start + 1)..<(end - 1)].prefix { $0 > UInt8(ascii: " ") }
    return (.opening(name: name), start..<end)
  }

  private func has(_ mark: String, at offset: Int) -> Bool {
    bytes[offset...].starts(with: mark.utf8)
  }

  /// The offset after the first of a mark from an offset on.
  private func end(of mark: String, from offset: Int) -> Int? {
    guard let first = mark.utf8.first else { return nil }
    var offset = offset
    while offset < bytes.count, let found = bytes[offset...].firstIndex(of: first) {
      if has(mark, at: found) { return found + mark.utf8.count }
      offset = found + 1
    }
    return nil
  }
}
