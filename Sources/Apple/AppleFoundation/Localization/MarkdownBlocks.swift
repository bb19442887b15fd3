// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

/// A block of a text in Markdown.
struct MarkdownBlock {
  /// What the block is for.
  let intent: PresentationIntent
  /// The text, with what is in lines still as Markdown unless it is code.
  let text: String
  /// Whether nothing in the text is Markdown.
  var isVerbatim = false
}

/// The blocks of a text in Markdown: paragraphs, headings, lists, quotations, code and lines between them.
///
/// Source: CommonMark 0.31, "Blocks"; without HTML, definitions of links, code by indentation, and quotations in quotations.
struct MarkdownBlocks {
  /// An item of a list that following lines may belong to.
  private struct Item {
    let indentation: Int
    let isOrdered: Bool
    let list: PresentationIntent
    var ordinal: Int
    var intent: PresentationIntent
  }

  private(set) var blocks: [MarkdownBlock] = []
  private var items: [Item] = []
  private var quotation: PresentationIntent?
  private var paragraph: [Substring] = []
  private var code: (fence: Substring, language: String?, lines: [Substring])?
  private var identity = 0

  init(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      read(line)
    }
    endCode()
    endParagraph()
  }

  private mutating func read(_ line: Substring) {
    var content = line.drop(while: \.isWhitespace)
    if code != nil {
      if content.hasPrefix(code?.fence ?? "") { endCode() } else { code?.lines.append(line) }
      return
    }
    guard !content.isEmpty else {
      endParagraph()
      quotation = nil
      return
    }
    var indentation = line.prefix { $0 == " " || $0 == "\t" }
      .reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    if content.first == ">" {
      if quotation == nil {
        endParagraph()
        items = []
        quotation = made(.blockQuote, in: nil)
      }
      content = content.dropFirst()
      if content.first == " " { content = content.dropFirst() }
      indentation = content.prefix { $0 == " " }.count
      content = content.drop(while: \.isWhitespace)
      if content.isEmpty {
        endParagraph()
        return
      }
    }
    readContent(content, indentation)
  }

  private mutating func readContent(_ content: Substring, _ indentation: Int) {
    let sign = content.filter { !$0.isWhitespace }
    if !paragraph.isEmpty, let level = underlined(sign) {
      endParagraph(.header(level: level))
    } else if content.hasPrefix("```") || content.hasPrefix("~~~") {
      endParagraph()
      leaveItems(from: indentation)
      let mark = content.prefix { $0 == content.first }
      let language = content.dropFirst(mark.count).trimmed
      code = (mark, language.isEmpty ? nil : language, [])
    } else if let heading = heading(content) {
      endParagraph()
      leaveItems(from: indentation)
      paragraph = [heading.text]
      endParagraph(.header(level: heading.level))
    } else if sign.count >= 3, Set(sign).count == 1, "-*_".contains(sign.first ?? " ") {
      endParagraph()
      leaveItems(from: indentation)
      // The sign that Foundation shows for the line on Apple's systems.
      add(.thematicBreak, "⸻", isVerbatim: true)
    } else if let marker = listMarker(content) {
      endParagraph()
      beginItem(marker.number, at: indentation)
      let rest = marker.rest.drop(while: \.isWhitespace)
      if !rest.isEmpty {
        readContent(
          rest, indentation + content.distance(from: content.startIndex, to: rest.startIndex))
      }
    } else {
      // A line of a paragraph that goes on may be anywhere.
      if paragraph.isEmpty { leaveItems(from: indentation) }
      paragraph.append(content)
    }
  }

  // MARK: Signs of blocks

  private func underlined(_ sign: String) -> Int? {
    sign.allSatisfy { $0 == "=" } ? 1 : sign.allSatisfy { $0 == "-" } ? 2 : nil
  }

  private func heading(_ content: Substring) -> (level: Int, text: Substring)? {
    let marker = content.prefix { $0 == "#" }
    let rest = content[marker.endIndex...]
    guard (1...6).contains(marker.count), rest.first?.isWhitespace ?? true else { return nil }
    return (marker.count, rest.drop(while: \.isWhitespace))
  }

  /// The number of an item, which is nil for one with a bullet, and what follows it.
  private func listMarker(_ content: Substring) -> (number: Int?, rest: Substring)? {
    let marker = content.prefix { !$0.isWhitespace }
    let rest = content[marker.endIndex...]
    if ["-", "*", "+"].contains(marker) { return (nil, rest) }
    guard let last = marker.last, last == "." || last == ")", marker.count < 11,
      marker.dropLast().allSatisfy({ $0.isASCII && $0.isNumber }),
      let number = Int(marker.dropLast())
    else { return nil }
    return (number, rest)
  }

  // MARK: Blocks

  private mutating func made(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?)
    -> PresentationIntent
  {
    identity += 1
    return PresentationIntent(kind, identity: identity, parent: parent)
  }

  private mutating func add(
    _ kind: PresentationIntent.Kind, _ text: String, isVerbatim: Bool = false
  ) {
    let intent = made(kind, in: items.last?.intent ?? quotation)
    blocks.append(MarkdownBlock(intent: intent, text: text, isVerbatim: isVerbatim))
  }

  private mutating func endParagraph(_ kind: PresentationIntent.Kind = .paragraph) {
    guard !paragraph.isEmpty else { return }
    add(kind, paragraph.joinedAsLine)
    paragraph = []
  }

  private mutating func endCode() {
    guard let code else { return }
    add(
      .codeBlock(languageHint: code.language), code.lines.map { $0 + "\n" }.joined(),
      isVerbatim: true)
    self.code = nil
  }

  /// Ends the items of lists that a block does not belong to, as it begins before their text.
  private mutating func leaveItems(from indentation: Int) {
    while let item = items.last, indentation <= item.indentation { items.removeLast() }
  }

  private mutating func beginItem(_ number: Int?, at indentation: Int) {
    while let item = items.last, indentation < item.indentation { items.removeLast() }
    if var item = items.last, indentation < item.indentation + 2,
      item.isOrdered == (number != nil)
    {
      item.ordinal += 1
      item.intent = made(.listItem(ordinal: item.ordinal), in: item.list)
      items[items.count - 1] = item
      return
    }
    if let item = items.last, indentation < item.indentation + 2 {
      items.removeLast()
    }
    let list = made(
      number == nil ? .unorderedList : .orderedList, in: items.last?.intent ?? quotation)
    let ordinal = number ?? 1
    items.append(
      Item(
        indentation: indentation, isOrdered: number != nil, list: list, ordinal: ordinal,
        intent: made(.listItem(ordinal: ordinal), in: list)))
  }
}

extension Collection<Substring> {
  /// The lines as one, with a space for each run of white space.
  var joinedAsLine: String {
    map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .joined(separator: " ")
  }
}

extension StringProtocol {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
