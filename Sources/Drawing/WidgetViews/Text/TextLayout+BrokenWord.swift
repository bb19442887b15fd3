// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TextLayout {
  /// How many characters of a word on each side of the break are reported; longer ones are strings without spaces, and no words.
  private static let reach = 40

  /// The first word that is wider than the text, so that a line ends in the middle of it; nil if there is none.
  ///
  /// Scripts whose words are found by a dictionary, such as Thai, are omitted: where iOS breaks them is not known here.
  package var brokenWord: String? {
    composer.wordBreak.map { composer.text.word(around: $0, reach: Self.reach) }
  }
}

extension TextComposer {
  /// Whether a line ends in the middle of a word.
  var breaksWord: Bool { wordBreak != nil }

  /// The first cluster that a line begins with in the middle of a word; nil if there is none.
  fileprivate var wordBreak: Int? {
    guard lines.count > 1 else { return nil }
    for (line, next) in zip(lines, lines.dropFirst()) {
      let index = line.head.upperBound
      // Where a space, a newline or a soft hyphen is between, the line ends between words or parts of one.
      guard index == next.head.lowerBound, line.marker == .none, index > 0,
        text.clusters.indices.contains(index), !text.clusters[index].isBreakable,
        text.isOfWord(index - 1), text.isOfWord(index)
      else { continue }
      return index
    }
    return nil
  }
}

extension MeasuredText {
  /// Whether a cluster is a letter or a digit of a script that parts words by spaces.
  fileprivate func isOfWord(_ index: Int) -> Bool {
    guard clusters[index].kind == .text, let scalar = string(of: index).unicodeScalars.first,
      !Self.dictionaryScripts.contains(where: { $0.contains(scalar.value) })
    else { return false }
    return Self.wordClasses.contains(CharacterTraits(of: scalar).lineBreakClass)
  }

  /// The word that a cluster is in.
  fileprivate func word(around index: Int, reach: Int) -> String {
    var start = index
    while start > 0, start > index - reach, isOfWord(start - 1), !clusters[start].isBreakable {
      start -= 1
    }
    var end = index + 1
    while end < clusters.count, end < index + reach, isOfWord(end), !clusters[end].isBreakable {
      end += 1
    }
    return (start..<end).map(string(of:)).joined()
  }

  /// The characters of a cluster.
  private func string(of index: Int) -> String {
    let bytes = spans[Int(clusters[index].span)].string.utf8
    let start =
      index > 0 && clusters[index - 1].span == clusters[index].span ? clusters[index - 1].end : 0
    let from = bytes.index(bytes.startIndex, offsetBy: start)
    return String(bytes[from..<bytes.index(from, offsetBy: clusters[index].end - start)]) ?? ""
  }

  private static let wordClasses: LineBreakClassSet = [
    .alphabetic, .hebrewLetter, .numeric, .hangulTwoParts, .hangulThreeParts, .hangulLeading,
    .hangulVowel, .hangulTrailing,
  ]

  /// Thai and Lao, Myanmar, Khmer.
  private static let dictionaryScripts: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF,
  ]
}
