// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A part of a document of HTML.
enum HTMLToken {
  /// Text, with its entities replaced.
  case text(String)
  /// The start of an element, and the values of its attributes; names are in lowercase.
  case start(String, [String: String])
  /// The end of an element.
  case end(String)
  /// The content of a style sheet.
  case styleSheet(Substring)
}

/// Takes a document of HTML apart, however badly it is formed.
struct HTMLTokens: Sequence, IteratorProtocol {
  private var rest: Substring

  /// The end of an element that has no end tag of its own to be found.
  private var pending: [HTMLToken] = []

  init(_ text: String) { rest = text[...] }

  mutating func next() -> HTMLToken? {
    if let token = pending.popLast() { return token }
    while !rest.isEmpty {
      guard rest.first == "<" else { return text() }
      let second = rest.dropFirst().first
      if second == "!" || second == "?" {
        skipComment()
      } else if second == "/" || second?.isASCII == true && second?.isLetter == true {
        if let token = tag() { return token }
      } else {
        // A character that begins nothing.
        rest = rest.dropFirst()
        return .text("<")
      }
    }
    return nil
  }

  private mutating func text() -> HTMLToken {
    let part = rest.prefix { $0 != "<" }
    rest = rest[part.endIndex...]
    return .text(HTMLEntities.decoded(part))
  }

  private mutating func skipComment() {
    let end = rest.hasPrefix("<!--") ? "-->" : ">"
    rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
  }

  /// Reads a tag; nil for one of an element whose content is not shown.
  private mutating func tag() -> HTMLToken? {
    let isEnd = rest.dropFirst().first == "/"
    rest = rest.dropFirst(isEnd ? 2 : 1)
    let name = rest.prefix { !Self.isSpace($0) && $0 != ">" && $0 != "/" }
    rest = rest[name.endIndex...]
    let attributes = attributes()
    let lowercased = name.lowercased()
    guard !isEnd else { return .end(lowercased) }
    guard Self.raw.contains(lowercased) else { return .start(lowercased, attributes) }
    let content = rawContent(of: lowercased)
    switch lowercased {
    case "style": return .styleSheet(content)
    case "textarea":
      pending = [.end(lowercased), .text(HTMLEntities.decoded(content))]
      return .start(lowercased, attributes)
    default: return nil
    }
  }

  /// The elements in which nothing but their own end tag is one.
  private static let raw: Set<String> = [
    "script", "style", "title", "textarea", "noscript", "template", "iframe",
  ]

  /// The content of an element up to its end tag, which is passed over.
  private mutating func rawContent(of name: String) -> Substring {
    var index = rest.startIndex
    while let start = rest[index...].firstRange(of: "</") {
      if rest[start.upperBound...].prefix(name.count).lowercased() == name {
        let content = rest[..<start.lowerBound]
        rest = rest[start.upperBound...]
        rest = rest.firstIndex(of: ">").map { rest[$0...].dropFirst() } ?? ""
        return content
      }
      index = start.upperBound
    }
    defer { rest = "" }
    return rest
  }

  private mutating func attributes() -> [String: String] {
    var result: [String: String] = [:]
    while true {
      rest = rest.drop { Self.isSpace($0) || $0 == "/" }
      guard let first = rest.first else { return result }
      guard first != ">" else {
        rest = rest.dropFirst()
        return result
      }
      // A name may begin with the sign that ends others.
      let name =
        rest.prefix(1)
        + rest.dropFirst().prefix {
          !Self.isSpace($0) && $0 != "=" && $0 != ">" && $0 != "/"
        }
      rest = rest.dropFirst(name.count).drop(while: Self.isSpace)
      var value: Substring = ""
      if rest.first == "=" {
        rest = rest.dropFirst().drop(while: Self.isSpace)
        if let quote = rest.first, quote == "\"" || quote == "'" {
          rest = rest.dropFirst()
          value = rest.prefix { $0 != quote }
          rest = rest[value.endIndex...].dropFirst()
        } else {
          value = rest.prefix { !Self.isSpace($0) && $0 != ">" }
          rest = rest[value.endIndex...]
        }
      }
      let key = name.lowercased()
      if result[key] == nil { result[key] = HTMLEntities.decoded(value, isValue: true) }
    }
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character.isNewline || character == "\t"
  }
}
