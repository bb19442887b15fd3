// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles

/// The families in which a character is looked for, the best first.
///
/// Inter is nearest to Apple's San Francisco, Noto Sans JP and its like to its Chinese, Japanese and Korean fonts, which have all
/// weights if they are variable; Noto Sans CJK has fewer. The rest has what these do not have.
struct FontFamilies {
  /// The family that comes first for everything but ideographs.
  static let best = "Inter"

  private let texts: [String]
  private let ideographs: [String]

  /// Creates the families for texts in a language: it decides on the forms of ideographs.
  init(language: String?) {
    let regions = Self.regions(of: language ?? "")
    let ideographs = regions.flatMap { ["Noto Sans \($0)", "Noto Sans CJK \($0)"] }
    let others = ["DejaVu Sans", "Noto Sans", "Liberation Sans", "FreeSans"]
    texts = [Self.best] + ideographs + others
    self.ideographs = ideographs + [Self.best] + others
  }

  /// The families for a character.
  func names(for scalar: Unicode.Scalar) -> [String] {
    scalar.value < 0x2E80 ? texts : ideographs
  }

  /// The families for letters of a script that are joined or ordered, and for emoji.
  func names(for script: ShapingScript) -> [String] {
    let own: [String] =
      switch script {
      case .arabic: ["Noto Sans Arabic", "Noto Naskh Arabic", "Noto Kufi Arabic"]
      case .hebrew: ["Noto Sans Hebrew", "Noto Serif Hebrew"]
      case .devanagari: ["Noto Sans Devanagari", "Noto Serif Devanagari", "Lohit Devanagari"]
      case .thai: ["Noto Sans Thai", "Noto Looped Thai", "Noto Serif Thai"]
      case .emoji: ["Noto Color Emoji"]
      case .simple, .common, .inherited, .unknown: []
      }
    return own + texts
  }

  /// The endings of the families' names, that of the language first.
  private static func regions(of language: String) -> [String] {
    let all = ["JP", "SC", "TC", "HK", "KR"]
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let best: String
    switch parts.first {
    case "ko": best = "KR"
    case "zh" where parts.contains("hk"): best = "HK"
    case "zh" where parts.contains("hant") || parts.contains("tw"): best = "TC"
    case "zh": best = "SC"
    default: best = "JP"
    }
    return [best] + all.filter { $0 != best }
  }
}
