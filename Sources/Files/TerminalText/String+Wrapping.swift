// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension String {
  /// The text in lines of at most `limit` columns.
  ///
  /// A line ends at white space, and in text that is written without spaces, such as Japanese, between two characters;
  /// but no line begins with a closing mark, a small kana or a comma, or ends with an opening mark. What is wider than
  /// a line is cut between two characters.
  ///
  /// - Parameters:
  ///   - limit: The columns of a line. A character that is wider has a line of its own.
  ///   - width: Measures the text.
  /// - Returns: The lines, without line breaks; none for a text of white space.
  package func lines(
    ofColumns limit: Int, measuredBy width: DisplayWidth = DisplayWidth()
  ) -> [String] {
    lines(ofColumns: limit, indent: "", firstIndent: "", measuredBy: width).filter { !$0.isEmpty }
  }

  /// The text in lines of at most `limit` columns, each with an indent and a line break.
  ///
  /// - Parameters:
  ///   - limit: The columns of a line, the indent included.
  ///   - indent: The text at the beginning of each line.
  ///   - firstIndent: What the first line begins with; nil means the indent.
  ///   - width: Measures the text.
  /// - Returns: The lines; at least one.
  package func wrapped(
    toColumns limit: Int, indent: String = "", firstIndent: String? = nil,
    measuredBy width: DisplayWidth = DisplayWidth()
  ) -> String {
    lines(
      ofColumns: limit, indent: indent, firstIndent: firstIndent ?? indent, measuredBy: width
    )
    .joined(separator: "\n") + "\n"
  }

  private func lines(
    ofColumns limit: Int, indent: String, firstIndent: String, measuredBy width: DisplayWidth
  ) -> [String] {
    var lines: [String] = []
    var line = firstIndent
    var columns = width.columns(of: firstIndent)
    var isEmpty = true
    func endLine() {
      lines.append(line)
      (line, columns, isEmpty) = (indent, width.columns(of: indent), true)
    }
    for segment in unbreakableSegments {
      let space = segment.followsSpace && !isEmpty ? 1 : 0
      let segmentColumns = width.columns(of: segment.text)
      if !isEmpty, columns + space + segmentColumns > limit {
        endLine()
      } else if space > 0 {
        line += " "
        columns += 1
      }
      for character in segment.text {
        let characterColumns = width.columns(of: character)
        if !isEmpty, columns + characterColumns > limit { endLine() }
        line.append(character)
        columns += characterColumns
        isEmpty = false
      }
    }
    return lines + [line]
  }

  /// The parts of the text that stay on one line if they fit.
  private var unbreakableSegments: [(text: String, followsSpace: Bool)] {
    var segments: [(text: String, followsSpace: Bool)] = []
    var followsSpace = false
    var previous: Character?
    for character in self {
      if character.endsWord {
        (followsSpace, previous) = (true, nil)
      } else {
        if let previous, !previous.allowsBreak(before: character) {
          segments[segments.count - 1].text.append(character)
        } else {
          segments.append((String(character), followsSpace))
        }
        (followsSpace, previous) = (false, character)
      }
    }
    return segments
  }
}

extension Character {
  /// Whether a line may end here and the character itself is not drawn.
  fileprivate var endsWord: Bool {
    switch self {
    // Spaces that no line may end at, and the one of Japanese, which is as wide as a character and is kept.
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}": false
    // A mark may be drawn on a space.
    default: isWhitespace && (isNewline || unicodeScalars.count == 1)
    }
  }

  /// Whether a line may end between the character and the next, if there is no space.
  fileprivate func allowsBreak(before next: Character) -> Bool {
    (isIdeographic || next.isIdeographic) && !Self.openers.contains(self)
      && !Self.followers.contains(next)
  }

  /// Whether the script of the character is written without spaces, as kana, ideographs and emoji are; Hangul is not.
  private var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: return false
    case 0xFF61...0xFF9F: return true
    default: return DisplayWidth().columns(of: scalar) == 2
    }
  }

  /// Characters that no line ends with; a straight quotation mark may open or close.
  private static let openers = Set("（〔［｛〈《「『【〘〖〝｟｢«‘“([{'\"＂＇$¥￥")

  /// Characters that no line begins with: closing marks, the marks of a sentence, and those that
  /// belong to the character before.
  private static let followers = Set(
    "）〕］｝〉》」』】〙〗〟｠｣»’”)]}'\"＂＇、。，．・：；？！､｡･,.:;?!%％‰°℃…‥—–〜～゠ーｰ"
      + "々〻ゝゞヽヾ゛゜ﾞﾟ\u{3000}ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯ"
      + "ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ")
}
