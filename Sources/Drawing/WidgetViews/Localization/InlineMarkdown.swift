// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The Markdown that a text may have: emphasis, code, strikethrough, links, and backslashes before signs.
///
/// Everything else stays as it is written, newlines and spaces too. Source: CommonMark 0.31, "Emphasis and strong emphasis", and GitHub's
/// strikethrough; Apple's documentation of `AttributedString.MarkdownParsingOptions.InterpretedSyntax.inlineOnlyPreservingWhitespace`.
package struct InlineMarkdown {
  /// Letters with a look, or signs that may begin or end one.
  package struct Piece {
    /// The text without its marks.
    package fileprivate(set) var text: String
    /// Whether they are strongly emphasized.
    package fileprivate(set) var isBold = false
    /// Whether they are emphasized.
    package fileprivate(set) var isItalic = false
    /// Whether they are struck through.
    package fileprivate(set) var isStruck = false
    /// Whether they are code.
    package fileprivate(set) var isCode = false
    /// The address of a link; nil for none.
    package fileprivate(set) var link: String?
    /// The sign of a run of signs; nil for letters.
    fileprivate var sign: Character?
    fileprivate var canOpen = false
    fileprivate var canClose = false
    fileprivate var count = 0
  }

  private var pieces: [Piece] = []
  private let characters: [Character]

  /// The parts of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - part: The look of all of it.
  ///   - make: Makes parts of letters with one look.
  /// - Returns: The parts, in the order of the letters.
  static func parts(
    of text: String, _ part: Text.Part, _ make: (String, Text.Part) -> [Text.Part]
  ) -> [Text.Part] {
    // Nearly all texts have none of the signs.
    guard text.utf8.contains(where: { signs.contains($0) }) else { return make(text, part) }
    return pieces(of: text).flatMap { piece -> [Text.Part] in
      var part = part
      if piece.isBold { part.isBold = true }
      if piece.isItalic { part.isItalic = true }
      if piece.isStruck { part.look.strikethrough = part.look.strikethrough ?? Text.LineStyle() }
      if piece.isCode { part.look.design = .monospaced }
      if let link = piece.link {
        part.link = link
        part.foreground = part.foreground ?? .tint
      }
      return make(piece.text, part)
    }
  }

  /// The letters of a text without its signs, in pieces with one look each.
  package static func pieces(of text: String) -> [Piece] {
    var markdown = InlineMarkdown(characters: Array(text), pieces: [])
    markdown.scan(markdown.characters.indices, link: nil)
    markdown.pair()
    return markdown.merged
  }

  /// The pieces, those with the same look beside each other as one.
  private var merged: [Piece] {
    var merged: [Piece] = []
    for piece in pieces where !piece.text.isEmpty {
      if let last = merged.last, last.isBold == piece.isBold, last.isItalic == piece.isItalic,
        last.isStruck == piece.isStruck, last.isCode == piece.isCode, last.link == piece.link
      {
        merged[merged.count - 1].text += piece.text
      } else {
        merged.append(piece)
      }
    }
    return merged
  }

  private static let signs = Array("*_~`[\\<^".utf8)

  private init(characters: [Character], pieces: [Piece]) {
    self.characters = characters
    self.pieces = pieces
  }

  // MARK: Reading

  private mutating func scan(_ range: Range<Int>, link: String?) {
    var letters = ""
    func flush(_ pieces: inout [Piece]) {
      if !letters.isEmpty { pieces.append(Piece(text: letters, link: link)) }
      letters = ""
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      switch character {
      case "\\":
        if index + 1 < range.upperBound, characters[index + 1].isASCIIPunctuation {
          letters.append(characters[index + 1])
          index += 2
          continue
        }
      case "`":
        if let code = code(at: index, in: range) {
          flush(&pieces)
          pieces.append(Piece(text: code.text, isCode: true, link: link))
          index = code.end
          continue
        }
      case "[" where link == nil, "^" where link == nil:
        let isInflected = character == "^"
        if let found = bracketed(at: index + (isInflected ? 1 : 0), in: range) {
          flush(&pieces)
          // Of `^[text](inflect: true)` only the text counts; grammar is the system's.
          scan(found.text, link: isInflected ? nil : found.target)
          index = found.end
          continue
        }
      case "<":
        if let end = characters[index..<range.upperBound].firstIndex(of: ">"), link == nil {
          let address = String(characters[(index + 1)..<end])
          if address.isAddress {
            flush(&pieces)
            pieces.append(Piece(text: address, link: address))
            index = end + 1
            continue
          }
        }
      case "*", "_", "~":
        flush(&pieces)
        index = scanSigns(character, at: index, in: range, link: link)
        continue
      default: break
      }
      letters.append(character)
      index += 1
    }
    flush(&pieces)
  }

  /// Reads a run of signs, and says what it may do.
  private mutating func scanSigns(
    _ sign: Character, at start: Int, in range: Range<Int>, link: String?
  ) -> Int {
    var end = start
    while end < range.upperBound, characters[end] == sign { end += 1 }
    let before = start > 0 ? characters[start - 1] : " "
    let after = end < characters.count ? characters[end] : " "
    let isLeft =
      !after.isWhitespace
      && (!after.isMarkPunctuation || before.isWhitespace || before.isMarkPunctuation)
    let isRight =
      !before.isWhitespace
      && (!before.isMarkPunctuation || after.isWhitespace || after.isMarkPunctuation)
    var piece = Piece(text: String(repeating: sign, count: end - start), link: link)
    if sign != "~" || end - start == 2 {
      piece.sign = sign
      piece.count = end - start
      piece.canOpen = isLeft && (sign != "_" || !isRight || before.isMarkPunctuation)
      piece.canClose = isRight && (sign != "_" || !isLeft || after.isMarkPunctuation)
    }
    pieces.append(piece)
    return end
  }

  /// The text between as many backticks as begin at an index.
  private func code(at start: Int, in range: Range<Int>) -> (text: String, end: Int)? {
    var open = start
    while open < range.upperBound, characters[open] == "`" { open += 1 }
    let count = open - start
    var index = open
    while index < range.upperBound {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      var end = index
      while end < range.upperBound, characters[end] == "`" { end += 1 }
      if end - index == count {
        var text = characters[open..<index]
        if text.first == " ", text.last == " ", text.contains(where: { $0 != " " }) {
          text = text.dropFirst().dropLast()
        }
        return (String(text), end)
      }
      index = end
    }
    return nil
  }

  /// A text in brackets and the target in parentheses behind it.
  private func bracketed(
    at start: Int, in range: Range<Int>
  ) -> (text: Range<Int>, target: String, end: Int)? {
    guard start < range.upperBound, characters[start] == "[" else { return nil }
    var depth = 0
    var index = start
    // A link that is longer than this is none that is read in a widget.
    let limit = min(range.upperBound, start + 4096)
    while index < limit {
      if characters[index] == "\\" {
        index += 2
        continue
      }
      if characters[index] == "[" { depth += 1 }
      if characters[index] == "]" { depth -= 1 }
      if depth == 0 { break }
      index += 1
    }
    guard index + 1 < limit, characters[index] == "]", characters[index + 1] == "(" else {
      return nil
    }
    let close = index
    var parentheses = 0
    index += 1
    while index < limit {
      if characters[index] == "(" { parentheses += 1 }
      if characters[index] == ")" { parentheses -= 1 }
      if parentheses == 0 { break }
      index += 1
    }
    guard index < limit, characters[index] == ")" else { return nil }
    return ((start + 1)..<close, String(characters[(close + 2)..<index]), index + 1)
  }

  // MARK: Pairs

  /// Gives the pieces between signs that belong together their look, and takes these signs away.
  private mutating func pair() {
    // Openers that are still open, by their signs.
    var openers: [Int] = []
    var closer = 0
    while closer < pieces.count {
      guard pieces[closer].sign != nil else {
        closer += 1
        continue
      }
      while pieces[closer].canClose, pieces[closer].count > 0,
        let position = openers.lastIndex(where: { matches($0, closer) })
      {
        let opener = openers[position]
        let used = min(pieces[opener].count, pieces[closer].count) >= 2 ? 2 : 1
        for index in (opener + 1)..<closer {
          switch (pieces[closer].sign, used) {
          case ("~", _): pieces[index].isStruck = true
          case (_, 2): pieces[index].isBold = true
          default: pieces[index].isItalic = true
          }
        }
        // What was opened between both stays letters.
        openers.removeLast(openers.count - position - 1)
        for index in [opener, closer] {
          pieces[index].count -= used
          pieces[index].text.removeLast(used)
        }
        if pieces[opener].count == 0 { openers.removeLast() }
      }
      if pieces[closer].canOpen, pieces[closer].count > 0 { openers.append(closer) }
      closer += 1
    }
  }

  /// Whether signs may be a pair: of those that could do both, the counts must not add up to a multiple of three.
  private func matches(_ opener: Int, _ closer: Int) -> Bool {
    let (first, last) = (pieces[opener], pieces[closer])
    guard first.sign == last.sign, first.count > 0 else { return false }
    guard first.canClose || last.canOpen else { return true }
    return (first.text.count + last.text.count) % 3 != 0
      || (first.text.count % 3 == 0 && last.text.count % 3 == 0)
  }
}

extension Character {
  fileprivate var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }

  /// Those of a specifier stand for what is put there, which usually begins and ends with letters.
  fileprivate var isMarkPunctuation: Bool { (isPunctuation || isSymbol) && !"%@$".contains(self) }
}

extension String {
  /// Whether it begins with a scheme and has no spaces.
  fileprivate var isAddress: Bool {
    let scheme = prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return scheme.count >= 2 && dropFirst(scheme.count).first == ":"
      && !contains { $0.isWhitespace || $0 == "<" }
  }
}
