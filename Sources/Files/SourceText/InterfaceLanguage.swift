// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A language that screens and pages speak.
package enum InterfaceLanguage: String, CaseIterable, Hashable, Sendable {
  case english = "en"
  case japanese = "ja"

  /// The language of a name such as `ja`, `ja-JP` or `ja_JP.UTF-8`; nil for a language that is not spoken.
  package init?(named name: String) {
    self.init(rawValue: name.prefix { $0.isLetter }.lowercased())
  }

  /// The language of the environment; nil if it names none that is spoken.
  ///
  /// - Parameter environment: The environment variables; the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set counts.
  package init?(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].map { environment[$0] ?? "" }
    self.init(named: names.first { !$0.isEmpty } ?? "")
  }
}
