// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A text that is cut into what a reader takes for characters, each measured, with the places where a line may end.
///
/// It does not depend on the space that there is, so that a text that is laid out several times, as stacks do, is cut and
/// measured once. Marks that combine with the end of another span stand alone.
package struct MeasuredText: Sendable {
  /// A grapheme cluster.
  struct Cluster {
    enum Kind: UInt8 {
      /// Text.
      case text
      /// A space, which no line has at its end where the text goes on in the next line.
      case space
      /// A character that ends a line.
      case newline
      /// A hyphen that is written only where a line ends with it.
      case softHyphen
    }

    /// Its width, in em, without the tracking.
    var advance: Double
    /// Where it ends in the string of its span, in UTF-8.
    var end: Int
    /// The index of its span.
    var span: Int32
    var kind: Kind
    /// Whether the font's tracking is added to its width.
    var isTracked: Bool
    /// Whether a line may end before it.
    var isBreakable: Bool
  }

  /// The parts of the text.
  let spans: [TextSpan]

  /// The characters, in the order in which they are read.
  let clusters: [Cluster]

  /// Whether characters of ambiguous width are as wide as a square.
  let isEastAsian: Bool

  /// Cuts and measures a text.
  ///
  /// - Parameters:
  ///   - spans: The parts of the text.
  ///   - locale: The identifier of its language, such as `ja` or `zh-Hant`.
  ///   - kerns: Whether pairs of characters come closer to each other.
  package init(_ spans: [TextSpan], locale: String, kerns: Bool = true) {
    isEastAsian = Self.isEastAsian(locale)
    var cutter = ClusterCutter(isEastAsian: isEastAsian, kerns: kerns)
    for (index, span) in spans.enumerated() { cutter.append(span, at: Int32(index)) }
    self.spans = spans
    clusters = cutter.clusters
  }

  /// Whether a language is written with East Asian fonts.
  private static func isEastAsian(_ locale: String) -> Bool {
    let language = locale.prefix { $0 != "-" && $0 != "_" }
    return ["ja", "zh", "ko", "yue"].contains { language == $0 }
  }
}
