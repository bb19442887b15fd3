// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import WidgetViews

/// A line of Markdown, in which characters that no text has stand at the ends of parts with attributes, as `^[text](name: value)`.
struct MarkdownSpans {
  // Two characters of Unicode that are none.
  private static let begin: Character = "\u{1FFFE}"
  private static let end: Character = "\u{1FFFF}"

  private var text = ""
  private var attributes: [String] = []

  /// Finds the parts with attributes.
  init(_ text: String) { self.text = marked(text[...]) }

  /// Keeps a text in which no part has attributes.
  init(plain text: String) { self.text = text }

  private mutating func marked(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.first {
      if character == "\\" || character == "`" {
        // What is behind a backslash, and code, is read later.
        let next = rest.dropFirst()
        let end = character == "\\" ? next.dropFirst() : next.drop { $0 != "`" }.dropFirst()
        result += rest[..<end.startIndex]
        rest = end
      } else if let found = span(at: rest) {
        attributes.append(found.attributes)
        result += "\(Self.begin)\(attributes.count - 1)\(Self.begin)"
        result += "\(marked(found.text))\(Self.end)"
        rest = found.rest
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The part that a text begins with; nil for another beginning.
  private func span(
    at text: Substring
  ) -> (text: Substring, attributes: String, rest: Substring)? {
    guard text.hasPrefix("^["), let close = closing("[", "]", in: text.dropFirst()) else {
      return nil
    }
    let behind = text[text.index(after: close)...]
    guard behind.first == "(", let last = closing("(", ")", in: behind) else { return nil }
    let inner = behind[behind.index(after: behind.startIndex)..<last]
    return (
      text[text.index(text.startIndex, offsetBy: 2)..<close], String(inner),
      behind[behind.index(after: last)...]
    )
  }

  /// The place of the sign that closes the one which a text begins with; signs in quotation marks do not count in parentheses.
  private func closing(_ open: Character, _ close: Character, in text: Substring) -> Substring
    .Index?
  {
    var depth = 0
    var quotation: Character?
    for index in text.indices {
      let character = text[index]
      if let mark = quotation {
        if character == mark { quotation = nil }
      } else if open == "(", character == "'" || character == "\"" {
        quotation = character
      } else if character == open {
        depth += 1
      } else if character == close {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  // MARK: Texts with attributes

  /// The text with the attributes of Markdown and those of a scope.
  func attributedString(_ keys: ScopeKeys, baseURL: URL?) -> AttributedString {
    let containers = attributes.map { AttributeContainer(markdown: $0, keys) }
    var open: [AttributeContainer] = []
    var number: String?
    var result = AttributedString()
    for piece in InlineMarkdown.pieces(of: text) {
      let looks = AttributeContainer(piece, baseURL)
      var letters = ""
      let flush = { (letters: inout String, open: [AttributeContainer]) in
        guard !letters.isEmpty else { return }
        let all = open.reduce(looks) { $0.merging($1) }
        result.append(AttributedString(letters.withSigns, attributes: all))
        letters = ""
      }
      for character in piece.text {
        switch character {
        case Self.begin:
          if let digits = number {
            if let index = Int(digits) { open.append(containers[index]) }
            number = nil
          } else {
            flush(&letters, open)
            number = ""
          }
        case Self.end:
          flush(&letters, open)
          _ = open.popLast()
        default:
          if number != nil { number?.append(character) } else { letters.append(character) }
        }
      }
      flush(&letters, open)
    }
    return result
  }
}

extension AttributeContainer {
  /// Creates the attributes of a piece of a line.
  fileprivate init(_ piece: InlineMarkdown.Piece, _ baseURL: URL?) {
    self.init()
    var intent: InlinePresentationIntent = []
    if piece.isBold { intent.insert(.stronglyEmphasized) }
    if piece.isItalic { intent.insert(.emphasized) }
    if piece.isStruck { intent.insert(.strikethrough) }
    if piece.isCode { intent.insert(.code) }
    typealias Attributes = AttributeScopes.FoundationAttributes
    if !intent.isEmpty { self[Attributes.InlinePresentationIntentAttribute.self] = intent }
    if let link = piece.link {
      self[Attributes.LinkAttribute.self] = URL(string: link.withSigns, relativeTo: baseURL)
    }
  }

  /// Creates the attributes that are written in parentheses; those that the scope has not, or cannot read, are left out.
  fileprivate init(markdown text: String, _ keys: ScopeKeys) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    if let name = MarkdownAttributes.keys { decoder.userInfo[name] = keys }
    let data = Data("{\(text.withSigns)}".utf8)
    self = (try? decoder.decode(MarkdownAttributes.self, from: data))?.attributes ?? Self()
  }
}

/// The attributes of a part of a text, as they are written in Markdown.
private struct MarkdownAttributes: Decodable {
  static let keys = CodingUserInfoKey(rawValue: "keys")

  private(set) var attributes = AttributeContainer()

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: AttributeName.self)
    let scope = Self.keys.flatMap { decoder.userInfo[$0] as? ScopeKeys }
    for key in scope?.keys ?? [] {
      if let key = key as? any MarkdownDecodableAttributedStringKey.Type { read(key, container) }
    }
  }

  private mutating func read<Key: MarkdownDecodableAttributedStringKey>(
    _ key: Key.Type, _ container: KeyedDecodingContainer<AttributeName>
  ) {
    let name = AttributeName(key.markdownName)
    guard container.contains(name), let decoder = try? container.superDecoder(forKey: name),
      let value = try? Key.decodeMarkdown(from: decoder)
    else { return }
    attributes.set(key, value)
  }
}
