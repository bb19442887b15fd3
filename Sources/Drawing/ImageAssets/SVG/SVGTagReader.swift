// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText

/// Reads the attributes of a tag.
struct SVGTagReader {
  let file: String

  /// Whether the element is one of SVG's; attributes of others are skipped.
  let isDrawing: Bool

  /// A tag after its name.
  struct Tag {
    var attributes: [SVGAttribute] = []
    var end = 0
    var isSelfClosing = false

    /// The namespaces that it declares: of names without a prefix, and by prefix.
    var defaultNamespace: String?
    var prefixes: [String: String] = [:]
  }

  private func fault(_ message: ImageAssetMessage, at range: SourceRange) -> ImageAssetError {
    ImageAssetError(message, at: .init(file: file, range: range))
  }

  /// Reads from the end of the tag's name to the end of the tag.
  func read(_ text: RawSpan, from nameEnd: Int, tagStart: Int) throws(ImageAssetError) -> Tag {
    var tag = Tag()
    var offset = nameEnd
    while true {
      let start = text.endOfWhiteSpace(from: offset)
      switch text.byte(at: start) {
      case UInt8(ascii: ">"):
        tag.end = start + 1
        return tag
      case UInt8(ascii: "/") where text.byte(at: start + 1) == UInt8(ascii: ">"):
        tag.end = start + 2
        tag.isSelfClosing = true
        return tag
      case nil:
        throw fault(.unterminated("a tag"), at: SourceRange(tagStart, nameEnd))
      default:
        guard start > offset, let parts = text.attribute(at: start, before: text.byteCount)
        else {
          throw fault(.malformedTag(found: text.found(at: start)), at: text.foundRange(at: start))
        }
        guard parts.text.upperBound < text.byteCount else {
          throw fault(.unterminated("a tag"), at: SourceRange(tagStart, nameEnd))
        }
        offset = parts.text.upperBound + 1
        noteNamespace(text, parts, &tag)
        if isDrawing, let read = try decoded(text, parts) { tag.attributes.append(read) }
      }
    }
  }

  private func noteNamespace(
    _ text: RawSpan, _ parts: (name: Range<Int>, text: Range<Int>), _ tag: inout Tag
  ) {
    guard text.matches("xmlns", at: parts.name.lowerBound) else { return }
    let name = text.string(from: parts.name.lowerBound, to: parts.name.upperBound)
    let value = text.string(from: parts.text.lowerBound, to: parts.text.upperBound)
    if name == "xmlns" { tag.defaultNamespace = value }
    if name.hasPrefix("xmlns:") { tag.prefixes[String(name.dropFirst(6))] = value }
  }

  /// The attribute with its text decoded; nil of one that only declares a name space.
  private func decoded(
    _ text: RawSpan, _ parts: (name: Range<Int>, text: Range<Int>)
  ) throws(ImageAssetError) -> SVGAttribute? {
    let name = text.string(from: parts.name.lowerBound, to: parts.name.upperBound)
    guard name != "xmlns", !name.hasPrefix("xmlns:") else { return nil }
    let spelling = text.string(from: parts.text.lowerBound, to: parts.text.upperBound)
    return SVGAttribute(
      name: name,
      text: try hasEntities(text, in: parts.text)
        ? XMLText.decode(Array(spelling.utf8)[...]) : spelling,
      range: SourceRange(parts.name.lowerBound, parts.text.upperBound + 1),
      valueRange: SourceRange(parts.text.lowerBound, parts.text.upperBound))
  }

  /// Whether a text has entities.
  ///
  /// - Throws: The error of one that XML itself does not have.
  private func hasEntities(_ text: RawSpan, in range: Range<Int>) throws(ImageAssetError) -> Bool {
    var found = false
    for offset in range where text.byte(at: offset) == UInt8(ascii: "&") {
      found = true
      var end = offset + 1
      while end < range.upperBound, let byte = text.byte(at: end), byte != UInt8(ascii: ";"),
        byte != UInt8(ascii: "&")
      {
        end += 1
      }
      guard end < range.upperBound, text.byte(at: end) == UInt8(ascii: ";") else {
        throw fault(.bareAmpersand, at: SourceRange(offset, offset + 1))
      }
      let name = text.string(from: offset + 1, to: end)
      guard XMLText.character(ofEntity: name) != nil else {
        throw fault(.unknownEntity(name), at: SourceRange(offset, end + 1))
      }
    }
    return found
  }
}
