// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Cuts the spans of a text into grapheme clusters and measures them.
struct ClusterCutter {
  typealias Cluster = MeasuredText.Cluster

  /// The clusters so far.
  private(set) var clusters: [Cluster] = []

  private let isEastAsian: Bool
  /// Whether pairs of characters come closer to each other.
  private let kerns: Bool
  private var breaker = LineBreaker(keepsHangulWords: true)

  init(isEastAsian: Bool, kerns: Bool = true) {
    self.isEastAsian = isEastAsian
    self.kerns = kerns
  }

  /// Cuts a span; a cluster never reaches over its end.
  mutating func append(_ span: TextSpan, at index: Int32) {
    if let look = span.look, look.image >= 0 {
      return appendImage(look.imageSize, of: span, at: index)
    }
    let advances = FontAdvances(
      of: span.font, isEastAsian: isEastAsian, file: span.look?.file)
    let bytes = span.string.utf8
    clusters.reserveCapacity(clusters.count + bytes.count)
    // In ASCII every byte is a character, except for the line feed after a carriage return.
    if bytes.allSatisfy({ $0 < 0x80 }) {
      appendASCII(bytes, advances, at: index)
    } else {
      appendCharacters(of: span.string, advances, at: index)
    }
  }

  /// Adds an image, which is one character whose width does not depend on the font.
  private mutating func appendImage(_ size: Size, of span: TextSpan, at index: Int32) {
    let isBreakable = isBreakable(before: CharacterTraits(of: "\u{FFFC}").lineBreakClass)
    clusters.append(
      Cluster(
        advance: span.font.size > 0 ? size.width / span.font.size : 0, end: span.string.utf8.count,
        span: index, kind: .text, isTracked: false, isBreakable: isBreakable))
  }

  private mutating func appendASCII(
    _ bytes: String.UTF8View, _ advances: FontAdvances, at index: Int32
  ) {
    var end = 0
    var previous: UInt8 = 0
    for byte in bytes {
      let isLineFeedOfPair = byte == 0x0A && previous == 0x0D
      if kerns, previous != 0 {
        clusters[clusters.count - 1].advance += advances.kerning(previous, byte)
      }
      previous = byte
      end += 1
      let lineBreakClass = CharacterTraits.lineBreakClass(ofASCII: byte)
      let isBreakable = isBreakable(before: lineBreakClass)
      if isLineFeedOfPair {
        clusters[clusters.count - 1].end = end
        continue
      }
      let isPrintable = 0x20...0x7E ~= byte
      clusters.append(
        Cluster(
          // A tab is as wide as a space.
          advance: isPrintable
            ? advances.advance(ofASCII: byte)
            : byte == 0x09 ? advances.advance(ofASCII: 0x20) : 0,
          end: end, span: index, kind: Self.kind(of: lineBreakClass, isTab: byte == 0x09),
          isTracked: isPrintable, isBreakable: isBreakable))
    }
  }

  private mutating func appendCharacters(
    of string: String, _ advances: FontAdvances, at index: Int32
  ) {
    var end = 0
    var previous: UInt8 = 0
    let shaped = ScriptAdvances(string, advances)
    for (number, character) in string.enumerated() {
      let own = character.utf8.count == 1 ? character.utf8.first ?? 0 : 0
      if kerns, previous != 0, own != 0 {
        clusters[clusters.count - 1].advance += advances.kerning(previous, own)
      }
      previous = own
      var cluster = Cluster(
        advance: 0, end: 0, span: index, kind: .text, isTracked: false, isBreakable: false)
      var first: Unicode.Scalar?
      var isEmojiSequence = false
      for scalar in character.unicodeScalars {
        end += UTF8.width(scalar)
        let traits = CharacterTraits(of: scalar)
        let isBreakable = isBreakable(before: traits.lineBreakClass)
        // A tab is as wide as a space.
        let advance = advances.advance(of: scalar == "\t" ? " " : scalar, traits.width)
        cluster.advance += advance.em
        cluster.isTracked = cluster.isTracked || advance.isTracked
        if let first {
          isEmojiSequence =
            isEmojiSequence
            || scalar.isPartOfEmoji && first.properties.isEmoji
        } else {
          first = scalar
          cluster.isBreakable = isBreakable
          cluster.kind =
            scalar == "\u{AD}"
            ? .softHyphen : Self.kind(of: traits.lineBreakClass, isTab: scalar == "\t")
        }
      }
      if isEmojiSequence {
        cluster.advance = FontAdvances.emojiAdvance
        cluster.isTracked = false
      }
      if let advance = shaped?[number] {
        cluster.advance = advance
        cluster.isTracked = false
      }
      cluster.end = end
      clusters.append(cluster)
    }
  }

  /// Whether a line may end before the next scalar.
  private mutating func isBreakable(before next: LineBreakClass) -> Bool {
    let boundary = breaker.boundary(before: next)
    if breaker.retractsPrevious, !clusters.isEmpty {
      clusters[clusters.count - 1].isBreakable = false
    }
    return boundary != .prohibited
  }

  private static func kind(of lineBreakClass: LineBreakClass, isTab: Bool) -> Cluster.Kind {
    switch lineBreakClass {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: .newline
    case .space: .space
    default: isTab ? .space : .text
    }
  }
}

extension Unicode.Scalar {
  /// Whether Apple's font draws one emoji for the scalar and the emoji before it.
  fileprivate var isPartOfEmoji: Bool {
    // It draws a keycap even without U+FE0F, which terminals do not.
    continuesEmoji || value == 0x20E3
  }
}
