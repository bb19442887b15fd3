// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension LocaleName {
  /// The languages that are written from the right to the left, where no script says otherwise.
  private static let languagesFromRight: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// The scripts that are written from the right to the left.
  private static let scriptsFromRight: Set<String> = [
    "Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa",
  ]

  /// Whether texts in the language are written from the right to the left.
  package var isWrittenFromRight: Bool {
    let parts = identifier.split { $0 == "-" || $0 == "_" }.map(String.init)
    if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return Self.scriptsFromRight.contains(script)
    }
    return parts.first.map(Self.languagesFromRight.contains) ?? false
  }
}
