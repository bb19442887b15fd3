// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The side at which reading begins.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Leading is left, as in English and Japanese.
  case leftToRight
  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}

extension LayoutDirection {
  /// The languages that are written from the right to the left, where no script says otherwise.
  private static let languagesFromRight: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// The scripts that are written from the right to the left.
  private static let scriptsFromRight: Set<String> = [
    "Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
  ]

  /// The direction of texts in a language, which may be named with a script and a region, as in `ar` or `pa-Arab-PK`.
  package init(locale: String) {
    let parts = locale.split { $0 == "-" || $0 == "_" }.map(String.init)
    let isFromRight =
      if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
        Self.scriptsFromRight.contains(script)
      } else {
        parts.first.map(Self.languagesFromRight.contains) ?? false
      }
    self = isFromRight ? .rightToLeft : .leftToRight
  }
}
