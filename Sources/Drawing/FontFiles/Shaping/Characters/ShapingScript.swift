// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A script, as far as texts are shaped by it.
package enum ShapingScript: UInt8, Sendable {
  /// A script whose letters stand side by side, each with a glyph of its own, as in Latin.
  case simple
  /// No script of its own: digits, spaces, emoji.
  case common
  /// A mark that takes the script of its letter.
  case inherited
  case arabic
  case hebrew
  case devanagari
  case thai
  /// A script with rules of its own that are not known here, such as Tibetan.
  case unknown
  /// Pictures in colors, of which several characters can be one; no scalar has this script alone.
  case emoji

  /// The names under which fonts have the script's features, the best first.
  var tags: [FeatureTag] {
    switch self {
    case .arabic: ["arab"]
    case .hebrew: ["hebr"]
    case .devanagari: ["dev3", "dev2", "deva"]
    case .thai: ["thai"]
    case .simple: ["latn"]
    case .common, .inherited, .unknown, .emoji: []
    }
  }

  /// Whether letters are joined, ordered or put together, so that they are more than one glyph after the other.
  package var isShaped: Bool {
    switch self {
    case .arabic, .hebrew, .devanagari, .thai, .emoji: true
    case .simple, .common, .inherited, .unknown: false
    }
  }
}
