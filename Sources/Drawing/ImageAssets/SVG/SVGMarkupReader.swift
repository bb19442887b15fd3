// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Reads the markup of an SVG file into its elements.
///
/// Text, comments, processing instructions and the document type are skipped; only the entities of XML itself are
/// known, so that nothing can expand.
struct SVGMarkupReader {
  /// How many elements can be nested.
  static let maximumDepth = 64

  /// The elements that shapes are in.
  private static let parents: Set<String> = ["a", "defs", "g", "svg", "switch", "symbol"]

  /// The namespace of SVG.
  private static let namespace = "http://www.w3.org/2000/svg"

  /// Whether a text names it, or is an entity, as some programs write for it.
  private static func isNamespace(_ text: String) -> Bool {
    text == namespace || text.hasPrefix("&")
  }

  private let file: String
  private var tree = SVGTree()

  /// The elements that are open, outermost first, with their names as the file spells them.
  private var open: [(index: Int, name: String)] = []

  /// The prefix of SVG's element names: that of the root.
  private var prefix = ""

  /// For each element that is open, and the file itself, whether a name without a prefix is one of SVG's; nil if nothing
  /// says so.
  private var defaultNamespaces: [Bool?] = [nil]

  /// Entities that stand among the elements, and would be more elements.
  private(set) var entities: [(name: String, range: SourceRange)] = []

  /// Style sheets that the file refers to.
  private(set) var styleSheets: [SourceRange] = []

  private init(file: String) {
    self.file = file
  }

  /// Reads a file.
  ///
  /// - Returns: The elements, where style sheets are named outside of them, and the entities that are not read.
  static func read(
    _ source: SourceFile
  ) throws(ImageAssetError) -> (
    tree: SVGTree, styleSheets: [SourceRange], entities: [(name: String, range: SourceRange)]
  ) {
    var reader = SVGMarkupReader(file: source.name)
    try reader.read(source.bytes.span.bytes)
    return (reader.tree, reader.styleSheets, reader.entities)
  }

  private func fault(_ message: ImageAssetMessage, at range: SourceRange) -> ImageAssetError {
    ImageAssetError(message, at: .init(file: file, range: range))
  }

  private mutating func read(_ text: RawSpan) throws(ImageAssetError) {
    var offset = 0
    repeat {
      let markup = text.endOfText(from: offset)
      guard markup < text.byteCount, !tree.elements.isEmpty || isBlank(text, offset, markup) else {
        throw endFault(text, from: offset)
      }
      noteEntities(text, from: offset, to: markup)
      if let end = try endOfMiscellany(text, at: markup) {
        offset = end
      } else if text.byte(at: markup + 1) == UInt8(ascii: "/") {
        offset = try readEndTag(text, at: markup)
      } else {
        offset = try readStartTag(text, at: markup)
      }
    } while !open.isEmpty || tree.elements.isEmpty
  }

  /// Takes note of the entities of a stretch of text that are not characters, where elements can be.
  private mutating func noteEntities(_ text: RawSpan, from start: Int, to end: Int) {
    guard let parent = open.last.map({ tree.elements[$0.index] }), parent.isDrawing,
      Self.parents.contains(parent.name)
    else { return }
    for offset in start..<max(start, end) where text.byte(at: offset) == UInt8(ascii: "&") {
      let nameEnd = text.endOfName(from: offset + 1)
      guard nameEnd < end, text.byte(at: nameEnd) == UInt8(ascii: ";"), entities.count < 8 else {
        continue
      }
      let name = text.string(from: offset + 1, to: nameEnd)
      if !name.isEmpty, XMLText.character(ofEntity: name) == nil {
        entities.append((name, SourceRange(offset, nameEnd + 1)))
      }
    }
  }

  private func isBlank(_ text: RawSpan, _ start: Int, _ end: Int) -> Bool {
    text.endOfWhiteSpace(from: start) >= end
  }

  /// The fault of a file that ends, or holds text, where markup must be.
  private func endFault(_ text: RawSpan, from offset: Int) -> ImageAssetError {
    if let last = open.last {
      return fault(
        .unterminated("the element '<\(last.name)>'"), at: tree.elements[last.index].range)
    }
    let start = min(text.endOfWhiteSpace(from: offset), text.byteCount)
    return fault(.noImageElement(found: text.found(at: start)), at: text.foundRange(at: start))
  }

  /// The offset after a comment, raw text, an instruction or the document type; nil if there is none of them.
  private mutating func endOfMiscellany(
    _ text: RawSpan, at start: Int
  ) throws(ImageAssetError) -> Int? {
    let name: String
    let end: Int?
    if let markup = text.miscellany(at: start), markup.kind != .characterData || !open.isEmpty {
      end = markup.end
      switch markup.kind {
      case .comment: name = "a comment"
      case .characterData: name = "a CDATA section"
      case .processingInstruction:
        name = "a processing instruction"
        if text.matches("<?xml-stylesheet", at: start), let end {
          styleSheets.append(SourceRange(start, end))
        }
      }
    } else if text.matches("<!DOCTYPE", at: start), open.isEmpty {
      (name, end) = ("the document type declaration", text.endOfDocumentType(from: start))
    } else {
      return nil
    }
    guard let end else { throw fault(.unterminated(name), at: text.foundRange(at: start)) }
    return end
  }

  private mutating func readEndTag(
    _ text: RawSpan, at start: Int
  ) throws(ImageAssetError) -> Int {
    let nameEnd = text.endOfName(from: start + 2)
    let end = text.endOfWhiteSpace(from: nameEnd)
    guard text.byte(at: end) == UInt8(ascii: ">") else {
      throw end < text.byteCount
        ? fault(.malformedTag(found: text.found(at: end)), at: text.foundRange(at: end))
        : fault(.unterminated("a tag"), at: SourceRange(start, nameEnd))
    }
    let name = text.string(from: start + 2, to: nameEnd)
    if defaultNamespaces.count > 1 { defaultNamespaces.removeLast() }
    guard let last = open.popLast() else {
      throw fault(
        .noImageElement(found: text.found(at: start)), at: SourceRange(start, end + 1))
    }
    guard last.name == name else {
      throw fault(
        .mismatchedEndTag(found: name, expected: last.name), at: SourceRange(start, end + 1))
    }
    tree.elements[last.index].next = tree.elements.count
    return end + 1
  }

  private mutating func readStartTag(
    _ text: RawSpan, at start: Int
  ) throws(ImageAssetError) -> Int {
    let nameEnd = text.endOfName(from: start + 1)
    guard nameEnd > start + 1 else {
      throw fault(.malformedTag(found: text.found(at: start)), at: text.foundRange(at: start))
    }
    let fullName = text.string(from: start + 1, to: nameEnd)
    let colon = fullName.utf8.firstIndex(of: UInt8(ascii: ":"))
    let ownPrefix = colon.map { String(fullName[..<$0]) } ?? ""
    let name = colon.map { String(fullName[fullName.utf8.index(after: $0)...]) } ?? fullName
    if tree.elements.isEmpty {
      guard name == "svg" else {
        throw fault(
          .noImageElement(found: text.found(at: start)), at: SourceRange(start, nameEnd))
      }
      prefix = ownPrefix
    }
    guard open.count < Self.maximumDepth else {
      throw fault(.tooDeep(limit: Self.maximumDepth), at: SourceRange(start, nameEnd))
    }
    var isDrawing = ownPrefix == prefix || ownPrefix == "svg"
    let tag = try SVGTagReader(file: file, isDrawing: isDrawing)
      .read(text, from: nameEnd, tagStart: start)
    let isSVG = tag.defaultNamespace.map(Self.isNamespace) ?? defaultNamespaces.last ?? nil
    // What belongs to another language is none of the image's, but for a root that says nothing better.
    if ownPrefix.isEmpty, isSVG == false, defaultNamespaces.contains(true) { isDrawing = false }
    let hasNamespace =
      ownPrefix.isEmpty ? isSVG == true : tag.prefixes[ownPrefix].map(Self.isNamespace) == true
    if !tag.isSelfClosing {
      open.append((tree.elements.count, fullName))
      defaultNamespaces.append(isSVG)
    }
    tree.elements.append(
      SVGElement(
        name: name, isDrawing: isDrawing, hasNamespace: hasNamespace || !tree.elements.isEmpty,
        range: SourceRange(start, tag.end),
        attributes: tag.attributes, next: tree.elements.count + 1))
    return tag.end
  }
}

extension RawSpan {
  /// The offset of the next `<`, or the end.
  fileprivate func endOfText(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte != UInt8(ascii: "<") { offset += 1 }
    return min(offset, byteCount)
  }

  /// The beginning of what is at an offset, no longer than a sentence has room for.
  func foundRange(at start: Int) -> SourceRange {
    var end = start
    while let byte = byte(at: end), end < start + 40 || byte & 0xC0 == 0x80 {
      if end > start, byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "<") { break }
      end += 1
      if byte == UInt8(ascii: ">") { break }
    }
    return SourceRange(start, end)
  }

  /// A description of the text at an offset.
  func found(at start: Int) -> String {
    let range = foundRange(at: start)
    return range.isEmpty ? "the end of the file" : "'\(string(from: range.start, to: range.end))'"
  }
}
